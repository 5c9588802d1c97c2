/** Runs work one at a time. Calls made while it runs share the one run that follows, because what they ask about may be newer. */
export function oneAtATime(work: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | null = null;
  let next: Promise<void> | null = null;
  const run = (): Promise<void> => {
    next = null;
    const mine = work().finally(() => {
      if (!next) running = null;
    });
    running = mine;
    return mine;
  };
  return () => {
    if (!running) return run();
    next ??= running.then(run, run);
    return next;
  };
}
