/** What the board says, in English and French. */
import type { Lang } from '../types';
import type { CorporationName, FamilyName, InfluenceName, OutcomeName } from './view';

/** Names of families are the same in all languages. */
export const FAMILY_LABELS: Readonly<Record<FamilyName, string>> = {
  contarini: 'Contarini',
  gradenigo: 'Gradenigo',
  morosini: 'Morosini',
  dandolo: 'Dandolo',
  tiepolo: 'Tiepolo',
};

export const INFLUENCE_RULES: Readonly<Record<InfluenceName, string>> = {
  peddler: 'IN-5.4',
  assassin: 'IN-5.8',
  courtesan: 'IN-5.9',
  gondolier: 'IN-5.13',
  guard: 'IN-5.14',
  thief: 'IN-5.17',
};

export const OUTCOME_RULES: Readonly<Record<OutcomeName, string>> = {
  nothing: 'IN-6.1',
  face_down: 'IN-6.8',
  no_intrigant: 'IN-6.4',
  lone: 'IN-6.6',
  equal: 'IN-6.3',
  neutral: 'IN-6.7',
  higher: 'IN-6.2',
  alone: 'IN-6.6',
};

const counted = (n: number, one: string, many: string): string => `${n} ${n === 1 ? one : many}`;
const compter = (n: number, un: string, plusieurs: string): string => `${n} ${n < 2 ? un : plusieurs}`;

interface Power {
  readonly name: string;
  readonly short: string;
  readonly long: string;
}

const en = {
  board: 'The Palace of Intrigo',
  seats: ['red', 'blue', 'green', 'yellow', 'purple'],
  corporations: {
    merchants: 'Merchants',
    military: 'Military',
    clergy: 'Clergy',
    gardeners: 'Market gardeners',
    crafts: 'Art crafts',
  } as Readonly<Record<CorporationName, string>>,
  powers: {
    peddler: { name: 'Peddler', short: 'swaps two tokens', long: 'Swap a token beside the card with any other token in the Palace.' },
    assassin: { name: 'Assassin', short: 'turns an Intrigant face down', long: 'Turn an Intrigant beside the card face down.' },
    courtesan: { name: 'Courtesan', short: 'calls an Intrigant', long: 'Name an Intrigant that is not placed: whoever holds it puts it into a free slot beside the card.' },
    gondolier: { name: 'Gondolier', short: 'swaps two Intrigants', long: 'Swap an Intrigant beside the card with any other Intrigant in the Palace.' },
    guard: { name: 'Palace Guard', short: 'moves an Intrigant', long: 'Move an Intrigant beside the card to any free slot.' },
    thief: { name: 'Thief', short: 'turns a token face down', long: 'Turn a token beside the card face down: nobody takes it this turn; with two players, this half.' },
  } as Readonly<Record<InfluenceName, Power>>,
  ducat: 'Ducat',
  sealsOf: {
    merchants: 'Seal of the Merchants',
    military: 'Seal of the Military',
    clergy: 'Seal of the Clergy',
    gardeners: 'Seal of the Market gardeners',
    crafts: 'Seal of the Art crafts',
  } as Readonly<Record<CorporationName, string>>,
  turn: (n: number): string => `Turn ${n}`,
  half: (n: number): string => (n === 1 ? 'first half' : 'second half'),
  draft: (n: number): string => `draft: card ${n} of 4`,
  placing: 'placing',
  over: 'the game is over',
  won: (seat: string): string => `${seat} has won`,
  first: (seat: string): string => `${seat} is first`,
  firstMark: 'First player',
  door: 'The door',
  arcade: (n: number): string => `Arcade ${n}`,
  slot: (n: number): string => `Slot ${n}`,
  free: 'free',
  empty: 'empty',
  faceDown: 'face down',
  neutral: 'neutral',
  familyOf: (family: string, seat: string): string => `${family}, family of ${seat}`,
  asItStands: 'As it stands',
  shareOut: 'Share-out',
  of: (n: number, all: number): string => `${n} of ${all}`,
  lastShareOut: 'Latest share-out',
  hint: 'Point at an arcade to see who would take its token.',
  hintPast: 'Point at an arcade to see who took its token.',
  takes: (seat: string, token: string): string => `${seat} takes it: ${token}.`,
  wouldTake: (seat: string, token: string): string => `${seat} would take it: ${token}.`,
  stays: 'Nobody takes it: it stays.',
  nothing: 'No token lies here.',
  tokenDown: 'The token is face down: nobody can take it in this share-out.',
  noIntrigant: 'No Intrigant lies face up beside it.',
  lone: 'One Intrigant alone is not enough at this table.',
  equal: (value: number): string => `Both Intrigants are worth ${value}.`,
  neutralWins: (card: string): string => `${card} is the strongest, but its family belongs to nobody.`,
  higher: (card: string, other: string): string => `${card} beats ${other}.`,
  alone: (card: string): string => `${card} is the only Intrigant face up beside it.`,
  influences: 'Influence cards',
  price: (n: number): string => counted(n, 'Ducat', 'Ducats'),
  left: (n: number): string => `${counted(n, 'card', 'cards')} left`,
  noneLeft: 'no card left',
  nextPrices: (list: string): string => `next prices: ${list}`,
  unplaced: 'Not placed yet',
  unplacedTwo: 'Not placed yet, in hands or set aside',
  unplacedAbout: 'Intrigants that nobody has placed yet in this turn: in hands, or set aside. The Courtesan can call one of them.',
  packet: 'Your packet: keep one',
  hand: 'Your hand',
  kept: 'kept',
  noCards: 'No cards',
  cards: (n: number): string => `${counted(n, 'card', 'cards')} in hand`,
  ducats: (n: number): string => counted(n, 'Ducat', 'Ducats'),
  different: 'Different Seals',
  alike: 'Most alike',
  seals: 'Seals',
  ducatsWord: 'Ducats',
  goal: (different: number, alike: number): string => `${different} of 5 different Seals; ${alike} of 4 alike`,
  counter: (corporation: string, n: number): string => `${corporation}: ${n}`,
  pair: (what: string, list: string): string => `${what}: ${list}`,
};

