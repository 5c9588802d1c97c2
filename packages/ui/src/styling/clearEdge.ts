/**
 * Says on the page, as `--sewa-covered-head` or `--sewa-covered-foot` in px, how much of that edge of the window an element
 * covers, so that what is focused, fixed or sticky there can stand clear of it; nothing while it stands in the page itself. Returns what
 * ends this.
 */
export function clearEdge(element: HTMLElement, edge: 'head' | 'foot'): () => void {
  const { style } = document.documentElement;
  const covered = `--sewa-covered-${edge}`;
  let frame = 0;
  const tell = () => {
    const isInPage = getComputedStyle(element).position === 'static';
    const height = isInPage ? 0 : Math.ceil(element.getBoundingClientRect().height);
    style.setProperty(covered, `${height}px`);
  };
  // The page is laid out anew with what is said here: in the middle of that, browsers call it a loop.
  const tellSoon = () => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  };
  const observer = new ResizeObserver(tellSoon);
  observer.observe(element, { box: 'border-box' });
  window.addEventListener('resize', tellSoon);
  return () => {
    observer.disconnect();
    window.removeEventListener('resize', tellSoon);
    cancelAnimationFrame(frame);
    style.removeProperty(covered);
  };
}
