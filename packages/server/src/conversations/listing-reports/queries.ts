import type { HouseRules, ListingReportReason, ReportEntry, ReportOutcome } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** How a report was settled: the listing was taken away, put right, or nothing was wrong with it. */
export const reportOutcomes: readonly ReportOutcome[] = ['removed', 'corrected', 'unfounded'];

/** How many reports there were, and after how many something was removed or corrected. */
export type Tally = NonNullable<ReportEntry['ofReporter']>;

/** JSON of a `Tally` of the reports `o` that a query finds, as SQL. */
export const tallySql = (from: string): string => `(select json_build_object('reports', count(*),
    'upheld', count(*) filter (where o.outcome in ('removed', 'corrected'))) from ${from})`;

/** A report as the queue shows it. */
export interface ReportRow {
  id: string;
  listing_id: string;
  slug: string;
  listing_status: 'live' | 'let' | 'closed';
  lister_name: string | null;
  /** Title, else block and street. */
  home: string;
  rules: HouseRules;
  of_home: Tally;
  of_lister: Tally;
  of_reporter: Tally | null;
  notes: number;
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
        r.settled_at, r.outcome, r.note, coalesce(l.title, concat_ws(' ', l.block, l.street)) as home, l.rules,
        ${tallySql('listing_reports o where o.listing_id = l.id')} as of_home,
        ${tallySql('listing_reports o join listings h on h.id = o.listing_id where h.lister_id = l.lister_id')} as of_lister,
        case when r.reporter is not null then ${tallySql('listing_reports o where o.reporter = r.reporter')} end as of_reporter,
        (select count(*)::int from desk_notes n where n.about_kind = 'report' and n.about_id = r.id::text) as notes
      from listing_reports r join listings l on l.id = r.listing_id left join listers a on a.id = l.lister_id
      where $1 or r.settled_at is null order by r.created_at, r.id`,
    [isEvery],
  );
  return rows;
}

/** A listing whose report was settled, and who lets it. */
interface SettledReportRow {
  listing_id: string;
  home: string;
  lister_user_id: string | null;
  lister_corporate_id: string | null;
}

/** Settles a report that waits; null when there is none with this id. */
export async function settleReportRow(
  db: Queryable,
  row: { id: number; outcome: ReportOutcome; note: string | null; now: Date },
): Promise<SettledReportRow | null> {
  const { rows } = await db.query<SettledReportRow>(
    `update listing_reports r set settled_at = $2, outcome = $3, note = $4
      from listings l left join listers a on a.id = l.lister_id
      where r.id = $1 and r.settled_at is null and l.id = r.listing_id
      returning r.listing_id, coalesce(l.title, concat_ws(' ', l.block, l.street)) as home, a.user_id as lister_user_id,
        a.corporate_id as lister_corporate_id`,
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
