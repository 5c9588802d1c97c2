import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type ChangedViewing, changeViewing } from './changeViewing.ts';
import { offerFreeSeats } from './offerFreeSeats.ts';
import { settleViewing, tellCancelled } from './tellViewing.ts';
import { getViewing, updateViewing } from './viewingQueries.ts';

/** Cancels a viewing, or leaves the line. The other side of a booked one is told, and its seat goes to the first in line. */
export const cancelViewing = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'cancelViewing'>): Promise<ChangedViewing> =>
    changeViewing(ctx, { id, version: body.version, name: 'cancel' }, async (tx, { row, side, slot }) => {
      await updateViewing(tx.db, id, {
        state: 'cancelled',
        seat: null,
        offeredUntil: null,
        cancelledBy: side,
      });
      await settleViewing(tx, id);
      const isToldOf = side === 'host' || row.state === 'booked';
      if (isToldOf) await tellCancelled(tx, await getViewing(tx.db, id), side === 'host' ? 'guest' : 'host');
      await offerFreeSeats(tx, slot);
    }),
);
