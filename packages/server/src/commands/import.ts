import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { formatNumber } from '@sewa/formatters';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { withListingEvents } from '../conversations/chat-events/withListingEvents.ts';
import { feedFormat } from '../homes/import/feedFormat.ts';
import { checkListings, type ImportReport, importListings } from '../homes/import/importListings.ts';
import type { Heading } from '../homes/import/parseRecords.ts';
import { hdbRentalApprovals } from '../homes/import/presets/hdbRentalApprovals.ts';
import { startProgress } from '../homes/import/progress.ts';
import type { ImportMode } from '../homes/import/rowFormat.ts';
import { migrate } from '../migrate.ts';
import { openSharedDatabase } from '../platform/database/openSharedDatabase.ts';
import { getSettings } from '../platform/settings/env.ts';
import { fromShell } from '../platform/settings/fromShell.ts';
import { registerPlaceImports } from './places.ts';

const presets = [hdbRentalApprovals];

interface Flags {
  preset?: string;
  as?: ImportMode;
  source?: string;
  dryRun?: boolean;
}

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function parseSource(name: string): string {
  if (name.trim() === '') throw new InvalidArgumentError('A source has a name.');
  return name;
}

function counted(count: number, noun: string): string {
  return `${formatNumber(count)} ${noun}${count === 1 ? '' : 's'}`;
}

function tellHeading(heading: Heading): void {
  if (heading.unknown.length === 0) return;
  say(`Unknown columns were ignored: ${heading.unknown.join(', ')}.`);
}

function tellResume(row: number): void {
  say(`Continuing from row ${row}, where an earlier run stopped.`);
}

/** Says what was rejected; if that was every row, the command fails, so that scripts notice. */
function tellRejects({
  accepted,
  rejected,
  rejectFile,
}: Pick<ImportReport, 'accepted' | 'rejected' | 'rejectFile'>): void {
  if (rejectFile === null) say('No row was rejected.');
  else say(`${counted(rejected, 'row')} rejected; the reasons are in ${rejectFile}.`);
  if (accepted === 0 && rejected > 0) process.exitCode = 1;
}

async function run(file: string, flags: Flags): Promise<void> {
  const format = presets.find(({ name }) => name === flags.preset) ?? feedFormat;
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  const progress = startProgress(basename(file), size);
  const watch = { onHeading: tellHeading, onProgress: progress.move };
  if (flags.dryRun) {
    const report = await checkListings({ file, format, ...watch }).finally(() => progress.stop());
    say(`${counted(report.accepted, 'listing')} could be imported; nothing was written to the database.`);
    tellRejects(report);
    return;
  }
  const db = await openSharedDatabase(getSettings());
  try {
    await migrate(db);
    const source = format.makeSource(flags.source ?? basename(file));
    const mode = flags.as ?? format.defaultMode;
    const report = await importListings(db, {
      file,
      withListingEvents,
      format,
      mode,
      source,
      onResume: tellResume,
      ...watch,
    }).finally(() => progress.stop());
    say(
      `${counted(report.accepted, 'listing')} in: ${formatNumber(report.inserted)} new, ` +
        `${formatNumber(report.updated)} changed, ${formatNumber(report.unchanged)} unchanged.`,
    );
    tellRejects(report);
  } finally {
    progress.stop();
    await db.close();
  }
}

/** Adds `import` to the command line: reads files into the configured database. */
export function registerImport(program: Command): void {
  const importing = program.command('import').description('Read files into the database.');
  registerPlaceImports(importing);
  importing
    .command('listings')
    .description('Import listings from a CSV file; rejected rows are listed in FILE.rejects.csv.')
    .argument('<file>', 'a CSV file in UTF-8', fromShell)
    .addOption(
      new Option('--preset <name>', 'how to read the file, when it is not a feed').choices(
        presets.map(({ name }) => name),
      ),
    )
    .addOption(new Option('--as <status>', 'status the listings get').choices(['live', 'let']))
    .option('--source <name>', 'stands for the file name, when that changes from time to time', parseSource)
    .option('--dry-run', 'check every row, write nothing to the database')
    .action(run);
}
