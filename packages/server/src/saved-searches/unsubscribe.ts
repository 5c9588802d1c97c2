import { createHash, randomBytes } from 'node:crypto';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { findLinkedSearch, pauseSearch } from './queries.ts';

/** A new secret for the link of a letter, and the id it is kept under. */
export function makeUnsubscribeToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makeLinkId(token) };
}

const makeLinkId = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Which search the link of a letter would end, or null; the secret in the link is what allows it. */
export const findUnsubscribe = defineVerb(
  anyone,
  async ({ db }, { query }: RouteInput<'findUnsubscribe'>) => {
    const token = query.get('token') ?? '';
    const search = await findLinkedSearch(db, makeLinkId(token));
    return { token, search: search && { name: search.name, isPaused: search.isPaused } };
  },
);

/** Ends the mail of the search a letter's link belongs to; again: nothing changes. Throws when it belongs to none. */
export const unsubscribe = defineVerb(anyone, async ({ db }, { query }: RouteInput<'unsubscribe'>) => {
  const search = await findLinkedSearch(db, makeLinkId(query.get('token') ?? ''));
  if (!search) throw new HttpError('not-found');
  await pauseSearch(db, search.id);
});
