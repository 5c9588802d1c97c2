import type { Organisation } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { requireCorporatePermission } from '../corporates/requireCorporatePermission.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { keepNames } from './keepNames.ts';
import { countOrganisations, insertOrganisation } from './queries.ts';

/** How many organisations one corporate may have. */
const MOST_ORGANISATIONS = 200;

/** Adds an open organisation below the corporate a session acts for; throws when its name is taken or there are too many. */
export const addOrganisation = defineVerb(
  signedIn,
  (ctx, { body: { name } }: RouteInput<'addOrganisation'>) => {
    const add = () =>
      ctx.transaction(async (tx): Promise<Organisation> => {
        const holder = await requireCorporatePermission(tx, 'create', 'Subbusiness');
        const { corporate_id: corporateId, user_id: userId } = holder;
        if ((await countOrganisations(tx.db, corporateId)) >= MOST_ORGANISATIONS)
          throw new RefusedError('invalid', {
            fields: [{ name: 'name', reason: `cannot be added: there are ${MOST_ORGANISATIONS} already` }],
          });
        const id = await insertOrganisation(tx.db, { corporateId, name, now: tx.now });
        const details = { corporateId, organisationId: id };
        await recordAudit(tx.db, { userId, action: 'organisation-added', details }, tx.now);
        return { id, name, isClosed: false, members: [], version: 1 };
      });
    return keepNames(add);
  },
);
