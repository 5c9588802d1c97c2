import { findDay, formatShortDay, formatTime } from '@sewa/formatters';
import * as messages from './viewingMessages.ts';

/** When something begins and ends. */
export interface TimeRange {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** When a viewing is on its day: '10:00 to 10:20'. */
export const formatTimeRange = ({ startsAt, endsAt }: TimeRange): string =>
  messages.timeRange(formatTime(startsAt), formatTime(endsAt));

/** When a viewing is: 'Sat, 5 Dec, 10:00 to 10:20'. */
export const formatMoment = (time: TimeRange): string =>
  `${formatShortDay(time.startsAt)}, ${formatTimeRange(time)}`;

/** Times of one day in Singapore. */
export interface Day<Time> {
  /** 'YYYY-MM-DD' */
  readonly day: string;
  readonly times: readonly Time[];
}

/** Groups times by their day in Singapore, soonest first. */
export function groupByDay<Time extends TimeRange>(times: readonly Time[]): Day<Time>[] {
  const days = new Map<string, Time[]>();
  for (const time of times.toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))) {
    const day = findDay(time.startsAt) ?? '';
    days.set(day, [...(days.get(day) ?? []), time]);
  }
  return [...days].map(([day, ofDay]) => ({ day, times: ofDay }));
}
