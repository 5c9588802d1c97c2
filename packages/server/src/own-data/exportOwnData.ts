import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { requireProven } from '../proofs/requireProven.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { ownData } from './ownData.ts';
import { listOwnRows, lockPersonKeys } from './queries.ts';

/** Everything that is kept of whoever is signed in, as JSON for people and machines; throws without a fresh proof. */
export function exportOwnData(
  db: Database,
  session: Pick<SessionRow, 'user_id' | 'proven_at'>,
  now: Date,
): Promise<string> {
  requireProven(session, now);
  const userId = session.user_id;
  return db.transaction(async (tx) => {
    const keys = await lockPersonKeys(tx, userId);
    if (!keys) throw new RefusedError('not-signed-in');
    await recordAudit(tx, { userId, action: 'data-exported' }, now);
    const file: Record<string, unknown> = { exportedAt: now.toISOString() };
    for (const place of ownData.toReversed()) {
      const key = keys[place.holds];
      if (place.exportAs !== null)
        file[place.exportAs] = key === null ? [] : await listOwnRows(tx, place, key);
    }
    return JSON.stringify(file, null, 2);
  });
}
