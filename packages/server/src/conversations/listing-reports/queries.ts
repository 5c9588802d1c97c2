import type { ListingReportReason, ReportOutcome } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** How a report was settled: the listing was taken away, put right, or nothing was wrong with it. */
export const reportOutcomes: readonly ReportOutcome[] = ['removed', 'corrected', 'unfounded'];

/** A report as the queue shows it. */
export interface ReportRow {
  id: string;
  listing_id: string;
  slug: string;
  listing_status: 'live' | 'let' | 'closed';
  lister_name: string | null;
  reason: ListingReportReason;
  message: string | null;
  created_at: Date;
  settled_at: Date | null;
  outcome: ReportOutcome | null;
  note: string | null;
}

/** A report that was made, and of whose listing. */
export interface NewReportRow {
  id: string | null;
  slug: string;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
}

/** Inserts a report unless the same person reported the same: `id` is null then. Null when there is no such listing. */
export async function insertListingReport(
  db: Queryable,
  row: {
    listingId: string;
    reason: ListingReportReason;
    message: string | null;
    reporter: string;
    now: Date;
  },
): Promise<NewReportRow | null> {
  const { rows } = await db.query<NewReportRow>(
    `with wanted as (select l.id, l.slug, a.user_id as lister_user_id, a.corporate_id as lister_corporate_id
        from listings l left join listers a on a.id = l.lister_id where l.id = $1 and l.status <> 'hidden'),
      written as (
        insert into listing_reports (listing_id, reason, message, reporter, created_at)
        select id, $2, $3, $4, $5::timestamptz from wanted
        on conflict (listing_id, reason, reporter) where reporter is not null do nothing returning id)
      select (select id from written) as id, slug, lister_user_id, lister_corporate_id from wanted`,
    [row.listingId, row.reason, row.message, row.reporter, row.now],
  );
  return rows[0] ?? null;
}

/** The reports that wait, oldest first, or all of them. */
export async function listReportRows(db: Queryable, isEvery: boolean): Promise<ReportRow[]> {
  const { rows } = await db.query<ReportRow>(
    `select r.id, r.listing_id, l.slug, l.status as listing_status, a.name as lister_name, r.reason, r.message, r.created_at,
        r.settled_at, r.outcome, r.note
      from listing_reports r join listings l on l.id = r.listing_id left join listers a on a.id = l.lister_id
      where $1 or r.settled_at is null order by r.created_at, r.id`,
    [isEvery],
  );
  return rows;
}

/** Settles a report that waits; null when there is none with this id. */
export async function settleReportRow(
  db: Queryable,
  row: { id: number; outcome: ReportOutcome; note: string | null; now: Date },
): Promise<{ listing_id: string } | null> {
  const { rows } = await db.query<{ listing_id: string }>(
    `update listing_reports set settled_at = $2, outcome = $3, note = $4
      where id = $1 and settled_at is null returning listing_id`,
    [row.id, row.now, row.outcome, row.note],
  );
  return rows[0] ?? null;
}

/** Takes a listing off the market for good; later imports don't bring it back. */
export async function closeListing(db: Queryable, id: string): Promise<void> {
  await db.query(
    `update listings set status = 'closed', state = case when state is not null then 'closed' end,
        lister_state = case when state is null then 'closed' end, paused_because = null,
        asked_at = null, version = version + 1, updated_at = current_moment()
      where id = $1 and (status <> 'closed' or coalesce(state, lister_state) is distinct from 'closed')`,
    [id],
  );
}
