import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { type ChangedViewing, changeViewing } from './changeViewing.ts';
import { updateViewing } from './viewingQueries.ts';

/** Says whether one side wants to go on after a viewing. */
export const answerViewing = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'answerViewing'>): Promise<ChangedViewing> =>
    changeViewing(ctx, { id, version: body.version, name: 'answer' }, async (tx, { row, side }) => {
      await updateViewing(
        tx.db,
        id,
        side === 'guest' ? { guestGoesOn: body.goesOn } : { hostGoesOn: body.goesOn },
      );
      const isLast = (side === 'guest' ? row.host_goes_on : row.guest_goes_on) !== null;
      if (isLast) await settleNotices(tx.db, 'viewing-answer', id);
    }),
);
