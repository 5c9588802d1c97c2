/**
 * Does some work at once when it is asked for, and again after `pause` milliseconds where it was asked for meanwhile: at most so often,
 * and never later than that. The work is told whether it waited.
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
