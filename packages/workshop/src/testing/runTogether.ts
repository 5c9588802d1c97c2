/** Something that keeps so many of the machine's cores busy while it runs; it never rejects. */
export interface Load {
  readonly cores: number;
  readonly run: () => Promise<void>;
}

/** Runs loads as many at a time as the cores allow: the first that fits goes first, and what needs more than there is runs alone. */
export async function runTogether(loads: readonly Load[], cores: number): Promise<void> {
  const waiting = [...loads];
  const running = new Set<Promise<void>>();
  let free = cores;
  while (waiting.length + running.size > 0) {
    const next = waiting.findIndex((load) => Math.min(load.cores, cores) <= free);
    const [load] = next < 0 ? [] : waiting.splice(next, 1);
    if (load) {
      const taken = Math.min(load.cores, cores);
      free -= taken;
      const ended: Promise<void> = load.run().finally(() => {
        free += taken;
        running.delete(ended);
      });
      running.add(ended);
    } else await Promise.race(running);
  }
}
