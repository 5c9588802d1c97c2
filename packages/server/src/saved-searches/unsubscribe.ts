import { createHash, randomBytes } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findLinkedSearch, pauseSearch } from './queries.ts';

/** A new secret for the link of a letter, and the id it is kept under. */
export function makeUnsubscribeToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makeLinkId(token) };
}

const makeLinkId = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Which search the link of a letter would end, or null. */
export async function findUnsubscribe(
  db: Queryable,
  token: string,
): Promise<{ name: string; isPaused: boolean } | null> {
  const search = await findLinkedSearch(db, makeLinkId(token));
  return search && { name: search.name, isPaused: search.isPaused };
}

/** Ends the mail of the search a letter's link belongs to; again: nothing changes. Throws when it belongs to none. */
export async function unsubscribe(db: Queryable, token: string): Promise<void> {
  const search = await findLinkedSearch(db, makeLinkId(token));
  if (!search) throw new RefusedError('not-found');
  await pauseSearch(db, search.id);
}
