/** Short names for parts of the wire, and what comes through the socket. */
import type { Chat, Place, RulePage, TableInfo, Update } from './wire';

export type Lang = RulePage['lang'];
export type Level = NonNullable<Place['level']>;

export interface TableUpdate {
  readonly type: 'table';
  readonly table: TableInfo;
}
export type Message = Update | TableUpdate | Chat;
