import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';
import { deleteMember, findMember } from './queries.ts';
import { requireCorporatePermission } from './requireCorporatePermission.ts';

/** Removes a member from the current corporate and from their sessions; throws if no administrator would be left. */
export const removeMember = defineVerb(signedIn, (ctx, { id: userId }: RouteInput<'removeMember'>) => {
  const remove = () =>
    ctx.transaction(async (tx) => {
      const lockedCorporate = await requireCorporatePermission(tx, 'delete', 'Member');
      const { corporate_id: corporateId, user_id: actorId } = lockedCorporate;
      if (!(await findMember(tx.db, corporateId, userId))) throw new HttpError('not-found');
      await deleteMember(tx.db, corporateId, userId);
      const details = { corporateId };
      await recordAudit(tx.db, { actorId, userId, action: 'member-removed', details }, tx.now);
    });
  return ensureAdministrator(remove);
});
