/** Milliseconds without a larger paint after which the largest is taken to be over. */
const QUIET_TIME = 1_000;

/** Milliseconds an idle moment is waited for: a busy machine may have none. */
const MAX_WAIT = 2_000;

/** Calls back once, when the page is idle and nothing larger was painted for a second after it had loaded. */
export function afterLargestPaint(callback: () => void): void {
  const wait = () => {
    const callWhenIdle = () => {
      paints.disconnect();
      if ('requestIdleCallback' in window) requestIdleCallback(callback, { timeout: MAX_WAIT });
      else setTimeout(callback);
    };
    let timer = setTimeout(callWhenIdle, QUIET_TIME);
    const paints = new PerformanceObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(callWhenIdle, QUIET_TIME);
    });
    paints.observe({ type: 'largest-contentful-paint' });
  };
  if (document.readyState === 'complete') wait();
  else addEventListener('load', wait, { once: true });
}
