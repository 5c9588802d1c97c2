import { type PlaceKind, placeKinds } from '@sewa/api/schema';
import { formatNumber } from '@sewa/formatters';
import { type Command, Option } from 'commander';
import { importAreas } from '../homes/places/importAreas.ts';
import { importPlaces } from '../homes/places/importPlaces.ts';
import { importPostalCodes } from '../homes/places/importPostalCodes.ts';
import { importRoads } from '../homes/places/importRoads.ts';
import type { ImportReport, PlaceReport } from '../homes/places/importRows.ts';
import { importStations } from '../homes/places/importStations.ts';
import type { ReplaceCounts } from '../homes/places/queries.ts';
import { migrate } from '../migrate.ts';
import type { Database } from '../platform/database/database.ts';
import { openSharedDatabase } from '../platform/database/openSharedDatabase.ts';
import { getSettings } from '../platform/settings/env.ts';
import { fromShell } from '../platform/settings/fromShell.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

const formatChanges = ({ inserted, updated, unchanged, removed }: ReplaceCounts): string =>
  `: ${formatNumber(inserted)} new, ${formatNumber(updated)} changed, ${formatNumber(unchanged)} unchanged, ${formatNumber(removed)} removed`;

async function run(noun: string, read: (db: Database) => Promise<PlaceReport | ImportReport>): Promise<void> {
  const db = await openSharedDatabase(getSettings());
  try {
    await migrate(db);
    const report = await read(db);
    const { accepted, rejected, rejectFile } = report;
    const changes = 'inserted' in report ? formatChanges(report) : '';
    say(`${formatNumber(accepted)} ${noun}${accepted === 1 ? '' : 's'} in${changes}.`);
    if (rejectFile === null) say(`No ${noun} was rejected.`);
    else say(`${formatNumber(rejected)} rejected; the reasons are in ${rejectFile}.`);
  } finally {
    await db.close();
  }
}

/** Adds `areas`, `roads`, `stations`, `places` and `postal-codes` to the import command: they read open data into the configured database. */
export function registerPlaceImports(importing: Command): void {
  importing
    .command('areas')
    .description('Import planning areas for the map; the file replaces the whole map.')
    .argument('<file>', 'a GeoJSON file of polygons with names, in degrees (WGS 84)', fromShell)
    .action((file: string) => run('area', (db) => importAreas(db, file)));
  importing
    .command('roads')
    .description('Import expressways, slip roads and major roads for the map; the file replaces all of them.')
    .argument(
      '<file>',
      'a GeoJSON file of lines, in degrees (WGS 84), such as the National Map Line of the Singapore Land Authority',
      fromShell,
    )
    .action((file: string) => run('road', (db) => importRoads(db, file)));
  importing
    .command('stations')
    .description('Import MRT and LRT stations; the file replaces all of them.')
    .argument(
      '<file>',
      'a CSV file with code, name, latitude and longitude; status or opening_date may say what runs',
      fromShell,
    )
    .action((file: string) => run('station', (db) => importStations(db, file)));
  importing
    .command('places')
    .description(
      'Import hawker centres, malls and primary schools; the file replaces all of them, or all of one kind.',
    )
    .argument(
      '<file>',
      'a CSV file with name, latitude and longitude, and kind unless --kind says it',
      fromShell,
    )
    .addOption(new Option('--kind <kind>', 'what all of them are').choices(placeKinds))
    .action((file: string, { kind }: { kind?: PlaceKind }) =>
      run('place', (db) => importPlaces(db, file, kind ?? null)),
    );
  importing
    .command('postal-codes')
    .description('Import positions of postal codes; the file replaces all of them.')
    .argument(
      '<file>',
      'a CSV file with postal_code, latitude and longitude; block and street may say more',
      fromShell,
    )
    .action((file: string) => run('postal code', (db) => importPostalCodes(db, file)));
}
