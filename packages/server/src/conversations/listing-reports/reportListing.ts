import { createHash } from 'node:crypto';
import { listingPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import type { NewNotice } from '../../platform/notices/NewNotice.ts';
import { notify } from '../../platform/notices/notify.ts';
import { anyoneKnown } from '../../platform/sessions/whoMayAsk.ts';
import { insertListingReport, type NewReportRow } from './queries.ts';

/** Digest of who reports, another one each day. */
function digestReporter(reporter: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${day}|${reporter}`).digest('base64url').slice(0, 22);
}

/** Who is told of a report: the user who lets the home, or everybody in the corporate. */
function findRecipient(row: NewReportRow): NewNotice['to'] | null {
  const { lister_user_id: userId, lister_corporate_id: corporateId } = row;
  if (userId !== null) return { userId };
  return corporateId === null ? null : { corporateId, audience: 'everybody' };
}

/**
 * Puts a listing into the queue of those somebody looks at; the same report of the same person counts once. Who reports, an
 * account or an address, is kept as a digest, for a day. The lister
 * is told that somebody did, not who. Throws when there is no such listing.
 */
export const reportListing = defineVerb(
  anyoneKnown,
  (ctx, { id: listingId, body }: RouteInput<'reportListing'>) =>
    ctx.transaction(async ({ db, session, browser, now }) => {
      const { reason, message } = body;
      const reporter = digestReporter(
        session ? `user:${session.user_id}` : `address:${browser.address}`,
        now,
      );
      const row = { listingId, reason, message: message || null, reporter, now };
      const written = isRandomId(listingId) ? await insertListingReport(db, row) : null;
      if (!written) throw new HttpError('not-found');
      const { id, slug } = written;
      const to = findRecipient(written);
      if (id === null || to === null) return;
      const path = listingPath(listingId, slug);
      await notify(db, { to, kind: 'listing-reported', about: id, path }, now);
    }),
);
