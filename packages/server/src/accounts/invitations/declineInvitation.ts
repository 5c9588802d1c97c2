import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { settleNotices } from '../../platform/notices/notify.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { getInvitationRow } from './getInvitation.ts';
import { endInvitation, findInvitationById } from './queries.ts';
import { refuseEnded } from './refuseEnded.ts';

/** Declines an invitation by its link, and records the user if signed in. Throws if it isn't open. */
export const declineInvitation = defineVerb(
  anyoneKnown,
  async (ctx, { guid }: RouteInput<'declineInvitation'>) => {
    const row = await getInvitationRow(ctx.db, guid);
    await ctx.transaction(async ({ db, session, now }) => {
      if (!(await endInvitation(db, 'declined_at', row.id, now)))
        throw refuseEnded((await findInvitationById(db, row.id)) ?? row, now);
      await settleNotices(db, 'invitation', row.id);
      if (!session) return;
      const { user_id: userId } = session;
      const details = { invitation: row.id };
      await recordAudit(db, { userId, action: 'invitation-declined', details }, now);
    });
  },
);
