import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { findPayeeUse, lockPayee, removablePayees, removePayeeRow } from './queries.ts';

/** Removes a payee of the user. Throws if a service that isn't over pays it. */
export const removePayee = defineVerb(
  signedIn,
  (ctx, { id }: RouteInput<'removePayee'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      const removable = compilePermission(session, { ...removablePayees, firstParameter: 2 });
      if (!(await lockPayee(db, id, removable))) throw new HttpError('not-found');
      const { isPaid, isKept } = await findPayeeUse(db, id);
      if (isPaid) throw new HttpError('wrong-state', { message: messages.payeeInUse });
      await removePayeeRow(db, id, { isKept, now });
      const details = { payee: id };
      await recordAudit(db, { userId: session.user_id, action: 'payee-removed', details }, now);
    }),
);
