import type { Payee } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describePayee } from './describePayee.ts';
import { listPayeeRows, readPayees } from './queries.ts';

/** Lists the user's payees, newest first. */
export const listPayees = defineVerb(
  signedIn,
  async ({ db, session }): Promise<Payee[]> =>
    (await listPayeeRows(db, compilePermission(session, readPayees))).map(describePayee),
);
