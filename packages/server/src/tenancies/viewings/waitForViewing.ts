import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { makeRandomId } from '../../platform/database/ids.ts';
import { signedUp } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { makeDoorCode } from './bookViewing.ts';
import { getOpenSlot } from './getSlot.ts';
import { makeSlotError } from './slotErrors.ts';
import { findFreeSeat } from './slotQueries.ts';
import { findOwnInSlot, getViewing, insertViewing } from './viewingQueries.ts';

/** Gets the user in line for a full time; again: the same place. Throws if a seat is free, or they have one. */
export const waitForViewing = defineVerb(
  signedUp,
  (ctx, { id: slotId, body }: RouteInput<'waitForViewing'>): Promise<RouteAnswer<'waitForViewing'>> =>
    ctx.transaction(async (tx) => {
      const { db, session, now } = tx;
      const slot = await getOpenSlot(tx, slotId);
      const { user_id: userId, corporate_id: corporateId } = session;
      const own = await findOwnInSlot(db, slotId, userId);
      if (own && own.state !== 'waiting') throw makeSlotError(messages.slotTakenReason);
      if (!own && (await findFreeSeat(db, slot)) !== null) throw makeSlotError(messages.slotFreeReason);
      const id = own?.id ?? makeRandomId();
      const note = body.note ?? '';
      if (!own)
        await insertViewing(db, {
          id,
          slotId,
          userId,
          corporateId,
          note,
          code: makeDoorCode(),
          seat: null,
          now,
        });
      return { viewingId: id, position: (await getViewing(db, id)).position ?? 1 };
    }),
);
