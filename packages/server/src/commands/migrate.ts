import type { Command } from 'commander';
import { migrate } from '../migrate.ts';
import { openSharedDatabase } from '../platform/database/openSharedDatabase.ts';
import { explainDenied, nameDirect } from '../platform/database/requireDatabase.ts';
import { getSettings } from '../platform/settings/env.ts';

/** Adds `migrate` to the command line: brings the schema of the configured database up to date. */
export function registerMigrate(program: Command): void {
  program
    .command('migrate')
    .description('Bring the schema of the database up to date.')
    .action(async () => {
      const settings = getSettings();
      const db = await openSharedDatabase(settings);
      try {
        const done = await migrate(db);
        for (const { name, description } of done) process.stdout.write(`${name}: ${description}\n`);
        if (done.length === 0) process.stdout.write('The schema is up to date.\n');
      } catch (error) {
        throw explainDenied(error, nameDirect(settings));
      } finally {
        await db.close();
      }
    });
}
