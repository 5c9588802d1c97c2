import { BusyError } from './BusyError.ts';
import { WorkEstimate } from './WorkEstimate.ts';

/** Connections for calls, and their limits. */
export interface SharesOptions {
  connections: number;
  /** Maximum for one kind of call. */
  perKind: number;
  /** Connections reserved for kinds that have none. */
  reserve: number;
  /** Maximum for all kinds together whose last call timed out. */
  forTroubled: number;
  /** Maximum wait for a connection, in milliseconds; calls expected to wait longer are rejected at once. */
  longestWait: number;
  /** A monotonic clock, in milliseconds. @default that of this process */
  now?: () => number;
}

/** Releases a connection; after a timeout (`isTroubled`), its kind gets fewer connections until a call succeeds. */
export type GiveBack = (isTroubled: boolean) => void;

interface Waiter {
  kind: string;
  admit: () => void;
}

/**
 * Bulkhead: limits the connections per kind of call, so that calls waiting for a locked table don't starve the others. First come, first
 * served among kinds below their limit.
 */
export class ConnectionShares {
  readonly #options: Required<SharesOptions>;
  readonly #inUse = new Map<string, number>();
  readonly #troubled = new Set<string>();
  /** How long calls of each kind use their connection. */
  readonly #estimates = new Map<string, WorkEstimate>();
  #waiting: Waiter[] = [];
  #refused = 0;

  constructor(options: SharesOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /** Calls that wait for a connection. */
  get waiting(): number {
    return this.#waiting.length;
  }

  /** Calls that were refused so far. */
  get refused(): number {
    return this.#refused;
  }

  /**
   * Waits for a connection for a call of this kind; returns the function that releases it. Throws `BusyError` if the wait is too long,
   * or at once if it is expected to be.
   */
  async take(kind: string): Promise<GiveBack> {
    if (this.#hasRoom(kind)) this.#acquire(kind, 1);
    else await this.#wait(kind);
    const { now } = this.#options;
    const startedAt = now();
    return (isTroubled) => {
      this.#getEstimate(kind).note(now() - startedAt);
      this.#giveBack(kind, isTroubled);
    };
  }

  #wait(kind: string): Promise<void> {
    const { longestWait, perKind } = this.#options;
    const before = this.#waiting.filter((waiter) => waiter.kind === kind).length;
    if (this.#getEstimate(kind).expect(before) / perKind > longestWait)
      return Promise.reject(this.#refuse(kind));
    return new Promise((resolve, reject) => {
      const waiter: Waiter = {
        kind,
        admit: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        this.#waiting = this.#waiting.filter((other) => other !== waiter);
        reject(this.#refuse(kind));
      }, longestWait);
      this.#waiting.push(waiter);
    });
  }

  #refuse(kind: string): BusyError {
    this.#refused += 1;
    return new BusyError(kind);
  }

  #getEstimate(kind: string): WorkEstimate {
    const estimate = this.#estimates.get(kind) ?? new WorkEstimate();
    this.#estimates.set(kind, estimate);
    return estimate;
  }

  #giveBack(kind: string, isTroubled: boolean): void {
    this.#acquire(kind, -1);
    if (isTroubled) this.#troubled.add(kind);
    else this.#troubled.delete(kind);
    for (const waiter of this.#waiting) {
      if (!this.#hasRoom(waiter.kind)) continue;
      this.#waiting = this.#waiting.filter((other) => other !== waiter);
      this.#acquire(waiter.kind, 1);
      waiter.admit();
    }
  }

  #acquire(kind: string, change: number): void {
    const inUse = (this.#inUse.get(kind) ?? 0) + change;
    if (inUse === 0) this.#inUse.delete(kind);
    else this.#inUse.set(kind, inUse);
  }

  #hasRoom(kind: string): boolean {
    const { connections, perKind, reserve, forTroubled } = this.#options;
    const own = this.#inUse.get(kind) ?? 0;
    let all = 0;
    let byTroubled = 0;
    for (const [owner, count] of this.#inUse) {
      all += count;
      if (this.#troubled.has(owner)) byTroubled += count;
    }
    const open = own === 0 ? connections : connections - reserve;
    if (all >= open || own >= perKind) return false;
    return !this.#troubled.has(kind) || byTroubled < forTroubled;
  }
}
