import type { Database } from '@sewa/server';
import { hasRealListers, hasRealUsers } from './queries.ts';

/** Throws a sentence if anybody who wasn't invented is in the database: invented people and real ones never share one. */
export async function refuseRealPeople(db: Database): Promise<void> {
  if ((await hasRealUsers(db)) || (await hasRealListers(db)))
    throw new Error('The database holds real people, so the sample market was not written into it.');
}
