/** Short names for parts of the wire. */
import type { Chat, PlaceInfo, RulePage, TableUpdate, Update } from './wire';

export type Lang = RulePage['lang'];
export type Level = NonNullable<PlaceInfo['level']>;

/** What comes through the socket. */
export type Message = Update | TableUpdate | Chat;
