/** A region that scrolls can be reached by keyboard; one that shows everything is no stop on the way. */
export function reach(element: HTMLElement): () => void {
  const look = (): void => {
    if (element.scrollHeight > element.clientHeight + 1) element.tabIndex = 0;
    else element.removeAttribute('tabindex');
  };
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => watch.disconnect();
}
