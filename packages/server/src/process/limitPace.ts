/**
 * Does some work at once when it is asked for, and again after `pause` milliseconds where it was asked for meanwhile: at most so often,
 * and never later than that.
 */
export function limitPace(work: () => void, pause: number): () => void {
  let isPausing = false;
  let isDue = false;
  const start = () => {
    isPausing = true;
    isDue = false;
    work();
    setTimeout(() => {
      isPausing = false;
      if (isDue) start();
    }, pause).unref();
  };
  return () => {
    if (isPausing) isDue = true;
    else start();
  };
}
