import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { nameListing } from './InvitationRow.ts';
import { listOwnListingRows } from './queries.ts';

/** The homes the user can invite people for: their own listings that aren't closed. */
export const listOwnListings = defineVerb(
  signedIn,
  async ({ db, session }): Promise<RouteAnswer<'listOwnListings'>> => {
    const rows = await listOwnListingRows(db, session.user_id);
    return rows.map((row) => ({ id: row.id, name: nameListing(row) }));
  },
);
