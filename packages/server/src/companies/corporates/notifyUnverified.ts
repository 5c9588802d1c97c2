import { accountPath } from '@sewa/paths';
import type { Queryable } from '../../platform/database/database.ts';
import { notify } from '../../platform/notices/notify.ts';
import { isVerifiedCorporate } from './verificationQueries.ts';

/** Notifies the administrators of a corporate if it isn't verified yet. */
export async function notifyUnverified(tx: Queryable, corporateId: string, now: Date): Promise<void> {
  if (await isVerifiedCorporate(tx, corporateId)) return;
  const to = { corporateId, audience: 'administrators' } as const;
  await notify(tx, { to, kind: 'company-unverified', about: corporateId, path: accountPath() }, now);
}
