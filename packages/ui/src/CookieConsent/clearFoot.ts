const coveredFoot = '--sewa-covered-foot';

/**
 * Says on the page, as `--sewa-covered-foot`, how much of the window's foot an element covers, so that what is focused
 * or fixed there can stand above it. Returns what ends this.
 */
export function clearFoot(element: HTMLElement): () => void {
  const { style } = document.documentElement;
  let frame = 0;
  const tell = () => style.setProperty(coveredFoot, `${Math.ceil(element.getBoundingClientRect().height)}px`);
  // The page is laid out anew with what is said here: in the middle of that, browsers call it a loop.
  const observer = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(tell);
  });
  observer.observe(element, { box: 'border-box' });
  return () => {
    observer.disconnect();
    cancelAnimationFrame(frame);
    style.removeProperty(coveredFoot);
  };
}
