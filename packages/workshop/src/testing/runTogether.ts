/** Something that keeps so many of the machine's cores busy while it runs. */
export interface Load {
  readonly cores: number;
}

/**
 * Runs each of some loads, as many at a time as the cores allow: the first that fits goes first, and what needs more than
 * there is runs alone. Rejects when one does, once those that had begun have ended.
 */
export async function runTogether<Item extends Load>(
  items: readonly Item[],
  cores: number,
  run: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  let busy = 0;

  function start(item: Item): void {
    const taken = Math.min(item.cores, cores);
    busy += taken;
    const ended: Promise<void> = run(item)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        busy -= taken;
        running.delete(ended);
      });
    running.add(ended);
  }

  while (waiting.length + running.size > 0 && (failures.length === 0 || running.size > 0)) {
    const next =
      failures.length > 0 ? -1 : waiting.findIndex((item) => Math.min(item.cores, cores) <= cores - busy);
    const [item] = next < 0 ? [] : waiting.splice(next, 1);
    if (item) start(item);
    else await Promise.race(running);
  }
  if (failures.length > 0) throw failures[0];
}
