/** Listings whose last change is known. */
const MAX_LISTINGS = 5_000;

/** Which listings have changed lately, and at which version of all listings: what was read of the others before is as it was. */
export class RecentChanges {
  /** The version of the last change of each listing, the earliest first. */
  readonly #versions = new Map<string, number>();
  /** The version from which on every change is known. */
  #since: number;

  constructor(since: number) {
    this.#since = since;
  }

  /** Notes what changed on the way to a version; null where that is not known of every listing. */
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

  /** Whether listings are known to be as they were at a version. */
  areSame(ids: readonly string[], version: number): boolean {
    return version >= this.#since && ids.every((id) => (this.#versions.get(id) ?? version) <= version);
  }
}
