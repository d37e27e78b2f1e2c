// Temporary: written by hand after src/ridotto/server/wire.py until `npm run types` replaces it.
export type Lang = 'en' | 'fr';
export type Level = 'novice' | 'player' | 'master';
export interface Rename { name: string }
export interface Opening {
  game: string;
  places: ('me' | 'open' | Level)[];
  choices?: Record<string, string>;
  listed?: boolean;
  start?: boolean;
  seed?: string | null;
}
export interface SeatOnly { seat: number }
export interface Hand { seat: number; level?: Level }
export interface Move { seat: number; turn: string; code: number }
export interface Consent { agree: boolean }
export interface Say { text: string }
export interface Me { id: string; name: string }
export interface ChoiceInfo { name: string; rule: string; default: string; low: number; high: number; names: string[] }
export interface GameInfo { id: string; version: number; least: number; most: number; choices: ChoiceInfo[] }
export interface Place {
  seat: number;
  kind: 'open' | 'guest' | 'bot';
  name: string;
  level?: Level | null;
  mine?: boolean;
  online?: boolean;
  resigned?: boolean;
  stands_in?: boolean;
}
export interface UndoWish { seat: number; waiting: number[] }
export interface TableInfo {
  id: string;
  game: string;
  version: number;
  seats: number;
  choices: Record<string, string>;
  status: 'waiting' | 'playing' | 'over';
  listed: boolean;
  mine: boolean;
  host: boolean;
  places: Place[];
  created: string;
  commitment: string;
  seed: string;
  asked: number[];
  ranks: number[];
  scores: number[];
  undo?: UndoWish | null;
  rematch?: string | null;
}
export interface Option { code: number; path: string[]; text: string }
export interface Ask { seat: number; turn: string; step: string; question: string; rule: string; options: Option[] }
export interface Line { number: number; text: string; rule: string; targets: string[] }
export interface Update {
  type: 'update';
  epoch: number;
  number: number;
  fresh: boolean;
  seat: number;
  view: Record<string, unknown>;
  lines: Line[];
  sealed: Line[];
  ask: Ask | null;
  waiting: number[];
  undo: boolean;
}
export interface TableUpdate { type: 'table'; table: TableInfo }
export interface Chat { type: 'chat'; number: number; name: string; seat: number; text: string; at: string }
export interface Accepted { table: string; done?: boolean }
export interface Moment { number: number; moments: number; seat: number; view: Record<string, unknown>; lines: Line[] }
export interface Draw { number: number; weights: number[]; outcome: number; path: string[] }
export interface Proof { commitment: string; seed: string; draws: Draw[] }
export interface Paragraph { id: string; html: string; heading: boolean }
export interface RulePage { game: string; lang: Lang; title: string; paragraphs: Paragraph[] }
export interface Problem { detail: string }
