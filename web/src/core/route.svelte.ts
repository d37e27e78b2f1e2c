/** Where we are: the address of the page, on the History API. */

export type Route =
  | { readonly page: 'home' | 'lobby' | 'settings' | 'missing' }
  | { readonly page: 'table' | 'replay'; readonly id: string }
  | { readonly page: 'rules'; readonly game: string; readonly paragraph: string };

export function parse(path: string, hash = ''): Route {
  const [page = '', name = ''] = path.split('/').filter((part) => part !== '');
  const id = decodeURIComponent(name);
  if (page === '') return { page: 'home' };
  if (page === 'lobby' || page === 'settings') return { page };
  if ((page === 'table' || page === 'replay') && id !== '') return { page, id };
  if (page === 'rules') return { page, game: id || 'doge', paragraph: hash.replace(/^#/, '') };
  return { page: 'missing' };
}

const state = $state({ route: parse('/') });

export const route = (): Route => state.route;

const arrive = (): void => {
  state.route = parse(location.pathname, location.hash);
};

export function go(address: string): void {
  if (address !== location.pathname + location.search + location.hash) history.pushState(null, '', address);
  const before = state.route.page;
  arrive();
  if (before !== state.route.page) scrollTo(0, 0);
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
    if (origin !== location.origin || pathname.startsWith('/api') || parse(pathname).page === 'missing') return;
    event.preventDefault();
    go(pathname + search + hash);
  });
}
