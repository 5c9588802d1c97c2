import type { Database } from '../platform/database/database.ts';
import { openBrowserOf, resetCorporates } from './openCorporates.ts';

/** A browser in which ada acts for Alpha, which operates the product; everything of corporates is new. */
export async function openOperator(db: Database) {
  await resetCorporates(db);
  await db.query(`update corporates set operator_since = now() where id = 'alpha'`);
  return openBrowserOf(db, 'ada', 'alpha');
}
