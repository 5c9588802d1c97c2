/** How much the latest duration counts against those before it. */
const WEIGHT = 0.1;

/** What work of one kind takes, as its latest durations tell. */
export class WorkEstimate {
  #mean = 0;

  /** Notes how long one piece of work took, in milliseconds. */
  note(duration: number): void {
    this.#mean += (duration - this.#mean) * WEIGHT;
  }

  /** Milliseconds until so many pieces of work are done, one after another. */
  expect(pieces: number): number {
    return pieces * this.#mean;
  }
}
