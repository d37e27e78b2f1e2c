// Written by `make typescript` from ridotto/server/wire.py.  Do not edit.

import type { GameView } from './view';

export type Code =
  | 'unknown_table'
  | 'unknown_game'
  | 'unknown_seat'
  | 'unknown_moment'
  | 'unknown_rules'
  | 'nobody'
  | 'not_yours'
  | 'not_host'
  | 'removed'
  | 'never_sat'
  | 'stale'
  | 'quicker'
  | 'not_begun'
  | 'begun'
  | 'over'
  | 'closed'
  | 'not_over'
  | 'secret'
  | 'seat_taken'
  | 'seat_kept'
  | 'many_seats'
  | 'many_tables'
  | 'many_listed'
  | 'seat_open'
  | 'seat_resigned'
  | 'no_bot'
  | 'nothing_to_free'
  | 'nobody_to_remove'
  | 'nothing_to_resign'
  | 'no_undo'
  | 'not_asked_to_consent'
  | 'no_wish'
  | 'wish_waits'
  | 'away'
  | 'chosen_seed'
  | 'nonce_given'
  | 'other_version'
  | 'bad_name'
  | 'name_taken'
  | 'bad_chat'
  | 'chat_full'
  | 'chat_guest_full'
  | 'chat_spectators_full'
  | 'bad_choice'
  | 'bad_seats'
  | 'no_such_game'
  | 'not_an_option'
  | 'not_asked'
  | 'rule'
  | 'too_large'
  | 'bad_request'
  | 'socket_only'
  | 'foreign_origin'
  | 'operators_only'
  | 'not_ready'
  | 'busy'
  | 'no_person'
  | 'many_games'
  | 'no_database'
  | 'head_too_large'
  | 'too_slow'
  | 'too_many_connections'
  | 'server_full'
  | 'address_too_long'
  | 'too_quick'
  | 'too_many_guests'
  | 'too_many_tables'
  | 'too_much_chat'
  | 'too_many_sockets'
  | 'crowded'
  | 'fault';
export type Lang =
  | 'en'
  | 'fr';
export type Level =
  | 'gondolier'
  | 'merchant'
  | 'senator'
  | 'doge';
export type Status =
  | 'waiting'
  | 'playing'
  | 'over'
  | 'closed';
export type WishEnd =
  | 'granted'
  | 'declined'
  | 'withdrawn'
  | 'past';

export const LEVELS = ['gondolier', 'merchant', 'senator', 'doge'] as const;
export const USUAL = 'merchant';

/** A command was executed and is on disk. */
export interface Accepted {
  table: string;
  done?: boolean;
}

/** Where a seat's result came from: start + luck + play + others = result, all in winning chance. */
export interface Account {
  start: number;
  luck: number;
  play: number;
  others: number;
  result: number;
  text: string;
}

/** How far the analysis of a finished game is. */
export interface AnalysisProgress {
  begun: boolean;
  done: number;
  total: number;
  analysis?: AnalysisText | null;
  stops?: number[];
}

/** A finished game, analysed, as a viewer reads it. */
export interface AnalysisText {
  moments: ChancePoint[];
  lessons: LessonText[];
  accounts: Account[];
}

/** What a seat is asked, and by which rule. */
export interface Ask {
  seat: number;
  turn: string;
  step: string;
  question: string;
  rule: string;
  together: boolean;
  options: Option[];
}

/** Everybody's chance to win when so many words had been spoken. */
export interface ChancePoint {
  word: number;
  chances: number[];
}

/** A line of chat. */
export interface Chat {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: string;
  type: 'chat';
}

/** One thing that can be chosen for a table before the game. */
export interface ChoiceInfo {
  name: string;
  rule: string;
  default: string;
  low: number;
  high: number;
  names: string[];
  mark: string;
  label: string;
  labels: string[];
}

/** Whether another seat may take back its last word. */
export interface Consent {
  agree: boolean;
}

/** The numbers of an edition file that differ from ours. */
export interface Corrections {
  choices: Record<string, string>;
}

/** The scores from the first moment to the last: each of these points holds until the next one. */
export interface Course {
  score: string;
  part: string;
  points: CoursePoint[];
  marks: CourseMark[];
}

/** Where a part of the game began: a year, a round. */
export interface CourseMark {
  number: number;
  label: string;
}

/** The scores at one moment. */
export interface CoursePoint {
  number: number;
  scores: number[];
}

/** One outcome of chance, with all that is needed to recompute it. */
export interface Draw {
  number: number;
  weights: number[];
  outcome: number;
  path: string[];
}

/** A file with numbers of a game's material, as `ridotto edition` prints it. */
export interface EditionFile {
  text: string;
}

/** Points that a seat gains; less than none where it pays. */
export interface Gain {
  seat: number;
  points: number;
}

/** A game that can be played here. */
export interface GameInfo {
  id: string;
  title: string;
  about: string;
  goal: string;
  goal_rules: string[];
  version: number;
  least: number;
  most: number;
  minutes: number;
  choices: ChoiceInfo[];
}

/** Let a bot play a seat. */
export interface HandToBot {
  seat: number;
  level?: Level;
}

/** What the strongest bot would answer, from what the seat knows: at most two answers, the best first. */
export interface Hint {
  seat: number;
  turn: string;
  choices: HintChoice[];
  text: string;
}

/** An answer that a hint looks at. */
export interface HintChoice {
  code: number;
  path: string[];
  share: number;
  chances: number[];
  win: number[];
}

/** Ask what the strongest bot would answer.  `turn` is the id of the question. */
export interface HintWish {
  seat: number;
  turn: string;
}

/** A decision that cost something, and what would have been better. */
export interface LessonText {
  word: number;
  seat: number;
  played: string[];
  better: string[];
  cost: number;
  text: string;
}

