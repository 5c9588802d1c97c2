/** Fills the database that the settings name with the sample market; running it again changes nothing. */
import { getSettings, migrate, openSharedDatabase } from '@sewa/server';
import { fillSampleMarket } from '../src/fillSampleMarket.ts';
import { refuseRealPeople } from '../src/refuseRealPeople.ts';

try {
  const settings = getSettings();
  if (settings.appEnvironment === 'production')
    throw new Error('The sample market is not for production (APP_ENV=production).');
  const db = await openSharedDatabase(settings);
  try {
    await migrate(db);
    await refuseRealPeople(db);
    const onProgress = (percent: number) => {
      if (percent % 10 === 0) process.stderr.write(`Filling the sample market … ${percent} %\n`);
    };
    const { listings, written, pictures } = await fillSampleMarket(db, {
      sealKey: settings.sealKey,
      onProgress,
    });
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
