import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId, makeRandomId } from '../../platform/database/ids.ts';
import { isViolation } from '../../platform/database/isViolation.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeNotOpenError } from './slotErrors.ts';
import { findHostedListing, insertSlots } from './slotQueries.ts';
import { hostedListings } from './viewingRow.ts';

const HOUR_MS = 60 * 60 * 1000;
const LONGEST_MS = 8 * HOUR_MS;
const AHEAD_MS = 366 * 24 * HOUR_MS;

type Slot = RouteInput<'addSlots'>['body']['slots'][number];

/** Throws if a time is over, too far away, or ends before it begins. */
function requirePossible(slots: readonly Slot[], now: Date): void {
  const fields = slots.flatMap(({ startsAt, endsAt }, index) => {
    const [start, end] = [Date.parse(startsAt), Date.parse(endsAt)];
    if (start <= now.getTime() || start > now.getTime() + AHEAD_MS)
      return [{ name: `slots.${index}.startsAt`, reason: messages.slotPastReason }];
    if (end <= start || end - start > LONGEST_MS)
      return [{ name: `slots.${index}.endsAt`, reason: messages.slotOrderReason }];
    return [];
  });
  if (fields.length > 0) throw new HttpError('invalid', { fields });
}

/** Offers times for viewings of a listing, all or none. Throws if it isn't the user's, is over, or they host another viewing then. */
export const addSlots = defineVerb(
  signedUp,
  async (ctx, { id, body }: RouteInput<'addSlots'>): Promise<RouteAnswer<'addSlots'>> => {
    const { session, now } = ctx;
    requirePossible(body.slots, now);
    try {
      return await ctx.transaction(async ({ db }) => {
        const rules = compilePermission(session, { ...hostedListings, firstParameter: 2 });
        const listing = isRandomId(id) ? await findHostedListing(db, id, rules) : null;
        if (!listing) throw new HttpError('not-found');
        const isOver =
          listing.status === 'let' || (listing.status === 'closed' && listing.state !== 'paused');
        if (isOver) throw makeNotOpenError(messages.slotClosedReason);
        const hostId = session.user_id;
        return insertSlots(
          db,
          body.slots.map((slot) => ({ ...slot, id: makeRandomId(), listingId: id, hostId, now })),
        );
      });
    } catch (error) {
      if (!isViolation(error, 'viewing_slots_do_not_overlap')) throw error;
      throw new HttpError('wrong-state', { fields: [{ name: 'slots', reason: messages.slotOverlapReason }] });
    }
  },
);
