/**
 * Throttles work: runs it at once, and once more after `pause` milliseconds if it was requested meanwhile. Passes whether the work
 * was delayed.
 */
export function limitPace(work: (hasWaited: boolean) => void, pause: number): () => void {
  let isPausing = false;
  let isDue = false;
  const start = (hasWaited: boolean) => {
    isPausing = true;
    isDue = false;
    work(hasWaited);
    setTimeout(() => {
      isPausing = false;
      if (isDue) start(true);
    }, pause).unref();
  };
  return () => {
    if (isPausing) isDue = true;
    else start(false);
  };
}
