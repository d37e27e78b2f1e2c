/** The link to send: an address of a table that others can open, if there is one. */
import type { ServerInfo } from './wire';

export interface Invitation {
  readonly link: string;
  readonly others: readonly string[]; // links that may work where this one does not
  readonly reach: 'everywhere' | 'network' | 'machine' | 'offline'; // who can open it
}

/** Names that every machine understands as itself. */
export const isLoopback = (hostname: string): boolean =>
  /^(localhost|.*\.localhost|127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(hostname);

/** A page that was opened under another name than the machine's own was found by that name: others find it, too. */
export function invitation(
  path: string,
  here: Pick<Location, 'origin' | 'hostname'>,
  { addresses, command }: ServerInfo,
): Invitation {
  if (!isLoopback(here.hostname)) {
    const reach = addresses.includes(here.origin) ? 'network' : 'everywhere';
    return { link: here.origin + path, others: [], reach };
  }
  const [first, ...more] = addresses.map((address) => address + path);
  if (first !== undefined) return { link: first, others: more, reach: 'network' };
  return { link: here.origin + path, others: [], reach: command === '' ? 'offline' : 'machine' };
}
