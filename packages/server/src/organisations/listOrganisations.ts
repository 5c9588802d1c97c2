import type { Organisation } from '@sewa/api/client';
import { checkRules, compileRules } from '@sewa/auth/rules';
import { defineVerb } from '../calling/defineVerb.ts';
import { makeSessionRules } from '../permissions/makeRules.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { listOrganisationRows, organisationColumns } from './queries.ts';

/** The organisations below the corporate a session acts for, as far as it may see them. */
export const listOrganisations = defineVerb(signedIn, ({ db, session }): Promise<Organisation[]> => {
  const seen = compileRules({
    rules: checkRules(makeSessionRules(session)),
    action: 'read',
    subject: 'Subbusiness',
    columns: organisationColumns,
  });
  return listOrganisationRows(db, seen);
});
