/** Weight of the latest duration in the moving average. */
const WEIGHT = 0.1;

/** Exponential moving average of durations. */
export class WorkEstimate {
  #mean = 0;

  /** Adds a duration, in milliseconds. */
  note(duration: number): void {
    this.#mean += (duration - this.#mean) * WEIGHT;
  }

  /** Expected milliseconds for a number of calls, one after another. */
  expect(pieces: number): number {
    return pieces * this.#mean;
  }
}
