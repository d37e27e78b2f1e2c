/** Hand an address on: by the device's own way to share, else by the clipboard. */
import { t } from './i18n';
import { pathTo } from './path';
import { tell } from './toasts.svelte';

export async function share(title: string, path: string): Promise<void> {
  const url = new URL(pathTo(path), location.origin).href;
  if (navigator.share !== undefined) {
    await navigator.share({ title, url }).catch(() => null); // the reader may think better of it
    return;
  }
  // Pages without TLS have no clipboard: then the address is shown, to be copied by hand.
  const copied = await navigator.clipboard?.writeText(url).then(() => true, () => false);
  tell(copied === true ? t('end.shared') : url);
}
