import type { Organisation } from '@sewa/api/client';
import { recordAudit } from '../audit/recordAudit.ts';
import { holdCorporate } from '../corporates/holdCorporate.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { RuleHolder } from '../permissions/makeRules.ts';
import { requirePermission } from '../permissions/requirePermission.ts';
import { keepNames } from './keepNames.ts';
import { countOrganisations, insertOrganisation } from './queries.ts';

/** How many organisations one corporate may have. */
const MOST_ORGANISATIONS = 200;

/** Adds an open organisation below the corporate a session acts for; throws when its name is taken or there are too many. */
export function addOrganisation(
  db: Database,
  session: RuleHolder,
  name: string,
  now: Date,
): Promise<Organisation> {
  const add = () =>
    db.transaction(async (tx) => {
      const holder = await holdCorporate(tx, session);
      if (!holder) throw new RefusedError('not-allowed');
      const { corporate_id: corporateId, user_id: userId } = holder;
      requirePermission(holder, 'create', 'Subbusiness', { corporateId });
      if ((await countOrganisations(tx, corporateId)) >= MOST_ORGANISATIONS)
        throw new RefusedError('invalid', {
          fields: [{ name: 'name', reason: `cannot be added: there are ${MOST_ORGANISATIONS} already` }],
        });
      const id = await insertOrganisation(tx, { corporateId, name, now });
      const details = { corporateId, organisationId: id };
      await recordAudit(tx, { userId, action: 'organisation-added', details }, now);
      return { id, name, isClosed: false, members: [] };
    });
  return keepNames(add);
}
