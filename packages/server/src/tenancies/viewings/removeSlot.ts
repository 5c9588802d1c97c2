import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { isHosted, lockSlot, removeSlotRow } from './slotQueries.ts';
import { settleViewing, tellCancelled } from './tellViewing.ts';
import { getViewing, listActiveIds, updateViewing } from './viewingQueries.ts';
import { hostedListings } from './viewingRow.ts';

/** Takes a time back and cancels its viewings; everybody who had one is told. Throws if it isn't the user's. */
export const removeSlot = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'removeSlot'>): Promise<void> =>
    ctx.transaction(async (tx) => {
      const rules = compilePermission(tx.session, { ...hostedListings, firstParameter: 2 });
      const slot = isRandomId(id) && (await isHosted(tx.db, id, rules)) ? await lockSlot(tx.db, id) : null;
      if (!slot) throw new HttpError('not-found');
      if (!(await removeSlotRow(tx.db, id, tx.now)) || slot.ends_at <= tx.now) return;
      for (const viewingId of await listActiveIds(tx.db, id)) {
        await updateViewing(tx.db, viewingId, {
          state: 'cancelled',
          seat: null,
          offeredUntil: null,
          cancelledBy: 'host',
        });
        await settleViewing(tx, viewingId);
        await tellCancelled(tx, await getViewing(tx.db, viewingId), 'guest');
      }
    }),
);
