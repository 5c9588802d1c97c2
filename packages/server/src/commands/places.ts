import { formatNumber } from '@sewa/formatters';
import type { Command } from 'commander';
import type { Database } from '../database/database.ts';
import { migrate } from '../database/migrate.ts';
import { openSharedDatabase } from '../database/openSharedDatabase.ts';
import { importAreas, type PlaceReport } from '../places/importAreas.ts';
import { importStations } from '../places/importStations.ts';
import { getSettings } from '../settings/env.ts';
import { fromShell } from '../settings/fromShell.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

async function run(noun: string, read: (db: Database) => Promise<PlaceReport>): Promise<void> {
  const db = await openSharedDatabase(getSettings());
  try {
    await migrate(db);
    const { accepted, inserted, updated, unchanged, removed, rejected, rejectFile } = await read(db);
    say(
      `${formatNumber(accepted)} ${noun}${accepted === 1 ? '' : 's'} in: ${formatNumber(inserted)} new, ${formatNumber(updated)} changed, ` +
        `${formatNumber(unchanged)} unchanged, ${formatNumber(removed)} removed.`,
    );
    if (rejectFile === null) say(`No ${noun} was rejected.`);
    else say(`${formatNumber(rejected)} rejected; the reasons are in ${rejectFile}.`);
  } finally {
    await db.close();
  }
}

/** Adds `areas` and `stations` to the import command: they read open data into the configured database. */
export function registerPlaceImports(importing: Command): void {
  importing
    .command('areas')
    .description('Import planning areas for the map; the file becomes the whole map.')
    .argument('<file>', 'a GeoJSON file of polygons with names, in degrees (WGS 84)', fromShell)
    .action((file: string) => run('area', (db) => importAreas(db, file)));
  importing
    .command('stations')
    .description('Import MRT and LRT stations; the file becomes all there are.')
    .argument(
      '<file>',
      'a CSV file with code, name, latitude and longitude; status or opening_date may say what runs',
      fromShell,
    )
    .action((file: string) => run('station', (db) => importStations(db, file)));
}
