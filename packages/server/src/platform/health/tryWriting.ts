import type { Context } from '../calling/Context.ts';
import { READINESS, runAsCall } from '../database/callKind.ts';
import { insertAndDelete } from './queries.ts';

/** Pending writes by database, shared by concurrent checks, because health checks have no rate limit. */
const writes = new WeakMap<Context['db'], Promise<void>>();

/** Writes something to the database that leaves nothing; throws if it accepts no write. */
export function tryWriting(db: Context['db']): Promise<void> {
  const writing =
    writes.get(db) ?? runAsCall(READINESS, () => insertAndDelete(db)).finally(() => writes.delete(db));
  writes.set(db, writing);
  return writing;
}
