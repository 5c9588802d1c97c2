import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { ensureAdministrator } from './ensureAdministrator.ts';
import { findMember, updateMember } from './queries.ts';
import { requireCorporatePermission } from './requireCorporatePermission.ts';
import { requireOpenOrganisation } from './requireOpenOrganisation.ts';

/** Changes a member's role or organisation in the current corporate; throws if no administrator would be left. */
export const changeMember = defineVerb(signedIn, (ctx, { id: userId, body }: RouteInput<'changeMember'>) => {
  const { role, organisationId, version } = body;
  const change = () =>
    ctx.transaction(async (tx) => {
      const lockedCorporate = await requireCorporatePermission(tx, 'update', 'Member');
      const { corporate_id: corporateId, user_id: actorId } = lockedCorporate;
      const member = await findMember(tx.db, corporateId, userId);
      if (!member) throw new HttpError('not-found');
      requireVersion(version, member.version);
      if (typeof organisationId === 'string')
        await requireOpenOrganisation(tx.db, corporateId, organisationId);
      if (role === undefined && organisationId === undefined) return;
      await updateMember(tx.db, { corporateId, userId, role, organisationId });
      const details = {
        corporateId,
        ...(role !== undefined && { role }),
        ...(organisationId !== undefined && { organisationId: organisationId ?? 'none' }),
      };
      await recordAudit(tx.db, { actorId, userId, action: 'member-changed', details }, tx.now);
    });
  return ensureAdministrator(change);
});
