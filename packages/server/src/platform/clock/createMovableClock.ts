/** A clock that can be moved and then keeps running. */
export interface MovableClock {
  /** The current time. */
  now(): Date;
  /** The current time if the clock was moved, else null. */
  findMovedTime(): Date | null;
  /** Moves the clock, or resets it with null; returns its offset in milliseconds. */
  move(to: Date | null): number;
}

/** Makes a clock that shows the time of another one until it is moved. */
export function createMovableClock(realClock: () => Date): MovableClock {
  let movedBy: number | null = null;
  const findMovedTime = () => (movedBy === null ? null : new Date(realClock().getTime() + movedBy));
  return {
    now: () => findMovedTime() ?? realClock(),
    findMovedTime,
    move(to) {
      movedBy = to && to.getTime() - realClock().getTime();
      return movedBy ?? 0;
    },
  };
}
