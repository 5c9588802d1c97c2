import type { Organisation } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listOrganisationRows, organisationColumns } from './queries.ts';

/** The organisations below the corporate a session acts for, as far as it may see them. */
export const listOrganisations = defineVerb(signedIn, ({ db, session }): Promise<Organisation[]> => {
  const seen = { action: 'read', subject: 'Subbusiness', columns: organisationColumns } as const;
  return listOrganisationRows(db, compilePermission(session, seen));
});
