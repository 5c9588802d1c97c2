import type { Command } from 'commander';
import { migrate } from '../database/migrate.ts';
import { openDatabase } from '../database/openDatabase.ts';
import { getSettings } from '../settings/env.ts';
import { fillSampleMarket } from './fillSampleMarket.ts';

/** Adds `sample` to the command line: fills the configured database with the sample market. */
export function registerSample(program: Command): void {
  program
    .command('sample')
    .description('Fill the database with the sample market; running it again changes nothing.')
    .action(async () => {
      const db = await openDatabase(getSettings(), { ifBusy: 'join' });
      try {
        await migrate(db);
        const { listings, written, pictures } = await fillSampleMarket(db);
        const change = written === 0 ? 'nothing had changed' : `${written} written`;
        process.stdout.write(
          `The sample market has ${listings} listings with ${pictures} drawings: ${change}.\n`,
        );
      } finally {
        await db.close();
      }
    });
}
