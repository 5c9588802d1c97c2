/** A clock that stands still until it is moved. */
export interface TestClock {
  /** Hand it over as `now`. */
  readonly now: () => number;
  /** Moves it by so many milliseconds. */
  readonly advance: (milliseconds: number) => void;
}

/** Makes a clock that stands at a time, in milliseconds since 1970. */
export function createTestClock(start: number): TestClock {
  let time = start;
  return {
    now: () => time,
    advance: (milliseconds) => {
      time += milliseconds;
    },
  };
}
