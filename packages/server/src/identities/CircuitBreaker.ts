const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/**
 * Stops asking somebody who does not answer: after five failures in a row nobody asks for 30 seconds, then one asks, and when
 * that goes well everybody does again.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether it may be asked now; of many at once after a pause, only the first. */
  mayAsk(): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#openUntil = this.#now() + OPEN_MS;
    return true;
  }

  /** Notes how asking went. */
  note(hasAnswered: boolean): void {
    this.#failures = hasAnswered ? 0 : this.#failures + 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.#now() + OPEN_MS;
  }
}
