/** Paths of our pages, wherever the server stands: at the root of a site, or below a path of it. */

/** What all our paths begin with: nothing, or like `/ridotto`.  The server says so in the page. */
export const PREFIX = globalThis.document?.querySelector<HTMLMetaElement>('meta[name="path-prefix"]')?.content ?? '';

/** The path of one of our pages for the browser: every link, request and address goes through here. */
export const pathTo = (page: string): string => PREFIX + page;

/** Which of our pages the browser's path means; null if it is none of ours. */
export function pageAt(path: string, prefix = PREFIX): string | null {
  if (path === prefix) return '/';
  return path.startsWith(`${prefix}/`) ? path.slice(prefix.length) : null;
}
