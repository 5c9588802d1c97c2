import type { ReportOutcome } from '@sewa/api/client';
import { formatDate } from '@sewa/formatters/dates';
import { listingPath } from '@sewa/paths';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { HttpError } from '../http/HttpError.ts';
import { listReportRows, type ReportRow, reportOutcomes } from '../listing-reports/queries.ts';
import { settleReport } from '../listing-reports/settleReport.ts';
import type { runAsSystem } from '../runAsSystem.ts';

const reasons: Readonly<Record<ReportRow['reason'], string>> = {
  'not-available': 'no longer available',
  'wrong-facts': 'wrong details',
  duplicate: 'a duplicate',
  scam: 'a scam or fake',
  'not-theirs': 'the lister has no right to rent it out',
  other: 'something else',
};

/** One report in lines for a terminal. */
export function describeReport(row: ReportRow): string {
  const settled = row.settled_at
    ? [`   settled ${formatDate(row.settled_at)} as ${row.outcome}${row.note ? `: ${row.note}` : ''}`]
    : [];
  return [
    `${row.id}  ${formatDate(row.created_at)}  ${reasons[row.reason]}`,
    `   ${listingPath(row.listing_id, row.slug)} (${row.listing_status}${row.lister_name ? `, listed by ${row.lister_name}` : ''})`,
    // Strip control characters: user input must not send escape codes to the terminal.
    ...(row.message ? [`   “${row.message.replace(/\p{Cc}+/gu, ' ')}”`] : []),
    ...settled,
  ].join('\n');
}

function parseId(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It should be the number of a report.');
  return Number(text);
}

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

async function tellReports({ all }: { all?: boolean }): Promise<void> {
  await run(async ({ db }) => {
    const rows = await listReportRows(db, all ?? false);
    process.stdout.write(
      rows.length === 0 ? 'No open reports.\n' : `${rows.map(describeReport).join('\n\n')}\n`,
    );
  });
}

async function settle(id: number, { as, note }: { as: ReportOutcome; note?: string }): Promise<void> {
  await run(async (ctx) => {
    await settleReport(ctx, { id: String(id), body: { outcome: as, note } }).catch((error: unknown) => {
      const isUnknown = error instanceof HttpError && error.problem === 'not-found';
      throw isUnknown ? new Error(`There is no open report ${id}.`) : error;
    });
    const closed = as === 'removed' ? ' Its listing is closed.' : '';
    process.stdout.write(`Report ${id} is settled as ${as}.${closed}\n`);
  });
}

/** Adds `reports list` and `reports settle` to the command line: the queue of reported listings. */
export function registerReports(program: Command): void {
  const reports = program.command('reports').description('List and settle reports of listings.');
  reports
    .command('list')
    .description('List the open reports, oldest first.')
    .option('--all', 'include settled reports')
    .action(tellReports);
  reports
    .command('settle')
    .description('Settle an open report.')
    .argument('<id>', 'number of the report', parseId)
    .addOption(
      new Option('--as <outcome>', 'the outcome; removed also closes the listing')
        .choices(reportOutcomes)
        .makeOptionMandatory(),
    )
    .option('--note <text>', 'the reason, for later reference')
    .action(settle);
}
