/** Short messages: mostly the sentence with which the server refused something. */
import { Refused } from './api';
import { t } from './i18n';

export interface Toast {
  readonly id: number;
  readonly text: string;
}

const state = $state<{ list: Toast[] }>({ list: [] });
let count = 0;

export const toasts = (): readonly Toast[] => state.list;

export function dismiss(id: number): void {
  state.list = state.list.filter((toast) => toast.id !== id);
}

export function tell(text: string): void {
  const id = ++count;
  state.list = [...state.list.filter((toast) => toast.text !== text), { id, text }].slice(-3);
  setTimeout(() => dismiss(id), 7000);
}

/** Carry out a command; say why when it is refused.  Tells whether it went well. */
export async function attempt(command: () => Promise<unknown>): Promise<boolean> {
  try {
    await command();
    return true;
  } catch (error) {
    if (!(error instanceof Refused || error instanceof TypeError)) throw error;
    tell(error instanceof Refused ? error.message : t('app.unreachable'));
    return false;
  }
}
