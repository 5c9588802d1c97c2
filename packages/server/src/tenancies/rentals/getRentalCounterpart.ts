import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findCounterpart, listSharedRentals } from './counterpartQueries.ts';
import { describeListing, describeUnit } from './describeRental.ts';
import { getOwnRental } from './getOwnRental.ts';
import { findPartyRow } from './partyQueries.ts';

/** Another party of a rental of the user, as far as a party may know; throws for anybody else, and for oneself. */
export const getRentalCounterpart = defineVerb(
  signedIn,
  async (ctx, { id }: RouteInput<'getRentalCounterpart'>): Promise<RouteAnswer<'getRentalCounterpart'>> => {
    const { db, session } = ctx;
    const party = isRandomId(id) ? await findPartyRow(db, id) : null;
    const known = party && (await findCounterpart(db, id));
    if (!party || !known) throw new HttpError('not-found');
    const { me } = await getOwnRental(ctx, party.rental_id);
    if (me.id === id) throw new HttpError('not-found');
    const shared = await listSharedRentals(db, id, {
      userId: session.user_id,
      corporateId: session.corporate_id,
    });
    const signed = shared.flatMap(({ signed_at_singpass: on }) => on ?? []).toSorted();
    return {
      id,
      name: party.name,
      actorType: party.actor_type,
      side: party.side,
      isCompany: party.corporate_id !== null,
      memberSince: known.member_since,
      registrationNumber: known.registration_number,
      agentId: known.agent_id,
      signedAtSingpassOn: signed.at(-1) ?? null,
      rentals: shared.map((row) => {
        const unit = describeUnit(row, row.side);
        return {
          id: row.id,
          state: row.state,
          listing: describeListing(row),
          ...(unit && { unit }),
          lastDay: row.last_day,
          actorType: row.other_type,
        };
      }),
    };
  },
);
