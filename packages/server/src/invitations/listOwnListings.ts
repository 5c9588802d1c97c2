import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { nameListing } from './InvitationRow.ts';
import { listOwnListingRows } from './queries.ts';

/** The homes for which whoever is signed in may invite people: those they let as their owner and that are not closed. */
export const listOwnListings = defineVerb(
  signedIn,
  async ({ db, session }): Promise<RouteAnswer<'listOwnListings'>> => {
    const rows = await listOwnListingRows(db, session.user_id);
    return rows.map((row) => ({ id: row.id, name: nameListing(row) }));
  },
);
