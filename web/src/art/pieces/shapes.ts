/** The outlines of the pieces.  The ground's middle is (0, 0), up is negative; sizes are for a board 1360 units wide. */

export const HOUSE = {
  width: 30,
  height: 33,
  chimney: 'M5-21V-28.5L3.6-31.5H11.4L10-28.5V-19Z',
  walls: 'M-12.5 0V-15.5H-16L0-31L16-15.5H12.5V0Z',
  light: 'M-16-15.5L0-31V-25.4L-9.6-15.5Z',
  mark: { x: 0, y: -9.6, size: 17 },
} as const;

export const PALACE = {
  width: 44,
  height: 48,
  /** Obelisks, attic, cornice and walls, as one. */
  walls: 'M-19 0V-31H-22V-35H-19.4L-17.5-44L-15.6-35H-10V-40L0-47L10-40V-35H15.6L17.5-44L19.4-35H22V-31H19V0Z',
  light: 'M-19 0V-31H-14.5V0Z',
  cornice: 'M-21-31H21M-9-35H9',
  doors: 'M-13.4 0V-4.4A2.9 2.9 0 0 1-7.6-4.4V0ZM-2.9 0V-4.4A2.9 2.9 0 0 1 2.9-4.4V0ZM7.6 0V-4.4A2.9 2.9 0 0 1 13.4-4.4V0Z',
  mark: { x: 0, y: -19.4, size: 20 },
} as const;

export const ADVISOR = {
  width: 34,
  height: 48,
  robe: 'M-14-8C-13.4-19-10.6-28-7-33.4C-5-35-2-35.6 0-35.6S5-35 7-33.4C10.6-28 13.4-19 14-8Z',
  light: 'M-14-8C-13.4-19-10.6-28-7-33.4L-4.6-34.8C-8.6-28-10.4-19-10.4-8Z',
  face: 'M-5.8-40.4A5.8 5.8 0 1 0 5.8-40.4A5.8 5.8 0 1 0-5.8-40.4Z',
  cap: 'M-6.9-42C-7.4-46.6-4-49.4-.4-49.4C3.8-49.4 7-46.6 6.9-42C2.6-43.6-2.6-43.6-6.9-42Z',
  symbol: { x: 0, y: -21.4, size: 16.5 },
  ring: 'M-10.4-14H10.4A7 7 0 0 1 10.4 0H-10.4A7 7 0 0 1-10.4-14Z',
  ringLight: 'M-10-11.6H10',
  ringMark: { x: 0, y: -6.8, size: 13 },
  foot: 'M-13-8.6H13L15.4-3V0H-15.4V-3Z',
} as const;

export const MARKER = {
  radius: 14,
  rise: 4.4, // how much higher the next marker of a stack lies
  mark: 17,
} as const;
