/** Where we are: the address of the page, on the History API. */
import { pageAt, pathTo } from './path';

export type Route =
  | { readonly page: 'home' | 'lobby' | 'settings' | 'missing' }
  | { readonly page: 'table' | 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string }; // without a game: all rulebooks

function decoded(name: string): string | null {
  try {
    return decodeURIComponent(name);
  } catch {
    return null; // what somebody typed is no text
  }
}

export function parse(path: string | null, hash = ''): Route {
  if (path === null) return { page: 'missing' };
  const [page = '', name = '', ...more] = path.split('/').filter((part) => part !== '');
  const id = decoded(name);
  if (id === null || more.length > 0) return { page: 'missing' };
  if (page === 'rules') return { page, game: id, paragraph: hash.replace(/^#/, '') };
  if ((page === 'table' || page === 'replay') && id !== '') return { page, id };
  if (id !== '') return { page: 'missing' };
  if (page === '') return { page: 'home' };
  return page === 'lobby' || page === 'settings' ? { page } : { page: 'missing' };
}

const state = $state({ route: parse('/') });

export const route = (): Route => state.route;

const arrive = (): void => {
  state.route = parse(pageAt(location.pathname), location.hash);
};

/** Go to one of our pages. */
export function go(page: string): void {
  const before = location.pathname;
  const address = pathTo(page);
  if (address !== before + location.search + location.hash) history.pushState(null, '', address);
  arrive();
  if (before !== location.pathname) scrollTo(0, 0);
}

/** Follow the back button and plain links to our own pages.  Called once. */
export function follow(): void {
  arrive();
  addEventListener('popstate', arrive);
  addEventListener('hashchange', arrive);
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || link.target !== '' || link.hasAttribute('download')) return;
    const { origin, pathname, search, hash } = new URL(link.href, location.href);
    const page = pageAt(pathname);
    if (origin !== location.origin || page === null || parse(page).page === 'missing') return;
    event.preventDefault();
    go(page + search + hash);
  });
}
