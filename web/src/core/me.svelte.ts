/** The guest at this browser.  A name is proposed; it is given to the server when it is first needed. */
import { api } from './api';
import { propose } from './names';

const STORE = 'ridotto.name';

const state = $state({ id: '', name: '' });
let asked: Promise<void> | null = null;

export const me = (): { readonly id: string; readonly name: string } => state;

function proposed(): string {
  const known = localStorage.getItem(STORE);
  if (known !== null && known !== '') return known;
  const name = propose();
  localStorage.setItem(STORE, name);
  return name;
}

/** Ask the server who we are; before a first name, propose one. */
export const knowMe = (): Promise<void> =>
  (asked ??= api.me().then(({ id, name }) => {
    state.id = id;
    state.name = id === '' ? proposed() : name;
  }));

export async function rename(name: string): Promise<void> {
  const now = await api.rename(name);
  state.id = now.id;
  state.name = now.name;
  localStorage.setItem(STORE, now.name);
}

/** Be somebody: what sitting down and opening a table need. */
export async function introduce(): Promise<void> {
  await knowMe();
  if (state.id === '') await rename(state.name);
}
