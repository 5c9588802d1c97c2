import type { OfferTerms } from '@sewa/api/client';
import { findDay, formatMoney } from '@sewa/formatters';
import { stampDuty } from '@sewa/tenancy';
import * as common from '../messages.ts';
import { describeOccupier } from '../Occupiers/describeOccupier.ts';
import * as offer from '../Offer/messages.ts';
import * as messages from './messages.ts';

/** Who pays the duty, and how much it is. */
function describeDuty({ monthlyRent, months, dutyBy }: OfferTerms, day: string): string {
  const { cents } = stampDuty({ periods: [{ monthlyRent, months }], signedOn: day });
  const payer = messages.dutyPaidBy[dutyBy];
  return cents === null ? payer : `${payer}: ${formatMoney(cents)}`;
}

/** Each term in words, in the order in which they are read; `at` is the moment the terms were stated. */
export const describeTerms = (
  terms: OfferTerms,
  at: string,
): { key: keyof typeof messages.termName; lines: string[] }[] => [
  { key: 'monthlyRent', lines: [formatMoney(terms.monthlyRent)] },
  { key: 'from', lines: [common.sayDay(terms.from)] },
  { key: 'months', lines: [common.sayMonths(terms.months)] },
  { key: 'deposit', lines: [common.sayDeposit(terms.depositMonths)] },
  { key: 'duty', lines: [describeDuty(terms, findDay(at) ?? terms.from)] },
  {
    key: 'clauses',
    lines:
      terms.clauses.length === 0 ? [messages.noClauses] : terms.clauses.map((id) => offer.clauses[id][0]),
  },
  { key: 'occupiers', lines: terms.occupiers.map(describeOccupier) },
  {
    key: 'goodFaith',
    lines: [
      terms.goodFaithCents === 0 ? messages.none : messages.goodFaith(formatMoney(terms.goodFaithCents)),
    ],
  },
];
