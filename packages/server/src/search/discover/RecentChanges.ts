/** Maximum number of tracked listings. */
const MAX_LISTINGS = 5_000;

/** Tracks recently changed listings by version, so that cards of all others can be reused. */
export class RecentChanges {
  /** Version of each listing's last change, oldest first. */
  readonly #versions = new Map<string, number>();
  /** The version since which all changes are tracked. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  /** Records the listings that changed up to a version; null if some are unknown. */
  note(ids: readonly string[] | null, version: number): void {
    if (ids === null) {
      this.#versions.clear();
      this.#since = version;
      return;
    }
    for (const id of ids) {
      this.#versions.delete(id);
      this.#versions.set(id, version);
    }
    for (const [id, last] of this.#versions) {
      if (this.#versions.size <= MAX_LISTINGS) break;
      this.#versions.delete(id);
      this.#since = last;
    }
  }

  /** Whether these listings haven't changed since a version. */
  areSame(ids: readonly string[], version: number): boolean {
    return version >= this.#since && ids.every((id) => (this.#versions.get(id) ?? version) <= version);
  }
}
