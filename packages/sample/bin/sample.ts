/** Fills the database that the settings name with the sample market; running it again changes nothing. */
import { getSettings, migrate, openDatabase } from '@sewa/server';
import { fillSampleMarket } from '../src/fillSampleMarket.ts';

try {
  const settings = getSettings();
  const db = await openDatabase(settings, { ifBusy: 'join' });
  try {
    await migrate(db);
    const { listings, written, pictures } = await fillSampleMarket(db, settings);
    const change = written === 0 ? 'nothing had changed' : `${written} written`;
    process.stdout.write(
      `The sample market has ${listings} listings with ${pictures} drawings: ${change}.\n`,
    );
  } finally {
    await db.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
