import { BusyError } from './BusyError.ts';
import { LONGEST_WAIT_MS, WorkEstimate } from './WorkEstimate.ts';

interface Kind {
  readonly estimate: WorkEstimate;
  /** What waits, first come first. */
  readonly waiting: (() => void)[];
  /** Milliseconds of the processor it was given; those it did not wait for count as given. */
  used: number;
}

/** What the shares go by. */
export interface ProcessorOptions {
  /** Milliseconds that never go back. @default those of this process */
  readonly now?: () => number;
  /** Calls back when what has come in meanwhile is served. @default `setImmediate` */
  readonly defer?: (work: () => void) => void;
}

/**
 * Deals the thread that serves out to kinds of heavy work, such as rendering a page or searching: one piece at a time, and between
 * two pieces whatever else has come in. The kind that has used least is next, so that a slow kind waits behind itself and the
 * others do not wait for it; what would wait too long is refused at once.
 */
export class ProcessorShares {
  readonly #kinds = new Map<string, Kind>();
  readonly #now: () => number;
  readonly #defer: (work: () => void) => void;
  #isTaken = false;
  /** What the kind that was served last had used until then. */
  #reached = 0;

  constructor({ now = () => performance.now(), defer = setImmediate }: ProcessorOptions = {}) {
    this.#now = now;
    this.#defer = defer;
  }

  /** Does work of a kind in its turn. Rejects with what the work throws, and with `BusyError` when too much waits. */
  readonly run = <Result>(name: string, work: () => Result): Promise<Result> =>
    new Promise((resolve, reject) => {
      const kind = this.#getKind(name);
      const pieces = kind.waiting.length;
      if (pieces === 0) kind.used = Math.max(kind.used, this.#reached);
      else if (kind.estimate.expect(pieces) * this.#listWaiting().length > LONGEST_WAIT_MS) {
        reject(new BusyError(name));
        return;
      }
      kind.waiting.push(() => {
        const startedAt = this.#now();
        try {
          resolve(work());
        } catch (error) {
          reject(error);
        }
        const duration = this.#now() - startedAt;
        kind.estimate.note(duration);
        kind.used += duration;
      });
      if (!this.#isTaken) this.#serve();
    });

  #getKind(name: string): Kind {
    const kind = this.#kinds.get(name) ?? { estimate: new WorkEstimate(), waiting: [], used: 0 };
    this.#kinds.set(name, kind);
    return kind;
  }

  #listWaiting(): Kind[] {
    return [...this.#kinds.values()].filter(({ waiting }) => waiting.length > 0);
  }

  #serve(): void {
    const [first, ...others] = this.#listWaiting();
    if (!first) return;
    const next = others.reduce((least, kind) => (kind.used < least.used ? kind : least), first);
    this.#isTaken = true;
    this.#reached = next.used;
    next.waiting.shift()?.();
    this.#defer(() => {
      this.#isTaken = false;
      this.#serve();
    });
  }
}
