import { type ListingNeed, type ListingTransition, LOW_RENT_SHARE } from '@sewa/tenancy';
import { requireVerified } from '../../companies/corporates/requireVerified.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as common from '../../platform/messages/messages.ts';
import { findFairRent } from '../fair-rent/findFairRent.ts';
import { lockRunningAuthority } from './authorityQueries.ts';
import { listMissing } from './listMissing.ts';
import * as messages from './messages.ts';
import type { OwnListingRow } from './ownListingRow.ts';

const invalid = (name: string, reason: string) => new HttpError('invalid', { fields: [{ name, reason }] });

const conflict = (name: string, reason: string, message: string) =>
  new HttpError('wrong-state', { fields: [{ name, reason }], message });

/** Throws, naming each of them, if something that a listing needs is missing. */
export function requireComplete(row: OwnListingRow): void {
  const missing = listMissing(row);
  if (missing.length === 0) return;
  throw new HttpError('invalid', {
    fields: missing.map((name) => ({ name, reason: common.missingReason })),
    message: messages.listingIncomplete,
  });
}

/** Throws if the day from which a home is offered anew is over: one that is available now says today. */
export function requireFirstDay(
  { available_from: day }: Pick<OwnListingRow, 'available_from'>,
  now: Date,
): void {
  if (day !== null && day < getToday(now)) throw invalid('availableFrom', messages.pastFirstDayReason);
}

/** Whether the rent of a listing is far below that of comparable homes. */
export async function isRentLow(
  db: Queryable,
  { id, monthly_rent: rent }: Pick<OwnListingRow, 'id' | 'monthly_rent'>,
): Promise<boolean> {
  const median = rent === null ? null : (await findFairRent(db, id))?.quartiles?.median;
  return rent !== null && median !== null && median !== undefined && rent < LOW_RENT_SHARE * median;
}

/** Throws if the rent is far below that of comparable homes, and nothing says why. */
async function requireLowRentReason(tx: Queryable, row: OwnListingRow): Promise<void> {
  if (row.low_rent_reason !== null || !(await isRentLow(tx, row))) return;
  throw invalid('lowRentReason', messages.lowRentReasonMissing);
}

/** Throws if an agent asks for less than their authority allows; `authority` is the one that runs. */
function requireAllowedRent(
  { monthly_rent: rent }: OwnListingRow,
  authority: { monthly_rent_min: number | null },
): void {
  const { monthly_rent_min: min } = authority;
  if (min !== null && rent !== null && rent < min)
    throw invalid('monthlyRent', messages.rentBelowAuthorityReason(min));
}

const findAuthority = (
  tx: Queryable,
  row: Pick<OwnListingRow, 'unit_id' | 'registration_number'>,
  now: Date,
) =>
  lockRunningAuthority(tx, {
    unitId: row.unit_id,
    registrationNumber: row.registration_number,
    day: getToday(now),
  });

/**
 * Throws if an agent has no authority that runs today or asks for too little, or another lister doesn't own the unit, or isn't
 * verified.
 */
async function requireAuthority(tx: Queryable, row: OwnListingRow, now: Date): Promise<void> {
  if (row.lister_kind === 'owner') {
    if (!row.is_owned) throw conflict('authority', messages.notOwnerReason, messages.notOwner);
    if (row.lister_corporate_id !== null) await requireVerified(tx, row.lister_corporate_id);
    return;
  }
  const authority = await findAuthority(tx, row, now);
  if (!authority) throw conflict('authority', common.missingReason, messages.authorityMissing);
  requireAllowedRent(row, authority);
}

/** Throws if an agent changes what people were shown of a home without an authority that runs today. */
export async function requireAgency(
  tx: Queryable,
  row: Pick<OwnListingRow, 'state' | 'lister_kind' | 'unit_id' | 'registration_number'>,
  now: Date,
): Promise<void> {
  if (row.state === 'draft' || row.lister_kind !== 'agent') return;
  if (!(await findAuthority(tx, row, now)))
    throw conflict('authority', common.missingReason, messages.authorityMissing);
}

/** Throws if the changed rent of a listing isn't allowed: too low for an agent, or far below others without a reason. */
export async function requireRent(tx: Queryable, row: OwnListingRow, now: Date): Promise<void> {
  const authority = row.lister_kind === 'agent' ? await findAuthority(tx, row, now) : null;
  if (authority) requireAllowedRent(row, authority);
  await requireLowRentReason(tx, row);
}

type Check = (tx: Queryable, row: OwnListingRow, now: Date) => Promise<void> | void;

/** `reviewed` and `words` are checked before, and `free` by the database. */
const checks: Partial<Record<ListingNeed, Check>> = {
  complete: (_, row, now) => {
    requireComplete(row);
    // What was published before keeps its day.
    if (row.state === 'draft') requireFirstDay(row, now);
  },
  authority: requireAuthority,
  'low-rent-reason': requireLowRentReason,
};

/** Throws if a listing lacks something that a transition needs. */
export async function requireNeeds(
  tx: Queryable,
  row: OwnListingRow,
  { needs }: ListingTransition,
  now: Date,
): Promise<void> {
  for (const need of needs) await checks[need]?.(tx, row, now);
}
