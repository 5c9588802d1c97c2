import type { SessionEntry } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import type { SessionRow } from './queries.ts';
import { listSessionRows } from './queries.ts';

/** The open sessions of whoever is signed in, the one that asks first. */
export async function listSessions(
  db: Queryable,
  session: Pick<SessionRow, 'id' | 'user_id'>,
  now: Date,
): Promise<SessionEntry[]> {
  const rows = await listSessionRows(db, session.user_id, session.id, now);
  return rows.map(({ handle, browser, system, created_at, last_used_at, is_current }) => ({
    id: handle,
    browser,
    system,
    startedAt: created_at.toISOString(),
    lastUsedAt: last_used_at.toISOString(),
    isCurrent: is_current,
  }));
}
