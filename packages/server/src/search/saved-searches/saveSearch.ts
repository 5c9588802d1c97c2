import { randomBytes } from 'node:crypto';
import type { SavedSearch } from '@sewa/api/client';
import { parseDiscoverFilters, serializeDiscoverFilters } from '@sewa/formatters';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { checkRoom } from './checkRoom.ts';
import { makeUniqueName, nameSearch } from './nameSearch.ts';
import { insertSavedSearch, listSavedSearchRows, lockUser } from './queries.ts';

/** A search to save; by default, its name is generated from the query. */
export interface SearchToSave {
  query: string;
  name?: string | undefined;
  frequency?: SavedSearch['frequency'] | undefined;
}

const base32 = 'abcdefghijklmnopqrstuvwxyz234567';

/** An id of 60 random bits. */
const makeId = (): string => Array.from(randomBytes(12), (byte) => base32[byte % 32]).join('');

/**
 * Saves a search of a user, in the caller's transaction. Idempotent: the same query in any sort order returns the existing search. Throws if
 * the name is taken, or the user has too many searches.
 */
export async function putSearch(
  tx: Queryable,
  userId: string,
  { query, name, frequency = 'daily' }: SearchToSave,
  now: Date,
): Promise<SavedSearch> {
  const filters = { ...parseDiscoverFilters(new URLSearchParams(query)), sort: 'newest' as const };
  const canonical = serializeDiscoverFilters(filters);
  await lockUser(tx, userId);
  const others = await listSavedSearchRows(tx, userId);
  const known = others.find((other) => other.query === canonical);
  if (known) return known;
  checkRoom(others, { name, query: canonical });
  const names = others.map((other) => other.name);
  const saved = {
    id: makeId(),
    name: name ?? makeUniqueName(nameSearch(filters), names),
    query: canonical,
    frequency,
  };
  await insertSavedSearch(tx, userId, saved, now);
  return { ...saved, isPaused: false, version: 1, createdAt: now.toISOString() };
}

/** Saves a search of the user. */
export const saveSearch = defineVerb(signedIn, (ctx, { body }: RouteInput<'saveSearch'>) =>
  ctx.transaction(({ db, session, now }) => putSearch(db, session.user_id, body, now)),
);
