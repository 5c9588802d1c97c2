/** Something that keeps one of the machine's cores busy while it runs, or two; it never rejects. */
export interface Load {
  readonly cores: 1 | 2;
  readonly run: () => Promise<void>;
}

/** Runs the loads of one core, as many at a time as there are cores, then each that needs two alone. */
export async function runTogether(loads: readonly Load[], cores: number): Promise<void> {
  const waiting = loads.filter((load) => load.cores === 1);
  async function work(): Promise<void> {
    for (let load = waiting.shift(); load; load = waiting.shift()) await load.run();
  }
  await Promise.all(Array.from({ length: cores }, work));
  for (const load of loads) if (load.cores === 2) await load.run();
}
