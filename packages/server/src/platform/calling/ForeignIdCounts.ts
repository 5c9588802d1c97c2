/** How long a count goes on, in milliseconds. */
const WINDOW_MS = 10 * 60_000;

/** At how many ids a line is a warning: somebody seems to try them out. */
export const MANY_IDS = 20;

/** Most people who are counted at a time. */
const MAX_PEOPLE = 10_000;

interface Count {
  count: number;
  readonly since: number;
}

/** Counts how often somebody asked for ids that they have nothing to do with, such as those of others. */
export class ForeignIdCounts {
  readonly #counts = new Map<string, Count>();

  /** Counts one more; returns how many there are within ten minutes. `now` is in milliseconds. */
  add(userId: string, now: number): number {
    const known = this.#counts.get(userId);
    const current = known && now - known.since < WINDOW_MS ? known : { count: 0, since: now };
    current.count += 1;
    this.#counts.delete(userId);
    this.#counts.set(userId, current);
    const [oldest] = this.#counts.keys();
    if (this.#counts.size > MAX_PEOPLE && oldest !== undefined) this.#counts.delete(oldest);
    return current.count;
  }
}
