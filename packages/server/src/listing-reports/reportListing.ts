import { createHash } from 'node:crypto';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { insertListingReport } from './queries.ts';

const PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Digest of who reports, another one each day. */
function digestReporter(reporter: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${day}|${reporter}`).digest('base64url').slice(0, 22);
}

/**
 * Puts a listing into the queue of those somebody looks at; the same report of the same person counts once. Who reports, an
 * account or an address, is kept as a digest, for a day. Throws when there is no such listing or the person reports too much.
 */
export const reportListing = defineVerb(
  anyoneKnown,
  async ({ db, session, browser, now }, { id: listingId, body }: RouteInput<'reportListing'>) => {
    const { reason, message } = body;
    const reporter = digestReporter(session ? `user:${session.user_id}` : `address:${browser.address}`, now);
    const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
    if (!(await countRequest(db, `report:${reporter}`, hour, PER_HOUR))) {
      throw new RefusedError('too-many', {
        retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
      });
    }
    const isKnown =
      /^[a-z2-7]{12}$/.test(listingId) &&
      (await insertListingReport(db, { listingId, reason, message: message || null, reporter, now }));
    if (!isKnown) throw new RefusedError('not-found');
  },
);
