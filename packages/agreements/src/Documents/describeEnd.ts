import { findDay } from '@sewa/formatters';
import * as messages from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const MONTH_DAYS = 365.25 / 12;
/** Days before its end from which a paper says how long it is still valid; people are told by mail then, too. */
const NEAR_DAYS = 92;

/** How near the end of a paper is, as 'Ends in 3 months'; null while it is far. */
export function describeEnd(validUntil: string | null, now: number): string | null {
  if (validUntil === null) return null;
  const days = (Date.parse(validUntil) - Date.parse(findDay(now) ?? validUntil)) / DAY_MS;
  if (days < 0) return messages.ended;
  if (days > NEAR_DAYS) return null;
  if (days === 0) return messages.endsToday;
  return days < 2 * MONTH_DAYS - 15
    ? messages.endsInDays(days)
    : messages.endsInMonths(Math.round(days / MONTH_DAYS));
}
