import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { requireVersion } from '../calling/requireVersion.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { requireCorporatePermission } from '../corporates/requireCorporatePermission.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { keepNames } from './keepNames.ts';
import { findOrganisation, updateOrganisation } from './queries.ts';

/** Renames, closes or reopens an organisation of the corporate a session acts for; throws when another open one has the name. */
export const changeOrganisation = defineVerb(
  signedIn,
  (ctx, { id, body }: RouteInput<'changeOrganisation'>) => {
    const { name, isClosed, version } = body;
    const change = () =>
      ctx.transaction(async (tx) => {
        const holder = await requireCorporatePermission(tx, 'update', 'Subbusiness');
        const { corporate_id: corporateId, user_id: userId } = holder;
        const organisation = await findOrganisation(tx.db, corporateId, id);
        if (!organisation) throw new RefusedError('not-found');
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
    return keepNames(change);
  },
);
