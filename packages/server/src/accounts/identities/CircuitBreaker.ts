const FAILURES_TO_OPEN = 5;
const OPEN_MS = 30_000;

/**
 * Circuit breaker: opens for 30 seconds after five consecutive failures, then lets one trial request through, and closes again if it
 * succeeds.
 */
export class CircuitBreaker {
  readonly #now: () => number;
  #failures = 0;
  #openUntil = 0;

  constructor(now: () => number) {
    this.#now = now;
  }

  /** Whether a request may be sent; when half-open, only the first one. */
  mayAsk(): boolean {
    if (this.#failures < FAILURES_TO_OPEN) return true;
    if (this.#now() < this.#openUntil) return false;
    this.#openUntil = this.#now() + OPEN_MS;
    return true;
  }

  /** Records the result of a request. */
  note(hasAnswered: boolean): void {
    this.#failures = hasAnswered ? 0 : this.#failures + 1;
    if (this.#failures >= FAILURES_TO_OPEN) this.#openUntil = this.#now() + OPEN_MS;
  }
}
