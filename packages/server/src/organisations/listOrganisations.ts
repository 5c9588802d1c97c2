import type { Organisation } from '@sewa/api/client';
import { checkRules, compileRules } from '@sewa/auth/rules';
import type { Queryable } from '../database/database.ts';
import { makeSessionRules, type RuleHolder } from '../permissions/makeRules.ts';
import { listOrganisationRows, organisationColumns } from './queries.ts';

/** The organisations below the corporate a session acts for, as far as it may see them. */
export function listOrganisations(db: Queryable, session: RuleHolder): Promise<Organisation[]> {
  const seen = compileRules({
    rules: checkRules(makeSessionRules(session)),
    action: 'read',
    subject: 'Subbusiness',
    columns: organisationColumns,
  });
  return listOrganisationRows(db, seen);
}
