import type { OfferTerms, Rental } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import type { ContractStanding } from './contractRow.ts';
import * as messages from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the first signature in which the duty is due (Stamp Duties Act 1929, section 46; ask.gov.sg/iras, read 28 Nov 2026). */
export const DUTY_DAYS = 14;

const toDay = (moment: Date): string => findDay(moment) ?? '';

/** The day on which the duty is due, or null before the first signature. */
export const findDutyDay = (standing: ContractStanding | null): string | null => {
  const first = standing?.contract.first_signed_at ?? null;
  return first && toDay(new Date(first.getTime() + DUTY_DAYS * DAY_MS));
};

/** Days that count for a rental, the next one first. */
export function listClock(terms: OfferTerms, standing: ContractStanding | null, now: Date): Rental['clock'] {
  const dutyDay = findDutyDay(standing);
  const { contract } = standing ?? {};
  const lines = [
    ...(contract?.state === 'signing' && contract.expires_at
      ? [{ kind: 'signing-expires', on: toDay(contract.expires_at), source: null }]
      : []),
    ...(dutyDay === null ? [] : [{ kind: 'stamp-duty', on: dutyDay, source: messages.dutyDueSource }]),
    { kind: 'start', on: terms.from, source: null },
    { kind: 'end', on: findLastDay(terms), source: null },
  ];
  const today = toDay(now);
  const isPast = ({ on }: { on: string }): number => (on < today ? 1 : 0);
  return lines.toSorted((a, b) => isPast(a) - isPast(b) || a.on.localeCompare(b.on));
}
