/** The commands of the server, typed by the wire.  A refusal is an error with a sentence in the reader's language. */
import { t } from './i18n';
import { en } from './i18n/en';
import type { Link } from './link';
import type { Lang } from './messages';
import { pathTo } from './path';
import type * as wire from './wire';

export class Refused extends Error {
  constructor(
    readonly status: number,
    sentence: string,
  ) {
    super(sentence);
    this.name = 'Refused';
  }
}

const isProblem = (body: unknown): body is wire.Problem =>
  typeof body === 'object' && body !== null && 'detail' in body && 'code' in body && 'gaps' in body;

/** Why something was refused.  A code that is newer than this page keeps the server's own sentence. */
export function sentenceOf({ code, gaps, detail }: wire.Problem): string {
  const key = `refused.${code}` as const;
  return key in en ? t(key, gaps) : detail;
}

/** A move, over the open socket of its table; while there is none, as a request. */
export async function sendMove(link: Link | null, commands: TableCommands, move: wire.Move): Promise<void> {
  const reply = await (link?.move(move) ?? commands.move(move));
  if ('problem' in reply) throw new Refused(reply.status, sentenceOf(reply.problem));
}

async function answer(method: string, path: string, body?: object): Promise<Response> {
  const init: RequestInit = { method, credentials: 'same-origin' };
  if (body !== undefined) {
    init.headers = { 'content-type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(pathTo(`/api${path}`), init);
  if (response.ok) return response;
  const problem: unknown = await response.json().catch(() => null);
  throw new Refused(response.status, isProblem(problem) ? sentenceOf(problem) : response.statusText);
}

const json = async <T>(method: string, path: string, body?: object): Promise<T> =>
  (await answer(method, path, body)).json() as Promise<T>;

const get = <T>(path: string): Promise<T> => json<T>('GET', path);
const post = <T = wire.Accepted>(path: string, body: object = {}): Promise<T> => json<T>('POST', path, body);

export const api = {
  me: () => get<wire.Me>('/me'),
  rename: (name: string) => json<wire.Me>('PUT', '/me', { name } satisfies wire.Rename),
  server: () => get<wire.ServerInfo>('/server'),
  games: (lang: Lang) => get<wire.GameInfo[]>(`/games?lang=${lang}`),
  readEdition: (game: string, text: string) =>
    post<wire.Corrections>(`/games/${encodeURIComponent(game)}/edition`, { text } satisfies wire.EditionFile),
  tables: (show: 'open' | 'mine', after: string | null = null) =>
    get<wire.TablePage>(`/tables?${new URLSearchParams({ show, ...(after === null ? {} : { after }) })}`),
  open: (opening: wire.Opening) => post<wire.TableInfo>('/tables', opening),
  rules: (game: string, lang: Lang) => get<wire.RulePage>(`/rules/${encodeURIComponent(game)}?lang=${lang}`),
  table: (id: string) => commands(`/tables/${encodeURIComponent(id)}`),
};

/** What can be asked of one table. */
const commands = (at: string) => ({
  info: () => get<wire.TableInfo>(at),
  sit: (sitting: wire.Sitting) => post(`${at}/sit`, sitting),
  nonce: (given: wire.SeatNonce) => post(`${at}/nonce`, given),
  stand: (seat: number) => post(`${at}/stand`, { seat } satisfies wire.SeatOnly),
  start: () => post(`${at}/start`),
  close: () => post(`${at}/close`),
  remove: (seat: number) => post(`${at}/remove`, { seat } satisfies wire.SeatOnly),
  readmit: () => post(`${at}/readmit`),
  free: (seat: number) => post(`${at}/free`, { seat } satisfies wire.SeatOnly),
  move: (move: wire.Move) => post(`${at}/moves`, move),
  undo: (seat: number) => post(`${at}/undo`, { seat } satisfies wire.SeatOnly),
  withdraw: () => post(`${at}/withdraw`),
  consent: (agree: boolean) => post(`${at}/consent`, { agree } satisfies wire.Consent),
  bot: (hand: wire.HandToBot) => post(`${at}/bot`, hand),
  take: (seat: number) => post(`${at}/take`, { seat } satisfies wire.SeatOnly),
  resign: (seat: number) => post(`${at}/resign`, { seat } satisfies wire.SeatOnly),
  hint: (wish: wire.HintWish, lang: Lang) => post<wire.Hint>(`${at}/hint?lang=${lang}`, wish),
  analyse: (seat: number, lang: Lang) => post<wire.AnalysisProgress>(`${at}/analysis?seat=${seat}&lang=${lang}`),
  analysis: (seat: number, lang: Lang) => get<wire.AnalysisProgress>(`${at}/analysis?seat=${seat}&lang=${lang}`),
  rematch: () => post<wire.TableInfo>(`${at}/rematch`),
  say: (text: string) => post(`${at}/chat`, { text } satisfies wire.Say),
  chat: (before: number) => get<wire.Chat[]>(`${at}/chat?before=${before}`),
  moment: (number: number, seat: number, lang: Lang) =>
    get<wire.Moment>(`${at}/moments/${number}?seat=${seat}&lang=${lang}`),
  summary: (seat: number, lang: Lang) => get<wire.Summary>(`${at}/summary?seat=${seat}&lang=${lang}`),
  proof: () => get<wire.Proof>(`${at}/proof`),
  record: async () => (await answer('GET', `${at}/record`)).text(),
});

export type TableCommands = ReturnType<typeof commands>;

/** Where the live socket of a table is. */
export function liveAddress(id: string, seat: number, lang: string, epoch: number, after: number): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  const query = new URLSearchParams({ seat: `${seat}`, lang });
  if (epoch >= 0) {
    query.set('epoch', `${epoch}`);
    query.set('after', `${after}`);
  }
  return `${scheme}://${location.host}${pathTo(`/api/tables/${encodeURIComponent(id)}/live`)}?${query}`;
}
