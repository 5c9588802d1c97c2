import type { RouteAnswer } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { findEmptyKeys } from './findEmptyKeys.ts';
import { getSession } from './getSession.ts';

/** The profile fields of the signed-in user that are still empty; throws when nobody is signed in. */
export async function listMissing(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<RouteAnswer<'missing'>> {
  return { emptyKeys: findEmptyKeys(await getSession(db, secret, now)) };
}
