interface Bucket {
  tokens: number;
  at: number;
}

const MAX_BUCKETS = 20_000;

/** Rate limiting by token bucket, one bucket per key. */
export class TokenBuckets {
  readonly #burst: number;
  readonly #perMillisecond: number;
  readonly #buckets = new Map<string, Bucket>();

  constructor({ burst, perSecond }: { burst: number; perSecond: number }) {
    this.#burst = burst;
    this.#perMillisecond = perSecond / 1000;
  }

  /** Takes a token and returns 0, or returns the seconds until the next one. `now` is in milliseconds. */
  take(key: string, now: number): number {
    const { tokens, at } = this.#buckets.get(key) ?? { tokens: this.#burst, at: now };
    const filled = Math.min(this.#burst, tokens + Math.max(0, now - at) * this.#perMillisecond);
    this.#buckets.delete(key);
    this.#buckets.set(key, { tokens: filled >= 1 ? filled - 1 : filled, at: now });
    if (this.#buckets.size > MAX_BUCKETS) this.#forgetOldest();
    return filled >= 1 ? 0 : (1 - filled) / this.#perMillisecond / 1000;
  }

  #forgetOldest(): void {
    const [oldest] = this.#buckets.keys();
    if (oldest !== undefined) this.#buckets.delete(oldest);
  }
}