export type Strings = typeof en;

const fr: Strings = {
  board: 'Le Palais d’Intrigo',
  seats: ['rouge', 'bleu', 'vert', 'jaune', 'violet'],
  corporations: {
    merchants: 'Marchands',
    military: 'Militaires',
    clergy: 'Clergé',
    gardeners: 'Maraîchers',
    crafts: 'Métiers d’art',
  },
  powers: {
    peddler: { name: 'Colporteur', short: 'échange deux pions', long: 'Échangez un pion voisin de la carte avec un autre pion du Palais.' },
    assassin: { name: 'Assassin', short: 'retourne un Intrigant', long: 'Retournez face cachée un Intrigant voisin de la carte.' },
    courtesan: { name: 'Courtisane', short: 'appelle un Intrigant', long: 'Nommez un Intrigant qui n’est pas posé\u00a0: qui le tient le pose sur un emplacement libre voisin de la carte.' },
    gondolier: { name: 'Gondolier', short: 'échange deux Intrigants', long: 'Échangez un Intrigant voisin de la carte avec un autre Intrigant du Palais.' },
    guard: { name: 'Garde du Palais', short: 'déplace un Intrigant', long: 'Déplacez un Intrigant voisin de la carte vers un emplacement libre.' },
    thief: { name: 'Voleur', short: 'retourne un pion', long: 'Retournez face cachée un pion voisin de la carte\u00a0: personne ne le prend ce tour-ci\u00a0; à deux joueurs, cette manche-ci.' },
  },
  ducat: 'Ducat',
  sealsOf: {
    merchants: 'Sceau des Marchands',
    military: 'Sceau des Militaires',
    clergy: 'Sceau du Clergé',
    gardeners: 'Sceau des Maraîchers',
    crafts: 'Sceau des Métiers d’art',
  },
  turn: (n) => `Tour ${n}`,
  half: (n) => (n === 1 ? 'première manche' : 'seconde manche'),
  draft: (n) => `choix des cartes\u00a0: ${n} sur 4`,
  placing: 'pose des cartes',
  over: 'la partie est finie',
  won: (seat) => `${seat} a gagné`,
  first: (seat) => `${seat} commence`,
  firstMark: 'Premier joueur',
  door: 'La porte',
  arcade: (n) => `Arcade ${n}`,
  slot: (n) => `Emplacement ${n}`,
  free: 'libre',
  empty: 'vide',
  faceDown: 'face cachée',
  neutral: 'neutre',
  familyOf: (family, seat) => `${family}, famille de ${seat}`,
  asItStands: 'En l’état',
  shareOut: 'Partage',
  of: (n, all) => `${n} sur ${all}`,
  lastShareOut: 'Dernier partage',
  hint: 'Désignez une arcade pour voir qui prendrait son pion.',
  hintPast: 'Désignez une arcade pour voir qui a pris son pion.',
  takes: (seat, token) => `${seat} le prend\u00a0: ${token}.`,
  wouldTake: (seat, token) => `${seat} le prendrait\u00a0: ${token}.`,
  stays: 'Personne ne le prend\u00a0: il reste.',
  nothing: 'Aucun pion ici.',
  tokenDown: 'Le pion est face cachée\u00a0: personne ne peut le prendre à ce partage.',
  noIntrigant: 'Aucun Intrigant face visible à côté.',
  lone: 'Un Intrigant seul ne suffit pas à cette table.',
  equal: (value) => `Les deux Intrigants valent ${value}.`,
  neutralWins: (card) => `${card} est le plus fort, mais sa famille n’est à personne.`,
  higher: (card, other) => `${card} l’emporte sur ${other}.`,
  alone: (card) => `${card} est le seul Intrigant face visible à côté.`,
  influences: 'Cartes Influence',
  price: (n) => compter(n, 'Ducat', 'Ducats'),
  left: (n) => (n < 2 ? `reste ${n} carte` : `restent ${n} cartes`),
  noneLeft: 'plus de carte',
  nextPrices: (list) => `prix suivants\u00a0: ${list}`,
  unplaced: 'Pas encore posés',
  unplacedTwo: 'Pas encore posés, en main ou mis de côté',
  unplacedAbout: 'Les Intrigants que personne n’a encore posés ce tour-ci\u00a0: en main, ou mis de côté. La Courtisane peut en appeler un.',
  packet: 'Votre paquet\u00a0: gardez une carte',
  hand: 'Votre main',
  kept: 'gardée',
  noCards: 'Aucune carte',
  cards: (n) => `${compter(n, 'carte', 'cartes')} en main`,
  ducats: (n) => compter(n, 'Ducat', 'Ducats'),
  different: 'Sceaux différents',
  alike: 'Le plus de pareils',
  seals: 'Sceaux',
  ducatsWord: 'Ducats',
  goal: (different, alike) => `${different} sur 5 Sceaux différents\u00a0; ${alike} sur 4 pareils`,
  counter: (corporation, n) => `${corporation}\u00a0: ${n}`,
  pair: (what, list) => `${what}\u00a0: ${list}`,
};

const STRINGS: Readonly<Record<Lang, Strings>> = { en, fr };

export const stringsIn = (lang: Lang): Strings => STRINGS[lang];

export const seatName = (t: Strings, seat: number): string => t.seats[seat] ?? String(seat);
