import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { SessionRow } from '../sessions/queries.ts';
import { rotateSession } from '../sessions/session.ts';
import { markUsed } from './queries.ts';

/**
 * Acts for a corporate from now on and returns the session's new secret; the old one is dead. The corporate that is acted for
 * already changes nothing and gives null. One that somebody does not belong to is not found.
 */
export function switchCorporate(
  db: Database,
  session: SessionRow,
  corporateId: string,
  now: Date,
): Promise<string | null> {
  const { user_id: userId } = session;
  return db.transaction(async (tx) => {
    if (!(await markUsed(tx, { userId, corporateId, now }))) throw new RefusedError('not-found');
    if (session.corporate_id === corporateId) return null;
    const secret = await rotateSession(tx, session, { corporateId }, now);
    if (secret === null) throw new RefusedError('not-signed-in');
    await recordAudit(tx, { userId, action: 'corporate-switched', details: { corporateId } }, now);
    return secret;
  });
}
