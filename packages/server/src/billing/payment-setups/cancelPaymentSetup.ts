import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { findOwnSetup, lockSetup, writeCancelled } from './setupQueries.ts';
import { isOver } from './setupRow.ts';

/** Cancels a setup of the user that isn't finished. What is approved at the bank later is cancelled there by `applySetup`. */
export const cancelPaymentSetup = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'cancelPaymentSetup'>): Promise<void> =>
    ctx.transaction(async ({ db, session, now }) => {
      const found = await findOwnSetup(db, id, session.user_id);
      const setup = found && (await lockSetup(db, found.ref));
      if (!setup) throw new HttpError('not-found');
      if (setup.cancelled_at !== null) return;
      if (isOver(setup) && setup.state !== 'expired')
        throw new HttpError('wrong-state', {
          fields: [{ name: 'transition', reason: messages.setupOverReason }],
        });
      await writeCancelled(db, id, now);
    }),
);
