import { BusyError } from './BusyError.ts';
import { WorkEstimate } from './WorkEstimate.ts';

/** How many connections there are for calls, and who may have how many of them. */
export interface SharesOptions {
  connections: number;
  /** Most for one kind of call. */
  perKind: number;
  /** How many of the last go only to kinds that have none. */
  reserve: number;
  /** Most for all kinds together whose last answer was a time-out. */
  forTroubled: number;
  /** Longest wait for a connection, in milliseconds; a call that is sure to wait longer is refused at once. */
  longestWait: number;
  /** Milliseconds that never go back. @default those of this process */
  now?: () => number;
}

/** Gives a connection back and says whether the call ended by a time-out: then its kind gets by with little until one succeeds. */
export type GiveBack = (isTroubled: boolean) => void;

interface Waiter {
  kind: string;
  admit: () => void;
}

/**
 * Deals the connections out to kinds of calls, so that calls which wait for a locked table leave the others theirs. Who came first
 * is served first, among those whose kind has room.
 */
export class ConnectionShares {
  readonly #options: Required<SharesOptions>;
  readonly #inUse = new Map<string, number>();
  readonly #troubled = new Set<string>();
  /** How long calls of a kind had their connection. */
  readonly #estimates = new Map<string, WorkEstimate>();
  #waiting: Waiter[] = [];

  constructor(options: SharesOptions) {
    this.#options = { now: () => performance.now(), ...options };
  }

  /**
   * Waits until a call of the kind may have a connection, and gives what gives it back. Throws `BusyError` when that takes
   * too long; at once where so many of its kind wait already that it would, which is a slow kind sooner than a quick one.
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
      return Promise.reject(new BusyError(kind));
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
        reject(new BusyError(kind));
      }, longestWait);
      this.#waiting.push(waiter);
    });
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
