import type { OfferTerms, Rental } from '@sewa/api/client';
import { findDay } from '@sewa/formatters';
import { findLastDay } from '@sewa/tenancy';
import { addDays, addMonths } from '../days.ts';
import type { ContractStanding } from './contractRow.ts';
import * as messages from './messages.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
/** Days after the first signature in which the duty is due (Stamp Duties Act 1929, section 46; ask.gov.sg/iras, read 28 Nov 2026). */
export const DUTY_DAYS = 14;

const toDay = (moment: Date): string => findDay(moment) ?? '';
const subtractMonths = (day: string, months: number): string => {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const last = new Date(Date.UTC(year, month - months, 0)).getUTCDate();
  return new Date(Date.UTC(year, month - 1 - months, Math.min(date, last))).toISOString().slice(0, 10);
};

/** The day on which the duty is due, or null before the first signature, and for an agreement that came to nothing. */
export const findDutyDay = (standing: ContractStanding | null): string | null => {
  const contract = standing?.contract;
  const isAlive = contract?.state === 'signing' || contract?.state === 'signed';
  const first = isAlive ? contract.first_signed_at : null;
  return first && toDay(new Date(first.getTime() + DUTY_DAYS * DAY_MS));
};

type Clock = Rental['clock'];

const byAgreement = (kind: string, on: string) => ({ kind, on, source: messages.agreementTitle });

/** The next service of the air conditioning after today, before the last day. */
function listService(from: string, lastDay: string, months: number, today: string): Clock {
  if (months <= 0) return [];
  for (let count = 1; ; count += 1) {
    const on = addMonths(from, months * count);
    if (on >= lastDay) return [];
    if (on >= today) return [byAgreement('aircon-service', on)];
  }
}

/** Days that follow from a signed agreement. */
function listTenancyDays({ contract }: ContractStanding, lastDay: string, today: string): Clock {
  const { blanks, terms } = contract;
  const after = Number(blanks.diplomaticAfterMonths ?? 0);
  const notice = Number(blanks.diplomaticNoticeMonths ?? 0);
  return [
    ...(blanks.diplomatic === true
      ? [
          byAgreement('diplomatic-notice', addMonths(terms.from, after)),
          byAgreement('earliest-exit', addMonths(terms.from, after + notice)),
        ].filter(({ on }) => on < lastDay)
      : []),
    ...(blanks.renewal === true
      ? [
          byAgreement('renewal-opens', subtractMonths(lastDay, 3)),
          byAgreement('renewal-closes', subtractMonths(lastDay, 2)),
        ].filter(({ on }) => on > terms.from)
      : []),
    ...listService(terms.from, lastDay, Number(blanks.airconMonths ?? 0), today),
    byAgreement('deposit-back', addDays(lastDay, Number(blanks.depositReturnDays ?? 14))),
  ];
}

/**
 * Days that count for a rental, the next one first; `lastDay` is another one than the agreement's if it was renewed or ended early, and
 * `signed` the newest paper that somebody has signed.
 */
export function listClock(
  terms: OfferTerms,
  standing: ContractStanding | null,
  { now, lastDay, signed }: { now: Date; lastDay: string | null; signed: ContractStanding | null },
): Clock {
  const dutyDay = findDutyDay(signed);
  const contract = standing?.contract;
  const today = toDay(now);
  const end = lastDay ?? findLastDay(terms);
  const lines = [
    ...(contract?.state === 'signing' && contract.expires_at
      ? [{ kind: 'signing-expires', on: toDay(contract.expires_at), source: null }]
      : []),
    ...(dutyDay === null ? [] : [{ kind: 'stamp-duty', on: dutyDay, source: messages.dutyDueSource }]),
    { kind: 'start', on: terms.from, source: null },
    { kind: 'end', on: end, source: null },
    ...(standing && contract?.state === 'signed' ? listTenancyDays(standing, end, today) : []),
  ];
  const isPast = ({ on }: { on: string }): number => (on < today ? 1 : 0);
  return lines.toSorted((a, b) => isPast(a) - isPast(b) || a.on.localeCompare(b.on));
}
