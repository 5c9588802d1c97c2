import { useEffect, useEffectEvent } from 'react';

/** How long after each question the next one follows, in milliseconds. */
const PAUSE = 2_000;

/** Asks again every two seconds while something isn't settled and the page is in sight. */
export function useAskAgain(isOpen: boolean, ask: () => unknown): void {
  const askNow = useEffectEvent(() => {
    if (document.visibilityState === 'visible') ask();
  });
  useEffect(() => {
    if (!isOpen) return;
    const timer = setInterval(() => askNow(), PAUSE);
    return () => clearInterval(timer);
  }, [isOpen]);
}
