/** Starts at most `limit` loads at once; the rest wait their turn. A load asked for twice runs once. */
export class ChunkPreloads {
  readonly #limit: number;
  readonly #seen = new Set<() => Promise<unknown>>();
  readonly #waiting: (() => Promise<unknown>)[] = [];
  #active = 0;

  constructor(limit = 4) {
    this.#limit = limit;
  }

  /** Asks for one chunk; a failed load may be asked for again. */
  add(load: () => Promise<unknown>): void {
    if (this.#seen.has(load)) return;
    this.#seen.add(load);
    this.#waiting.push(load);
    this.#next();
  }

  #next(): void {
    while (this.#active < this.#limit) {
      const load = this.#waiting.shift();
      if (!load) return;
      this.#active += 1;
      load()
        .catch(() => this.#seen.delete(load))
        .finally(() => {
          this.#active -= 1;
          this.#next();
        });
    }
  }
}
