import type { Organisation } from '@sewa/api/client';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { requireCorporatePermission } from '../corporates/requireCorporatePermission.ts';
import * as messages from '../messages.ts';
import { lockNames } from './lockNames.ts';
import { countOrganisations, insertOrganisation } from './queries.ts';

/** How many organisations one corporate may have. */
const MAX_ORGANISATIONS = 200;

/** Adds an open organisation below the corporate a session acts for; throws when its name is taken or there are too many. */
export const addOrganisation = defineVerb(
  signedIn,
  (ctx, { body: { name } }: RouteInput<'addOrganisation'>) => {
    const add = () =>
      ctx.transaction(async (tx): Promise<Organisation> => {
        const lockedCorporate = await requireCorporatePermission(tx, 'create', 'Subbusiness');
        const { corporate_id: corporateId, user_id: userId } = lockedCorporate;
        if ((await countOrganisations(tx.db, corporateId)) >= MAX_ORGANISATIONS)
          throw new HttpError('invalid', {
            fields: [{ name: 'name', reason: messages.tooManyOrganisationsReason(MAX_ORGANISATIONS) }],
          });
        const id = await insertOrganisation(tx.db, { corporateId, name, now: tx.now });
        const details = { corporateId, organisationId: id };
        await recordAudit(tx.db, { userId, action: 'organisation-added', details }, tx.now);
        return { id, name, isClosed: false, members: [], version: 1 };
      });
    return lockNames(add);
  },
);
