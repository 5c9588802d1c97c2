/** A pattern of viewings on one weekday, in Singapore time. */
export interface WeekPattern {
  /** From 0 for Sunday. */
  readonly weekday: number;
  /** 'HH:mm' */
  readonly from: string;
  /** 'HH:mm'; no viewing ends later. */
  readonly to: string;
  /** Length of each viewing. */
  readonly minutes: number;
  /** People at each time. */
  readonly seats: number;
  /** Last day, 'YYYY-MM-DD'. */
  readonly until: string;
}

/** A time to offer, as the API takes it. */
export interface NewSlot {
  readonly startsAt: string;
  readonly endsAt: string;
  readonly seats: number;
}

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** The instant of a day and a time of day in Singapore, which has no daylight saving; NaN if there is none. */
export const parseMoment = (day: string, time: string): number => Date.parse(`${day}T${time}:00+08:00`);

/** One time to offer, from an instant on. */
export function makeSlot(start: number, minutes: number, seats: number): NewSlot {
  return {
    startsAt: new Date(start).toISOString(),
    endsAt: new Date(start + minutes * MINUTE_MS).toISOString(),
    seats,
  };
}

/** The times that a pattern makes after an instant, soonest first; none if a part of it isn't valid. */
export function listWeekSlots(
  { weekday, from, to, minutes, seats, until }: WeekPattern,
  now: number,
): NewSlot[] {
  const lastDay = parseMoment(until, '00:00');
  const today = Math.floor((now + 8 * 60 * MINUTE_MS) / DAY_MS) * DAY_MS;
  const daysAhead = (weekday - new Date(today).getUTCDay() + 7) % 7;
  if (Number.isNaN(lastDay + daysAhead) || !(minutes > 0)) return [];
  const slots: NewSlot[] = [];
  for (let day = today + daysAhead * DAY_MS; ; day += 7 * DAY_MS) {
    const name = new Date(day).toISOString().slice(0, 10);
    const end = parseMoment(name, to);
    // Days are written alike, so that they compare as texts.
    if (name > until || Number.isNaN(end)) return slots;
    for (
      let start = parseMoment(name, from);
      start + minutes * MINUTE_MS <= end;
      start += minutes * MINUTE_MS
    )
      if (start > now) slots.push(makeSlot(start, minutes, seats));
  }
}
