import { findDay, formatDay } from '@sewa/formatters';
import { phrase } from '../phrase.ts';
import type { Reading } from '../Reading.ts';

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

const now = phrase(
  [
    'available now',
    'immediate(?:ly)?(?: (?:move[- ]?in|available|availability))?',
    'move[- ]?in (?:now|today|immediately)',
    'asap|vacant now|即时入住|马上入住',
  ].join('|'),
);
const month = phrase(
  [
    '(?<move>available |move[- ]?in |free )?(?:(?<how>from|by|before|in|early|mid|end) )?',
    String.raw`(?:(?<day>\d{1,2})(?:st|nd|rd|th)? )?(?<month>${months.join('|')})`,
    String.raw`(?:uary|ruary|ch|il|e|y|ust|t|tember|ober|ember|\.)?(?: (?<year>20\d\d))?`,
  ].join(''),
);

const startWords = new Set(['from', 'early', 'before']);

/** The day that is meant in a year; without one, the first or the last day of the month. */
function makeDay(year: number, month: number, day: number | null, how: string | undefined): string {
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const number = day === null ? (startWords.has(how ?? '') ? 1 : last) : Math.min(Math.max(day, 1), last);
  return `${year}-${String(month).padStart(2, '0')}-${String(number).padStart(2, '0')}`;
}

/** Takes out when the home must be free. 'May' alone may be a name. */
export function readDays(reading: Reading, today: string): void {
  reading.take(now, ({ text }) => {
    reading.filters.availableFrom = today;
    reading.explain(text, 'Available now');
    return true;
  });
  reading.take(month, ({ text, groups: { move, how, day, month: name = '', year } }) => {
    if (!move && !how && !day && !year) return false;
    const number = months.indexOf(name) + 1;
    const dayOfMonth = day === undefined ? null : Number(day);
    const thisYear = Number(today.slice(0, 4));
    const soon = makeDay(Number(year ?? thisYear), number, dayOfMonth, how);
    const when = year === undefined && soon < today ? makeDay(thisYear + 1, number, dayOfMonth, how) : soon;
    if (findDay(when) !== when) return false;
    reading.filters.availableFrom = when;
    reading.explain(text, `Available by ${formatDay(when)}`);
    return true;
  });
}
