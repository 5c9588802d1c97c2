import { accountPath } from '@sewa/paths';
import type { Queryable } from '../database/database.ts';
import { notify } from '../notices/notify.ts';
import { isVerifiedCorporate } from './verificationQueries.ts';

/** Tells the administrators of a corporate that it waits to be verified, where it does. */
export async function notifyUnverified(tx: Queryable, corporateId: string, now: Date): Promise<void> {
  if (await isVerifiedCorporate(tx, corporateId)) return;
  const to = { corporateId, audience: 'administrators' } as const;
  await notify(tx, { to, kind: 'company-unverified', about: corporateId, path: accountPath() }, now);
}
