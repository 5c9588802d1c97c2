/**
 * Says on the page, as `--sewa-covered-head` or `--sewa-covered-foot` in px, how much of that edge of the window an element
 * covers, so that what is focused, fixed or sticky there can stand clear of it. Returns what ends this.
 */
export function clearEdge(element: HTMLElement, edge: 'head' | 'foot'): () => void {
  const { style } = document.documentElement;
  const covered = `--sewa-covered-${edge}`;
  let frame = 0;
  const tell = () => style.setProperty(covered, `${Math.ceil(element.getBoundingClientRect().height)}px`);
  // The page is laid out anew with what is said here: in the middle of that, browsers call it a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(covered);
  };
}
