import type { AskedHome } from '@sewa/api/client';
import { listAdministrators } from '../../companies/corporates/queries.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { nameHome } from '../own-listings/composeListingMail.ts';
import { findOwnListing } from '../own-listings/ownListingQueries.ts';
import type { OwnListingRow } from '../own-listings/ownListingRow.ts';
import { ANSWER_MS } from '../properties/describePropertyListing.ts';
import type { AvailabilityLink } from './availabilityQueries.ts';

/** Whether a listing is still one for which somebody may answer: their own, or that of a corporate they administrate. */
export async function mayAnswer(db: Queryable, row: OwnListingRow, userId: string): Promise<boolean> {
  if (row.lister_kind !== 'agent' && !row.is_owned) return false;
  if (row.lister_corporate_id === null) return row.lister_user_id === userId;
  return (await listAdministrators(db, row.lister_corporate_id)).includes(userId);
}

function describeState({
  state,
  asked_at: askedAt,
  paused_because: because,
}: OwnListingRow): AskedHome['state'] {
  if (state === 'live') return askedAt ? 'asked' : 'available';
  if (state === 'let') return 'let';
  return state === 'paused' && because === 'unconfirmed' ? 'unanswered' : 'gone';
}

/** What became of the homes of a link. A home that is no longer theirs says nothing but its id. */
export async function listAskedHomes(
  db: Queryable,
  { userId, listingIds }: AvailabilityLink,
): Promise<AskedHome[]> {
  const homes: AskedHome[] = [];
  for (const listingId of listingIds) {
    const row = await findOwnListing(db, listingId);
    if (!row || !(await mayAnswer(db, row, userId))) continue;
    const answerBy = row.asked_at && new Date(row.asked_at.getTime() + ANSWER_MS).toISOString();
    homes.push({
      listingId,
      unitId: row.unit_id,
      name: nameHome(row),
      monthlyRent: row.monthly_rent,
      state: describeState(row),
      answerBy: answerBy ?? null,
    });
  }
  return homes;
}
