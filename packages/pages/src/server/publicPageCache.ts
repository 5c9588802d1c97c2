import { LRUCache } from 'lru-cache';

/** One stored answer of a public page. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The data block of a page that does not carry it itself. */
  readonly getPayload?: () => StoredPage;
  /** What the page was rendered from. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** Makes a page; gives the earlier one back where that would be the same. */
export type MakePage = (earlier: StoredPage | null) => Promise<StoredPage>;

/** Bounds of the cache. */
export interface PublicPageCacheOptions {
  /** Bytes of bodies kept at most. */
  readonly maxBytes?: number;
  /** Milliseconds after which a page is made anew: the stated bound of staleness. */
  readonly maxAge?: number;
  readonly now: () => number;
}

/** A body and its compressed forms, which are at most about half of it (brotli and gzip), are counted together. */
const COMPRESSED_SHARE = 1.5;
/** The data a page was rendered from, kept for its data block, is counted as much as the page. */
const DATA_SHARE = 1;

/** How long the last page is shown once the server answered 503, in milliseconds, before one request tries again. */
const BUSY_MS = 5_000;

interface Slot {
  readonly page: StoredPage;
  /** How often pages had become stale when it was known to be right. */
  generation: number;
  /** Until then it is shown as it is; 0 unless the server was too busy to make it anew. */
  busyUntil: number;
}

interface Making {
  readonly page: Promise<StoredPage>;
  readonly generation: number;
}

function countBytes({ page }: Slot, key: string): number {
  const share = COMPRESSED_SHARE + (page.getPayload ? DATA_SHARE : 0);
  return Math.ceil(page.body.byteLength * share) + key.length * 2;
}

/** Keeps public pages by address, least recently used first to go, and lets equal requests share one rendering. */
export class PublicPageCache {
  readonly #slots: LRUCache<string, Slot>;
  readonly #pending = new Map<string, Making>();
  #generation = 0;
  /** Until then the pages of the generation before may be shown while they are made anew. */
  #graceEnd = 0;
  /** Pages that somebody is about to make anew. */
  readonly #claimed = new Set<string>();
  readonly #now: () => number;

  constructor({ maxBytes = 16 * 1024 * 1024, maxAge = 30_000, now }: PublicPageCacheOptions) {
    this.#slots = new LRUCache({
      maxSize: maxBytes,
      sizeCalculation: countBytes,
      ttl: maxAge,
      ttlResolution: 0,
      // What is too old is shown only while the server is too busy to make it anew.
      allowStale: true,
      noDeleteOnStaleGet: true,
      perf: { now },
    });
    this.#now = now;
  }

  /** Forgets everything, also what is being made now. */
  clear(): void {
    this.#slots.clear();
    this.#pending.clear();
  }

  /**
   * Has every page asked for its data again before it is shown, as what it is made of may have changed. For `grace` milliseconds only the
   * first who asks for a page waits for that; others are shown it as it was before.
   */
  markStale(grace = 0): void {
    this.#generation += 1;
    this.#graceEnd = this.#now() + grace;
    this.#claimed.clear();
  }

  /** The stored page, if it is neither too old nor stale; whoever is told that there is none is to ask for it with `findOrMake`. */
  find(key: string): StoredPage | null {
    const last = this.#slots.get(key);
    if (last && this.#now() < last.busyUntil) return last.page;
    const slot = this.#slots.has(key) ? last : undefined;
    if (!slot) return null;
    if (slot.generation === this.#generation) return slot.page;
    if (this.#claimed.has(key) && this.#isWithinGrace(slot)) return slot.page;
    this.#claimed.add(key);
    return null;
  }

  /**
   * The stored page, or the one `make` makes; only pages with status 200 are kept. The last page instead of a 503, however old it is:
   * such as while the database is silent.
   */
  async findOrMake(key: string, make: MakePage): Promise<StoredPage> {
    const last = this.#slots.get(key);
    if (last && this.#now() < last.busyUntil) return last.page;
    const slot = this.#slots.has(key) ? last : undefined;
    const generation = this.#generation;
    if (slot?.generation === generation) return slot.page;
    const running = this.#pending.get(key);
    if (running?.generation === generation)
      return slot && this.#isWithinGrace(slot) ? slot.page : running.page;
    // While one request tries again, the others are not kept waiting.
    if (last && last.busyUntil > 0) last.busyUntil = this.#now() + BUSY_MS;
    const making = { page: this.#showLastIfBusy(make(slot?.page ?? null), last), generation };
    this.#pending.set(key, making);
    try {
      const page = await making.page;
      if (page === last?.page && this.#now() < last.busyUntil) return page;
      if (page.status === 200 && this.#pending.get(key) === making) {
        // What is confirmed stays as old as it is.
        if (slot && page === slot.page) slot.generation = generation;
        else this.#slots.set(key, { page, generation, busyUntil: 0 });
      }
      return page;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  async #showLastIfBusy(made: Promise<StoredPage>, last: Slot | undefined): Promise<StoredPage> {
    const page = await made;
    if (!last) return page;
    last.busyUntil = page.status === 503 ? this.#now() + BUSY_MS : 0;
    return page.status === 503 ? last.page : page;
  }

  /** Whether a page was right a moment ago. */
  #isWithinGrace({ generation }: Slot): boolean {
    return generation === this.#generation - 1 && this.#now() < this.#graceEnd;
  }
}
