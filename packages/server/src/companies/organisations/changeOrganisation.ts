import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findOrganisation } from '../corporates/queries.ts';
import { requireCorporatePermission } from '../corporates/requireCorporatePermission.ts';
import { lockNames } from './lockNames.ts';
import { updateOrganisation } from './queries.ts';

/** Renames, closes or reopens an organisation of the corporate a session acts for; throws when another open one has the name. */
export const changeOrganisation = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'changeOrganisation'>) => {
    const { name, isClosed, version } = body;
    const change = () =>
      ctx.transaction(async (tx) => {
        const lockedCorporate = await requireCorporatePermission(tx, 'update', 'Subbusiness');
        const { corporate_id: corporateId, user_id: userId } = lockedCorporate;
        const organisation = await findOrganisation(tx.db, corporateId, id);
        if (!organisation) throw new HttpError('not-found');
        requireVersion(version, organisation.version);
        if (name === undefined && isClosed === undefined) return;
        await updateOrganisation(tx.db, { id, name, isClosed, now: tx.now });
        const details = {
          corporateId,
          organisationId: id,
          isRenamed: name !== undefined,
          ...(isClosed !== undefined && { isClosed }),
        };
        await recordAudit(tx.db, { userId, action: 'organisation-changed', details }, tx.now);
      });
    return lockNames(change);
  },
);
