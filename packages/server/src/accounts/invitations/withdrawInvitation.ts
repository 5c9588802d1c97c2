import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { endInvitation, findInvitationById, findManaged, invitationColumns } from './queries.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Withdraws an open invitation; throws if the user doesn't manage it, or it isn't open. */
export const withdrawInvitation = defineVerb(signedIn, (ctx, { id }: RouteInput<'withdrawInvitation'>) =>
  ctx.transaction(async ({ db, session, now }) => {
    const { user_id: userId } = session;
    const managed = {
      action: 'delete',
      subject: 'Invitation',
      columns: invitationColumns,
      firstParameter: 2,
    } as const;
    const row = await findManaged(db, id, compilePermission(session, managed));
    if (!row) throw new HttpError('not-found');
    if (!(await endInvitation(db, 'withdrawn_at', row.id, now)))
      throw refuseEnded((await findInvitationById(db, row.id)) ?? row, now);
    await settleNotices(db, 'invitation', row.id);
    const details = { invitation: row.id };
    await recordAudit(db, { userId, action: 'invitation-withdrawn', details }, now);
  }),
);
