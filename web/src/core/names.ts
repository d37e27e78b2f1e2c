/** Names for guests who have not given one, after families and trades of old Venice. */
const FIRST = [
  'Alvise', 'Bianca', 'Caterina', 'Donata', 'Elena', 'Fosca', 'Giacomo', 'Ginevra', 'Leonardo', 'Lucrezia',
  'Marco', 'Marina', 'Nicolò', 'Orsetta', 'Pietro', 'Samaritana', 'Tommaso', 'Vettor', 'Zanetta', 'Zorzi',
] as const;
const LAST = [
  'Barbarigo', 'Bembo', 'Contarini', 'Corner', 'Dandolo', 'Foscari', 'Gradenigo', 'Grimani', 'Loredan',
  'Mocenigo', 'Morosini', 'Pisani', 'Querini', 'Tiepolo', 'Venier', 'Zen',
] as const;

const one = (of: readonly string[], chance: number): string => of[Math.floor(chance * of.length)] ?? '';

export const propose = (chance: () => number = Math.random): string => `${one(FIRST, chance())} ${one(LAST, chance())}`;
