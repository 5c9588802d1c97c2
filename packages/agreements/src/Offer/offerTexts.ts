import type { OfferTerms, Rental, RenterCard, User } from '@sewa/api/client';
import { cleanNumber, findDay, parseMoney } from '@sewa/formatters';
import { nameOccupier, parseOccupiers, type Texts, writeOccupiers } from '../Occupiers/occupierTexts.ts';
import * as messages from './messages.ts';

const DAY_MS = 86_400_000;

/** Days that the other side can be given to answer. */
export const answerDays = [1, 2, 3, 5, 7, 14] as const;

/** The clauses that can be asked for. */
export const clauseIds = Object.keys(messages.clauses) as OfferTerms['clauses'];

/** Name of the field of a clause. */
export const nameClause = (id: OfferTerms['clauses'][number]): string => `clause-${id}`;

/** Terms as the fields show them. */
const writeTerms = (terms: Omit<OfferTerms, 'expiresAt'>): Record<string, string> => ({
  monthlyRent: String(terms.monthlyRent / 100),
  from: terms.from,
  months: String(terms.months),
  depositMonths: String(terms.depositMonths),
  dutyBy: terms.dutyBy,
  goodFaith: String(terms.goodFaithCents / 100),
  answerDays: '3',
  ...Object.fromEntries(terms.clauses.map((id) => [nameClause(id), 'on'])),
  ...writeOccupiers(terms.occupiers),
});

interface Prefill {
  readonly rental: Rental;
  readonly card: RenterCard | null;
  readonly user: User;
  readonly now: number;
}

function listOccupiers({ rental, card, user }: Prefill): OfferTerms['occupiers'] {
  if (card && card.occupiers.length > 0) return card.occupiers;
  return rental.side === 'tenant' ? [nameOccupier(user)] : [];
}

/** What the form begins with: the last offer, else the listing and the renter's card. */
export function prefillOffer(prefill: Prefill): Record<string, string> {
  const { terms, listing } = prefill.rental;
  if (terms) return writeTerms(terms);
  const soon = findDay(prefill.now + 14 * DAY_MS) ?? '';
  const { availableFrom } = listing;
  return {
    ...writeTerms({
      monthlyRent: listing.monthlyRent ?? 0,
      from: availableFrom !== null && availableFrom > soon ? availableFrom : soon,
      months: 12,
      depositMonths: 1,
      dutyBy: 'tenant',
      clauses: [],
      occupiers: listOccupiers(prefill),
      goodFaithCents: 0,
    }),
    ...(listing.monthlyRent === null ? { monthlyRent: '' } : {}),
  };
}

const parseNumber = (text: string | undefined): number | null =>
  text === undefined || text.trim() === '' ? null : Number(cleanNumber(text));

const isDuty = (text: string): text is OfferTerms['dutyBy'] => text in messages.duty;

/** Until when the other side can answer; `now` is the server's time. */
export function findExpiry({ answerDays: text }: Texts, now: string): string {
  const days = answerDays.find((count) => String(count) === text) ?? 3;
  // To the minute: a form that is sent twice says the same.
  const minute = Math.ceil(Date.parse(now) / 60_000) * 60_000;
  return new Date(minute + days * DAY_MS).toISOString();
}

/** The terms of a form, but for the time to answer; the issues say which of its fields are wrong. */
export function parseOffer(texts: Texts): { terms: Omit<OfferTerms, 'expiresAt'>; issues: Texts } {
  const { occupiers, issues } = parseOccupiers(texts);
  const monthlyRent = parseMoney(texts.monthlyRent);
  const months = parseNumber(texts.months);
  const depositMonths = parseNumber(texts.depositMonths);
  const goodFaithCents = texts.goodFaith?.trim() ? parseMoney(texts.goodFaith) : 0;
  const { from = '', dutyBy = '' } = texts;
  if (monthlyRent === null || monthlyRent <= 0) issues.monthlyRent = messages.enterRent;
  if (from === '') issues.from = messages.enterFrom;
  if (months === null || !Number.isInteger(months) || months < 1 || months > 120)
    issues.months = messages.enterMonths;
  if (depositMonths === null || !(depositMonths >= 0 && depositMonths <= 6))
    issues.depositMonths = messages.enterDeposit;
  if (goodFaithCents === null || goodFaithCents < 0) issues.goodFaith = messages.enterMoney;
  const terms = {
    monthlyRent: monthlyRent ?? 0,
    from,
    months: months ?? 0,
    depositMonths: depositMonths ?? 0,
    dutyBy: isDuty(dutyBy) ? dutyBy : ('tenant' as const),
    clauses: clauseIds.filter((id) => texts[nameClause(id)] !== undefined),
    occupiers,
    goodFaithCents: goodFaithCents ?? 0,
  };
  return { terms, issues };
}
