import type { Queryable } from '../../platform/database/database.ts';
import { makeVisitorId } from './makeVisitorId.ts';

/** Deletes the events of a browser that the analytics service doesn't have yet: its owner no longer allows statistics. */
export async function dropUnsentEvents(db: Queryable, consentId: string): Promise<void> {
  const { rows } = await db.query<{ salt: Uint8Array }>('select salt from event_salts');
  const visitors = rows.map(({ salt }) => makeVisitorId(Buffer.from(salt), consentId));
  await db.query('delete from events where forwarded_at is null and visitor = any($1::text[])', [visitors]);
}
