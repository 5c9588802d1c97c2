import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { findPayeeUse, lockPayee, removablePayees, removePayeeRow } from './queries.ts';

/** Removes a payee of the user. Throws if a service that isn't over pays it. */
export const removePayee = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'removePayee'>): Promise<null> =>
    ctx.transaction(async ({ db, now, session }) => {
      const removable = compilePermission(session, { ...removablePayees, firstParameter: 2 });
      if (!(await lockPayee(db, id, removable))) throw new HttpError('not-found');
      const { isPaid, wasPaid } = await findPayeeUse(db, id);
      if (isPaid) throw new HttpError('wrong-state', { message: messages.payeeInUse });
      await removePayeeRow(db, id, { isKept: wasPaid, now });
      const details = { payee: id };
      await recordAudit(db, { userId: session.user_id, action: 'payee-removed', details }, now);
      return null;
    }),
);
