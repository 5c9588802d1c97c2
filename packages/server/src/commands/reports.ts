import type { ReportOutcome } from '@sewa/api/client';
import { formatDate } from '@sewa/formatters/dates';
import { listingPath } from '@sewa/paths';
import { type Command, InvalidArgumentError, Option } from 'commander';
import {
  listMessageReportRows,
  type MessageReportRow,
} from '../conversations/listing-reports/messageQueries.ts';
import { listReportRows, type ReportRow, reportOutcomes } from '../conversations/listing-reports/queries.ts';
import { settleReport } from '../conversations/listing-reports/settleReport.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import type { runAsSystem } from '../runAsSystem.ts';

const reasons: Readonly<Record<ReportRow['reason'], string>> = {
  'not-available': 'no longer available',
  'wrong-facts': 'wrong details',
  duplicate: 'a duplicate',
  scam: 'a scam or fake',
  'not-theirs': 'the lister has no right to rent it out',
  other: 'something else',
};

/** Strips control characters: user input must not send escape codes to the terminal. */
const toPlain = (text: string): string => text.replace(/\p{Cc}+/gu, ' ');

const describeSettled = ({ settled_at: at, outcome, note }: ReportRow | MessageReportRow): string[] =>
  at ? [`   settled ${formatDate(at)} as ${outcome}${note ? `: ${note}` : ''}`] : [];

const describeListing = (row: ReportRow): string[] => [
  `${row.id}  ${formatDate(row.created_at)}  ${reasons[row.reason]}`,
  `   ${listingPath(row.listing_id, row.slug)} (${row.listing_status}${row.lister_name ? `, listed by ${row.lister_name}` : ''})`,
  ...(row.message ? [`   “${toPlain(row.message)}”`] : []),
];

const describeMessage = (row: MessageReportRow): string[] => [
  `${row.id}  ${formatDate(row.created_at)}  ${toPlain(row.reason)}`,
  `   a message of ${formatDate(row.sent_at)}${row.sender_name ? ` by ${toPlain(row.sender_name)}` : ''}`,
  ...(row.body ? [`   “${toPlain(row.body)}”`] : []),
  ...row.attachments.map(({ id, name }) => `   with the file ${toPlain(name)} (${id})`),
];

/** One report in lines for a terminal. */
export const describeReport = (row: ReportRow | MessageReportRow): string =>
  [...('message_id' in row ? describeMessage(row) : describeListing(row)), ...describeSettled(row)].join(
    '\n',
  );

function parseId(text: string): string {
  if (!/^(message-)?[1-9]\d{0,8}$/.test(text))
    throw new InvalidArgumentError('It should be the id of a report, such as 12 or message-12.');
  return text;
}

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

async function tellReports({ all }: { all?: boolean }): Promise<void> {
  await run(async ({ db }) => {
    const isEvery = all ?? false;
    const rows = [...(await listReportRows(db, isEvery)), ...(await listMessageReportRows(db, isEvery))];
    rows.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
    process.stdout.write(
      rows.length === 0 ? 'No open reports.\n' : `${rows.map(describeReport).join('\n\n')}\n`,
    );
  });
}

async function settle(id: string, { as, note }: { as: ReportOutcome; note?: string }): Promise<void> {
  await run(async (ctx) => {
    await settleReport(ctx, { id, body: { outcome: as, note } }).catch((error: unknown) => {
      const isUnknown = error instanceof HttpError && error.problem === 'not-found';
      throw isUnknown ? new Error(`There is no open report ${id}.`) : error;
    });
    const effect = id.startsWith('message-') ? ' Its message is hidden.' : ' Its listing is closed.';
    process.stdout.write(`Report ${id} is settled as ${as}.${as === 'removed' ? effect : ''}\n`);
  });
}

/** Adds `reports list` and `reports settle` to the command line: the queue of reported listings and messages. */
export function registerReports(program: Command): void {
  const reports = program.command('reports').description('List and settle reports of listings and messages.');
  reports
    .command('list')
    .description('List the open reports, oldest first.')
    .option('--all', 'include settled reports')
    .action(tellReports);
  reports
    .command('settle')
    .description('Settle an open report.')
    .argument('<id>', 'id of the report', parseId)
    .addOption(
      new Option('--as <outcome>', 'the outcome; removed also closes the listing, or hides the message')
        .choices(reportOutcomes)
        .makeOptionMandatory(),
    )
    .option('--note <text>', 'the reason, for later reference')
    .action(settle);
}
