import type { Queryable } from '../../platform/database/database.ts';

/** The open ones of these sessions, also of frames, with the corporate they act for, or null. */
export async function listStreamSessions(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<Map<string, string | null>> {
  const { rows } = await db.query<{ id: string; corporate_id: string | null }>({
    name: 'list-stream-sessions',
    text: `select id, corporate_id from sessions where id = any($1::text[]) and expires_at > $2
      union all select id, null from embed_sessions where id = any($1::text[]) and expires_at > $2`,
    values: [ids, now],
  });
  return new Map(rows.map((row) => [row.id, row.corporate_id]));
}
