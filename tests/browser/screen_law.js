/**
 * What is asked is on the screen: the complaints about the page of a table as it is now, as sentences.
 * Evaluated in the page; knows no game.
 */
async () => {
  const SLACK = 1.5; // pixels
  const PHONE = 700;
  const complaints = [];
  const wide = innerWidth;
  const high = innerHeight;
  const show = ({ left, top, right, bottom }) => `${Math.round(left)},${Math.round(top)} to ${Math.round(right)},${Math.round(bottom)}`;

  // ---- let the page come to rest

  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const signature = () =>
    [...document.querySelectorAll('[data-stage] [data-target], [data-prompt], [data-bar]')]
      .map((element) => show(element.getBoundingClientRect()))
      .join();
  let before = '';
  for (let calm = 0, tries = 0; calm < 2 && tries < 60; tries++) {
    await frame();
    const now = signature();
    calm = now === before ? calm + 1 : 0;
    before = now;
  }

  // ---- what can be seen of a box

  const clips = (element, axis) => {
    const style = getComputedStyle(element);
    return axis === 'x' ? style.overflowX : style.overflowY;
  };
  /** The part of the window in which an element can be seen without scrolling anything. */
  const sightOf = (element) => {
    const sight = { left: 0, top: 0, right: wide, bottom: high };
    for (let box = element.parentElement; box !== null; box = box.parentElement) {
      if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
      const { left, top, right, bottom } = box.getBoundingClientRect();
      if (clips(box, 'x') !== 'visible') [sight.left, sight.right] = [Math.max(sight.left, left), Math.min(sight.right, right)];
      if (clips(box, 'y') !== 'visible') [sight.top, sight.bottom] = [Math.max(sight.top, top), Math.min(sight.bottom, bottom)];
    }
    return sight;
  };
  const within = (box, sight) =>
    box.left >= sight.left - SLACK && box.top >= sight.top - SLACK && box.right <= sight.right + SLACK && box.bottom <= sight.bottom + SLACK;
  const isSeen = (element) => within(element.getBoundingClientRect(), sightOf(element));
  const isDrawn = (element) => {
    const { width, height } = element.getBoundingClientRect();
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true });
  };

  // ---- the page

  const page = document.documentElement;
  if (page.scrollHeight > high + SLACK || page.scrollWidth > wide + SLACK) complaints.push(`the page scrolls: it is ${page.scrollWidth} by ${page.scrollHeight}`);
  const prompt = document.querySelector('[data-prompt]');
  if (prompt === null || !isSeen(prompt)) complaints.push('the prompt is not in the window');
  const bar = document.querySelector('[data-bar]');
  if (bar !== null && !isSeen(bar)) complaints.push(`the bar is not in the window: ${show(bar.getBoundingClientRect())}`);
  for (const seat of document.querySelectorAll('[data-stage] [data-place^="seat:"]')) {
    if (!isSeen(seat) && wide >= 1280) complaints.push(`${seat.dataset.place} is not in the window: ${show(seat.getBoundingClientRect())}`);
    if (seat.textContent.trim() === '') complaints.push(`${seat.dataset.place} does not say how far it is`);
  }

  // ---- what is lit

  const lit = [...document.querySelectorAll('[data-stage] .lit[data-target]')].filter(isDrawn);
  const seen = lit.filter(isSeen);
  if (lit.length === 0) complaints.push('nothing is lit');
  else if (seen.length === 0) complaints.push(`no lit target is in the window: ${lit.map(({ dataset }) => dataset.target).join(' ')}`);
  for (const target of lit) {
    const name = target.dataset.target;
    const { width, height, left, top } = target.getBoundingClientRect();
    const least = wide <= PHONE && bar?.contains(target) ? 44 : 24;
    if (Math.min(width, height) < least - 0.5) complaints.push(`${name} is ${width.toFixed(1)} by ${height.toFixed(1)} pixels, not ${least}`);
    if (!seen.includes(target)) continue;
    const hit = document.elementFromPoint(left + width / 2, top + height / 2)?.closest('.lit[data-target]') ?? null;
    if (hit !== null && hit !== target && !target.contains(hit)) complaints.push(`${hit.dataset.target} covers the middle of ${name}`);
    if (hit !== null && hit !== target && target.contains(hit)) complaints.push(`${hit.dataset.target} is in the middle of ${name}`);
  }

  // ---- texts

  const walker = document.createTreeWalker(document.querySelector('[data-stage]'), NodeFilter.SHOW_TEXT);
  const cut = new Set();
  for (let text = walker.nextNode(); text !== null; text = walker.nextNode()) {
    const holder = text.parentElement;
    if (text.data.trim() === '' || holder.closest('.unseen, title, style, [data-ghost]') !== null || !isDrawn(holder)) continue;
    if (getComputedStyle(holder).clipPath !== 'none') continue; // for screen readers alone
    const range = document.createRange();
    range.selectNodeContents(text);
    const boxes = holder instanceof SVGElement ? [holder.getBoundingClientRect()] : [...range.getClientRects()];
    let scrolls = false;
    for (let box = holder; box !== null && !scrolls; box = box.parentElement) {
      if (box instanceof SVGElement && !(box instanceof SVGSVGElement)) continue;
      const bounds = box.getBoundingClientRect();
      const [x, y] = [clips(box, 'x'), clips(box, 'y')];
      scrolls = ['auto', 'scroll'].includes(x) || ['auto', 'scroll'].includes(y);
      const holds = !scrolls && (x !== 'visible' || y !== 'visible' || box.matches('button[data-target]'));
      if (holds && !boxes.every((one) => within(one, bounds))) cut.add(`"${text.data.trim().slice(0, 40)}" is cut off by ${box.tagName.toLowerCase()}.${box.className.baseVal ?? box.className}`);
    }
    const inWindow = { left: 0, top: 0, right: wide, bottom: high };
    if (!scrolls && !boxes.every((one) => within(one, inWindow))) cut.add(`"${text.data.trim().slice(0, 40)}" is outside of the window`);
  }
  return [...complaints, ...cut];
}
