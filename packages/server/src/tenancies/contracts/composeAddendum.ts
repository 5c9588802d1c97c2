import type { OfferTerms } from '@sewa/api/client';
import { findDay, formatDay, formatMoney } from '@sewa/formatters';
import { findLastDay, listClauses } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';
import { addendumClauses } from './addendumClauses.ts';
import {
  type AgreementSource,
  composeAgreement,
  countDeposit,
  describeOccupier,
  sayAddress,
} from './composeAgreement.ts';
import { findStanding } from './contractQueries.ts';
import type { ContractRow } from './contractRow.ts';
import * as messages from './messages.ts';

/** What an addendum changes: an agreement, with the terms that stand before it. */
export interface ChangedAgreement {
  readonly terms: OfferTerms;
  /** Of the agreement, as its paper prints it. */
  readonly reference: string;
  /** Day on which everybody had signed it, YYYY-MM-DD. */
  readonly signedOn: string;
}

/** What an addendum changes; null for an agreement. */
export async function findChanged(
  db: Queryable,
  {
    kind,
    rental_id: rentalId,
    replaced_terms: terms,
  }: Pick<ContractRow, 'kind' | 'rental_id' | 'replaced_terms'>,
): Promise<ChangedAgreement | null> {
  const agreement = kind === 'addendum' ? (await findStanding(db, rentalId))?.contract : null;
  if (!agreement || !terms) return null;
  return {
    terms,
    reference: `${rentalId}-${agreement.number}`,
    signedOn: findDay(agreement.signed_at ?? null) ?? '',
  };
}

const sayOccupiers = ({ occupiers }: OfferTerms): string => occupiers.map(describeOccupier).join('\n');

/** What fills the blanks of the clauses, and which of them stand. */
function listBlanks(terms: OfferTerms, { terms: earlier, reference, signedOn }: ChangedAgreement) {
  const [until, earlierUntil] = [findLastDay(terms), findLastDay(earlier)];
  const [deposit, earlierDeposit] = [countDeposit(terms), countDeposit(earlier)];
  return {
    reference,
    signedOn: formatDay(signedOn),
    from: formatDay(terms.from),
    until: formatDay(until),
    earlierUntil: formatDay(earlierUntil),
    rent: formatMoney(terms.monthlyRent),
    earlierRent: formatMoney(earlier.monthlyRent),
    deposit: formatMoney(deposit),
    earlierDeposit: formatMoney(earlierDeposit),
    difference: formatMoney(Math.abs(deposit - earlierDeposit)),
    dutyBy: messages.addendumDutyBy[terms.dutyBy],
    isLonger: until > earlierUntil,
    isOtherRent: terms.monthlyRent !== earlier.monthlyRent,
    isSameRent: terms.monthlyRent === earlier.monthlyRent,
    isMoreDeposit: deposit > earlierDeposit,
    isLessDeposit: deposit < earlierDeposit,
    isSameDeposit: deposit === earlierDeposit && deposit > 0,
    isOtherPeople: sayOccupiers(terms) !== sayOccupiers(earlier),
  };
}

/** An addendum as its paper prints it: what changes in plain words, before and after, its clauses, the law, who signs. */
export function composeAddendum(source: AgreementSource, changed: ChangedAgreement) {
  const { terms, home, isWholeUnit, at } = source;
  const { terms: earlier } = changed;
  const paper = composeAgreement(source);
  const clauses = listClauses(addendumClauses, listBlanks(terms, changed), (_, value) => String(value));
  const change = (label: string, before: string, after: string) => ({
    label,
    value: before === after ? after : messages.changeOf(before, after),
  });
  const sayDeposit = (each: OfferTerms) =>
    countDeposit(each) === 0 ? messages.noDeposit : formatMoney(countDeposit(each));
  const address = sayAddress(home);
  return {
    ...paper,
    title: messages.addendumTitle,
    version: 1,
    plain: [...clauses.map(({ plain }) => plain), messages.addendumBinding],
    schedule: [
      ...paper.schedule.slice(0, 2),
      { label: messages.scheduleHome, value: isWholeUnit ? address : messages.roomAt(address) },
      { label: messages.scheduleFrom, value: formatDay(terms.from) },
      change(messages.scheduleLastDay, formatDay(findLastDay(earlier)), formatDay(findLastDay(terms))),
      change(
        messages.scheduleRent,
        messages.rentAMonth(formatMoney(earlier.monthlyRent)),
        messages.rentAMonth(formatMoney(terms.monthlyRent)),
      ),
      change(messages.scheduleDeposit, sayDeposit(earlier), sayDeposit(terms)),
      { label: messages.scheduleDuty, value: messages.dutyPaidBy[terms.dutyBy] },
      { label: messages.scheduleOccupiers, value: sayOccupiers(terms) },
    ],
    clauses,
    note: messages.addendumNote(formatDay(findDay(at.toISOString()))),
  };
}
