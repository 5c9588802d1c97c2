/** How many connections there are for calls, and who may have how many of them. */
export interface SharesOptions {
  connections: number;
  /** Most for one kind of call. */
  perKind: number;
  /** How many of the last go only to kinds that have none. */
  reserve: number;
  /** Most for all kinds together whose last answer was a time-out. */
  forTroubled: number;
  /** Longest wait for a connection, in milliseconds. */
  longestWait: number;
}

/** A call that found no connection in time. It bears PostgreSQL's code for too many connections. */
class ConnectionsBusyError extends Error {
  readonly code = '53300';

  constructor(kind: string) {
    super(`No connection came free for '${kind}'.`);
    this.name = 'ConnectionsBusyError';
  }
}

interface Waiter {
  kind: string;
  admit: () => void;
}

/**
 * Deals the connections out to kinds of calls, so that calls which wait for a locked table leave the others theirs. Who came first
 * is served first, among those whose kind has room.
 */
export class ConnectionShares {
  readonly #options: SharesOptions;
  readonly #inUse = new Map<string, number>();
  readonly #troubled = new Set<string>();
  #waiting: Waiter[] = [];

  constructor(options: SharesOptions) {
    this.#options = options;
  }

  /** Waits until a call of the kind may have a connection; throws `ConnectionsBusyError` when that takes too long. */
  take(kind: string): Promise<void> {
    if (this.#hasRoom(kind)) {
      this.#acquire(kind, 1);
      return Promise.resolve();
    }
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
        reject(new ConnectionsBusyError(kind));
      }, this.#options.longestWait);
      this.#waiting.push(waiter);
    });
  }

  /** Gives a connection back, and says whether the call ended by a time-out: then its kind gets by with little until one succeeds. */
  giveBack(kind: string, isTroubled: boolean): void {
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
