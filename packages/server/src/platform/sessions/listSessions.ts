import type { SessionEntry } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { listSessionRows } from './queries.ts';
import { signedIn } from './whoMayAsk.ts';

/** The user's open sessions, the current one first. */
export const listSessions = defineVerb(
  signedIn,
  async ({ db, session, realNow }): Promise<SessionEntry[]> => {
    const rows = await listSessionRows(db, session.user_id, session.id, realNow);
    return rows.map(({ handle, browser, system, created_at, last_used_at, is_current }) => ({
      id: handle,
      browser,
      system,
      startedAt: created_at.toISOString(),
      lastUsedAt: last_used_at.toISOString(),
      isCurrent: is_current,
    }));
  },
);
