/** One stored answer of a public page. */
export interface StoredPage {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Uint8Array<ArrayBuffer>;
  /** The data block of a page that does not carry it itself. */
  readonly getPayload?: () => StoredPage;
}

/** Bounds of the cache. */
export interface PublicPageCacheOptions {
  /** Bytes of bodies kept at most. */
  readonly maxBytes?: number;
  /** Milliseconds after which a page is made anew: the stated bound of staleness. */
  readonly maxAge?: number;
  readonly now: () => number;
}

/** A body and its compressed form, which is at most about a quarter of it, are counted together. */
const COMPRESSED_SHARE = 1.25;
/** The data a page was rendered from, kept for its data block, is counted as much as the page. */
const DATA_SHARE = 1;

interface Slot {
  readonly page: StoredPage;
  readonly storedAt: number;
  readonly bytes: number;
}

/** Keeps public pages by address, least recently used first to go, and lets equal requests share one rendering. */
export class PublicPageCache {
  readonly #slots = new Map<string, Slot>();
  readonly #pending = new Map<string, Promise<StoredPage>>();
  readonly #maxBytes: number;
  readonly #maxAge: number;
  readonly #now: () => number;
  #bytes = 0;

  constructor({ maxBytes = 64 * 1024 * 1024, maxAge = 30_000, now }: PublicPageCacheOptions) {
    this.#maxBytes = maxBytes;
    this.#maxAge = maxAge;
    this.#now = now;
  }

  /** Forgets everything, also what is being made now: called when listings changed. */
  clear(): void {
    this.#slots.clear();
    this.#pending.clear();
    this.#bytes = 0;
  }

  /** The stored page, if it is still fresh. */
  find(key: string): StoredPage | null {
    const slot = this.#slots.get(key);
    if (!slot) return null;
    this.#slots.delete(key);
    if (this.#now() - slot.storedAt >= this.#maxAge) {
      this.#bytes -= slot.bytes;
      return null;
    }
    this.#slots.set(key, slot);
    return slot.page;
  }

  /** The stored page, or the one `make` makes; only pages with status 200 are kept. */
  async findOrMake(key: string, make: () => Promise<StoredPage>): Promise<StoredPage> {
    const stored = this.find(key);
    if (stored) return stored;
    const running = this.#pending.get(key);
    if (running) return running;
    const making = make();
    this.#pending.set(key, making);
    try {
      const page = await making;
      if (page.status === 200 && this.#pending.get(key) === making) this.#store(key, page);
      return page;
    } finally {
      if (this.#pending.get(key) === making) this.#pending.delete(key);
    }
  }

  #store(key: string, page: StoredPage): void {
    const share = COMPRESSED_SHARE + (page.getPayload ? DATA_SHARE : 0);
    const bytes = page.body.byteLength * share + key.length * 2;
    this.#slots.set(key, { page, storedAt: this.#now(), bytes });
    this.#bytes += bytes;
    for (const [oldest, slot] of this.#slots) {
      if (this.#bytes <= this.#maxBytes) break;
      this.#slots.delete(oldest);
      this.#bytes -= slot.bytes;
    }
  }
}
