/** Short names for parts of the wire. */
import type { Chat, MoveAccepted, MoveRefused, PlaceInfo, RulePage, TableUpdate, Update } from './wire';

export type Lang = RulePage['lang'];
export type Level = NonNullable<PlaceInfo['level']>;

/** What comes through the socket. */
export type Message = Update | TableUpdate | Chat;

/** What the socket replies to a move. */
export type Reply = MoveAccepted | MoveRefused;
