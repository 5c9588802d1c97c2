import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type ChangedViewing, changeViewing } from './changeViewing.ts';
import { settleViewing } from './tellViewing.ts';
import { updateViewing } from './viewingQueries.ts';

/** Says that the other side of a viewing did not come. */
export const missViewing = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'missViewing'>): Promise<ChangedViewing> =>
    changeViewing(ctx, { id, version: body.version, name: 'missed' }, async (tx, { side }) => {
      await updateViewing(tx.db, id, { state: 'missed', missedSays: side });
      await settleViewing(tx, id);
    }),
);
