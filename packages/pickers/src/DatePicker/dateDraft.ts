import { countDays, type DateNumbers, formatIso, parseIso, todayInSingapore } from '../dates/isoDates.ts';

/** The segments a date is typed in. */
export type SegmentName = keyof DateNumbers;

/** A date while somebody types it: null where nothing was typed yet. */
export type DateDraft = Record<SegmentName, number | null>;

/** What a page key steps by. */
const pageSteps: DateNumbers = { day: 7, month: 2, year: 5 };

/** The draft of `2026-11-21`, or an empty one. */
export function toDraft(iso: string): DateDraft {
  return parseIso(iso) ?? { day: null, month: null, year: null };
}

/** The date of a draft as `2026-11-21`; empty when it is not whole, or no date of the calendar. */
export function toIso({ day, month, year }: DateDraft): string {
  const iso = formatIso({ day: day ?? 0, month: month ?? 0, year: year ?? 0 });
  return parseIso(iso) ? iso : '';
}

/** Whether something was typed, yet not enough for a date. */
export function isIncomplete(draft: DateDraft): boolean {
  return toIso(draft) === '' && Object.values(draft).some((number) => number !== null);
}

/** The largest number of a segment: of the day, the length of the month, as far as the month is known. */
export function maxOf(name: SegmentName, { month, year }: DateDraft): number {
  if (name === 'day') return countDays(year || 4, month || 1);
  return name === 'month' ? 12 : 9999;
}

/** What is left of a draft once somebody is done: no zero, and no day after the last of its month. */
export function settleDraft(draft: DateDraft): DateDraft {
  const day = draft.day && Math.min(draft.day, maxOf('day', draft));
  return { day: day || null, month: draft.month || null, year: draft.year || null };
}

/** Steps a segment up or down, round at its ends; an empty one begins with today's. */
function stepSegment(draft: DateDraft, name: SegmentName, sign: 1 | -1, isPage = false): DateDraft {
  const number = draft[name];
  if (number === null) return settleDraft({ ...draft, [name]: toDraft(todayInSingapore())[name] });
  const max = maxOf(name, draft);
  const step = isPage ? pageSteps[name] : 1;
  const moved = number + sign * step;
  if (name !== 'year') return settleDraft({ ...draft, [name]: ((moved - 1 + max) % max) + 1 });
  const rounded = (sign > 0 ? Math.floor : Math.ceil)(moved / step) * step;
  return settleDraft({ ...draft, year: rounded < 1 ? max : rounded > max ? 1 : rounded });
}

/** The draft after a key was pressed in a segment; null when the key means nothing there. */
export function pressSegmentKey(key: string, draft: DateDraft, name: SegmentName): DateDraft | null {
  switch (key) {
    case 'ArrowUp':
    case 'PageUp':
      return stepSegment(draft, name, 1, key === 'PageUp');
    case 'ArrowDown':
    case 'PageDown':
      return stepSegment(draft, name, -1, key === 'PageDown');
    case 'Home':
      return settleDraft({ ...draft, [name]: 1 });
    case 'End':
      return settleDraft({ ...draft, [name]: maxOf(name, draft) });
    case 'Backspace':
    case 'Delete':
      return { ...draft, [name]: null };
    default:
      return null;
  }
}

/** What a segment holds after one more digit, and whether no further digit can follow. */
export function typeDigit(
  name: SegmentName,
  typed: string,
  digit: string,
): { typed: string; number: number; isFull: boolean } {
  const max = { day: 31, month: 12, year: 9999 }[name];
  const all = Number(typed + digit) > max ? digit : typed + digit;
  const number = Number(all);
  return { typed: all, number, isFull: number * 10 > max || all.length >= String(max).length };
}
