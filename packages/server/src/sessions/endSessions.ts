import { recordAudit } from '../audit/recordAudit.ts';
import type { Database } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { deleteOtherSessions, deleteSessionByHandle, type SessionRow } from './queries.ts';
import { deleteSession } from './session.ts';

type Asker = Pick<SessionRow, 'id' | 'user_id'>;

/** Logs out: ends the session of a secret, if there is one. */
export function logOut(db: Database, secret: string | null, now: Date): Promise<void> {
  return db.transaction(async (tx) => {
    const userId = await deleteSession(tx, secret);
    if (userId !== null) await recordAudit(tx, { userId, action: 'logged-out' }, now);
  });
}

/**
 * Ends one session of whoever is signed in, and answers whether it was the one that asks. One of somebody else is not found,
 * like one that is not there.
 */
export function endSession(db: Database, asker: Asker, handle: string, now: Date): Promise<boolean> {
  return db.transaction(async (tx) => {
    const id = await deleteSessionByHandle(tx, asker.user_id, handle);
    if (id === null) throw new RefusedError('not-found');
    await recordAudit(tx, { userId: asker.user_id, action: 'session-ended' }, now);
    return id === asker.id;
  });
}

/** Ends every session of whoever is signed in but the one that asks, and answers how many were open. */
export function endOtherSessions(db: Database, asker: Asker, now: Date): Promise<number> {
  return db.transaction(async (tx) => {
    const count = await deleteOtherSessions(tx, asker.user_id, asker.id, now);
    if (count > 0)
      await recordAudit(
        tx,
        { userId: asker.user_id, action: 'other-sessions-ended', details: { count } },
        now,
      );
    return count;
  });
}
