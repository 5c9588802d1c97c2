/** A clock that can be moved, and goes on from there. */
export interface MovableClock {
  /** The moment it shows. */
  now(): Date;
  /** The moment it shows where it was moved, else null. */
  findMovedTime(): Date | null;
  /** Shows another moment from now on; null is the real one. Answers by how many milliseconds it is off. */
  move(to: Date | null): number;
}

/** Makes a clock that shows what another one does, until it is moved. */
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
