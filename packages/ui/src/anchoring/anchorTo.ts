const GAP = 4;

/** Puts a box above or below its anchor by measuring, within the window, in browsers without anchor positioning. */
export function anchorTo(box: HTMLElement, anchor: Element): void {
  if (CSS.supports('position-area', 'end')) return;
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { offsetWidth, offsetHeight, style, dataset } = box;
  const above = top - offsetHeight - GAP;
  const below = bottom + GAP;
  const isBelow = above < 0 || (dataset.side !== 'top' && below + offsetHeight <= innerHeight);
  const places = { start: left, center: (left + right - offsetWidth) / 2, end: right - offsetWidth };
  const x = places[dataset.align as keyof typeof places];
  style.margin = '0';
  style.top = `${isBelow ? below : above}px`;
  style.left = `${Math.max(0, Math.min(x, innerWidth - offsetWidth))}px`;
}