/** One line of the log, as one viewer may read it. */
export interface Line {
  number: number;
  text: string;
  rule: string;
  targets: string[];
  gains?: Gain[];
}

/** The guest who sends the request; `id` is empty until a name is set. */
export interface Me {
  id: string;
  name: string;
}

/** A past position of a table, as a viewer saw it. */
export interface Moment {
  number: number;
  moments: number;
  seat: number;
  view: GameView;
  lines: Line[];
}

/** An answer.  `turn` is the id of the question it answers, so that nothing is applied twice or too late. */
export interface Move {
  seat: number;
  turn: string;
  code: number;
}

/** The move with this `id` was executed and is on disk. */
export interface MoveAccepted {
  id: number;
  type: 'accepted';
}

/** An answer.  Its reply carries the same `id`, a number of the client's choice. */
export interface MoveMessage {
  seat: number;
  turn: string;
  code: number;
  id: number;
  type: 'move';
}

/** The move with this `id` was refused; nothing has changed. */
export interface MoveRefused {
  id: number;
  status: number;
  problem: Problem;
  type: 'refused';
}

/** A new table.  `places` names who sits where: "me", "open", or the level of a bot. */
export interface Opening {
  game: string;
  places: ('me' | 'open' | Level)[];
  choices?: Record<string, string>;
  listed?: boolean;
  start?: boolean;
  seed?: string | null;
}

/** One answer that is offered: a path of clicks on named targets, and what it means. */
export interface Option {
  code: number;
  path: string[];
  text: string;
  gains?: number[];
}

/** One paragraph of a rulebook page; headings have no id. */
export interface Paragraph {
  id: string;
  html: string;
  heading: boolean;
}

/** One seat of a table, as everybody sees it. */
export interface PlaceInfo {
  seat: number;
  kind: 'open' | 'guest' | 'bot';
  name: string;
  level?: Level | null;
  mine?: boolean;
  online?: boolean;
  resigned?: boolean;
  stands_in?: boolean;
  kept_for?: string;
  kept_for_me?: boolean;
  nonce?: string;
}

/** Why a request was refused, in one sentence; a client can translate it by `code` and `gaps`. */
export interface Problem {
  detail: string;
  code: Code;
  gaps: Record<string, string>;
}

/** All outcomes of chance of a finished game, and what they came from. */
export interface Proof {
  commitment: string;
  seed: string;
  nonces: string[];
  rewinds: number[];
  draws: Draw[];
}

/** The name of a guest. */
export interface Rename {
  name: string;
}

/** A rulebook page in one language. */
export interface RulePage {
  game: string;
  lang: Lang;
  title: string;
  paragraphs: Paragraph[];
}

/** The rules were changed by an upgrade of the server after this game had begun. */
export interface RulesChange {
  version: number;
  words: number;
}

/** A line of chat to send. */
export interface Say {
  text: string;
}

/** What a seat adds to the seed of the shuffle; random, and never used before. */
export interface SeatNonce {
  seat: number;
  nonce: string;
}

/** A command about one seat. */
export interface SeatOnly {
  seat: number;
}

/** Where others can reach this server. */
export interface ServerInfo {
  addresses: string[];
  command: string;
}

/** Take a seat, and add a nonce to the seed of the shuffle. */
export interface Sitting {
  seat: number;
  nonce?: string | null;
}

/** A finished game. */
export interface Summary {
  result: string;
  rule: string;
  ranks: number[];
  scores: number[];
  rows: SummaryRow[];
  course: Course;
}

/** One thing that was counted at the end. */
export interface SummaryRow {
  label: string;
  rule: string;
  values: number[];
  is_source: boolean;
}

/** A table: who sits there and its choices, without the position. */
export interface TableInfo {
  id: string;
  game: string;
  title: string;
  version: number;
  seats: number;
  choices: Record<string, string>;
  status: Status;
  listed: boolean;
  mine: boolean;
  host: boolean;
  host_name: string;
  removed: boolean;
  removed_guests: string[];
  places: PlaceInfo[];
  created: string;
  chosen_seed: boolean;
  commitment: string;
  seed: string;
  asked: number[];
  ranks: number[];
  scores: number[];
  undo?: UndoWish | null;
  undo_end?: UndoEnd | null;
  rematch?: string | null;
  asleep?: boolean;
  rules_change?: RulesChange | null;
}

/** A page of a list of tables. */
export interface TablePage {
  tables: TableSummary[];
  next: string | null;
}

/** A table in a list. */
export interface TableSummary {
  id: string;
  game: string;
  title: string;
  status: Status;
  listed: boolean;
  mine: boolean;
  host: boolean;
  places: PlaceInfo[];
  created: string;
  asked: number[];
  asleep?: boolean;
}

/** The info of the table has changed. */
export interface TableUpdate {
  table: TableInfo;
  type: 'table';
}

/** How the last such wish ended; "past": its seat has played on, or the game is over. */
export interface UndoEnd {
  number: number;
  seat: number;
  how: WishEnd;
  by: number;
}

/** A seat asks the others for consent to take back its last word. */
export interface UndoWish {
  seat: number;
  waiting: number[];
}

/** The position for one viewer.  `lines` are new since the update that the client received last. */
export interface Update {
  epoch: number;
  number: number;
  fresh: boolean;
  seat: number;
  view: GameView;
  lines: Line[];
  sealed: Line[];
  ask: Ask | null;
  waiting: number[];
  undo: boolean;
  type: 'update';
}

/** View from another seat of the guest, or in another language.  The type may be left out. */
export interface ViewMessage {
  seat?: number | null;
  lang?: Lang | null;
  epoch?: number;
  after?: number;
  type: 'view';
}
