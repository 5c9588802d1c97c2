import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { isHosted, lockSlot } from './slotQueries.ts';
import { takeBackSlot } from './takeBackSlot.ts';
import { hostedListings } from './viewingRow.ts';

/** Takes a time back and cancels its viewings. Throws if it isn't the user's. */
export const removeSlot = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'removeSlot'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const rules = compilePermission(tx.session, { ...hostedListings, firstParameter: 2 });
      const slot = isRandomId(id) && (await isHosted(tx.db, id, rules)) ? await lockSlot(tx.db, id) : null;
      if (!slot) throw new HttpError('not-found');
      await takeBackSlot(tx, slot);
    }),
);
