import { createHash, randomBytes } from 'node:crypto';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findLinkedSearch, pauseSearch } from './queries.ts';

/** Makes an unsubscribe token, and the id it is stored under. */
export function makeUnsubscribeToken(): { token: string; id: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, id: makeLinkId(token) };
}

const makeLinkId = (token: string): string => createHash('sha256').update(token).digest('hex');

/** The search of an unsubscribe link, or null; the token in the link authorizes the request. */
export const findUnsubscribe = defineVerb(
  anyone,
  async ({ db }, { query }: RouteInput<'findUnsubscribe'>) => {
    const token = query.get('token') ?? '';
    const search = await findLinkedSearch(db, makeLinkId(token));
    return { token, search: search && { name: search.name, isPaused: search.isPaused } };
  },
);

/** Unsubscribes from the alerts of a search; idempotent. Throws if the link is invalid. */
export const unsubscribe = defineVerb(anyone, async ({ db }, { query }: RouteInput<'unsubscribe'>) => {
  const search = await findLinkedSearch(db, makeLinkId(query.get('token') ?? ''));
  if (!search) throw new HttpError('not-found');
  await pauseSearch(db, search.id);
});
