import { updateWaitlistState } from '../../content/waitlists/queries.ts';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { mayUseDesk } from '../desk/whoMayAsk.ts';

/** Opens or closes a waitlist. Throws if there is none. */
export const setDeskWaitlist = defineVerb(
  mayUseDesk,
  (ctx, { name, body: { state } }: RouteInput<'setDeskWaitlist'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await updateWaitlistState(db, name, state))) throw new HttpError('not-found');
      const action = state === 'open' ? 'waitlist-opened' : 'waitlist-closed';
      await recordAudit(db, { userId: session.user_id, action, details: { waitlist: name } }, now);
    }),
);
