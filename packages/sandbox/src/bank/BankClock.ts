import type { NextState } from './bankRecords.ts';

/** The two clocks the bank goes by. */
export interface BankClock {
  /** The movable clock of the process. */
  now(): Date;
  /** The clock of the machine. */
  realNow(): Date;
}

/** A second, in milliseconds. */
export const SECOND_MS = 1_000;

/** A day, in milliseconds. */
export const DAY_MS = 24 * 60 * 60 * SECOND_MS;

/** What a record changes to after some time. */
export const planState = <State extends string>(
  clock: BankClock,
  ms: number,
  state: State,
  reason: string | null = null,
): NextState<State> => ({
  state,
  reason,
  at: new Date(clock.now().getTime() + ms).toISOString(),
  realAt: new Date(clock.realNow().getTime() + ms).toISOString(),
});

/** Whether the time of a planned change has come. */
export const isDue = (next: NextState<string> | null, clock: BankClock): boolean =>
  next !== null &&
  (clock.now().getTime() >= Date.parse(next.at) || clock.realNow().getTime() >= Date.parse(next.realAt));
