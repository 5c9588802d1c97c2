import { createHash } from 'node:crypto';
import type { ListingReportReason } from '@sewa/api/client';
import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { insertListingReport } from './queries.ts';

/** What somebody says is wrong with a listing. */
export interface ListingReport {
  listingId: string;
  reason: ListingReportReason;
  message: string | null;
  /** Who says it: an account or an address; kept as a digest, for a day. */
  reporter: string;
}

const PER_HOUR = 10;
const HOUR_MS = 3_600_000;

/** Digest of who reports, another one each day. */
function digestReporter(reporter: string, now: Date): string {
  const day = now.toISOString().slice(0, 10);
  return createHash('sha256').update(`${day}|${reporter}`).digest('base64url').slice(0, 22);
}

/**
 * Puts a listing into the queue of those somebody looks at; the same report of the same person counts once. Throws when
 * there is no such listing or the person reports too much.
 */
export async function reportListing(db: Queryable, report: ListingReport, now: Date): Promise<void> {
  const { listingId, reason, message } = report;
  const reporter = digestReporter(report.reporter, now);
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
}
