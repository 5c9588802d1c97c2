import { existsSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Command } from 'commander';
import { registerAudit } from '../src/commands/audit.ts';
import { registerBackups } from '../src/commands/backups.ts';
import { registerBlobs } from '../src/commands/blobs.ts';
import { registerContent } from '../src/commands/content.ts';
import { registerExperiments } from '../src/commands/experiments.ts';
import { registerImport } from '../src/commands/import.ts';
import { registerMigrate } from '../src/commands/migrate.ts';
import { registerMove } from '../src/commands/move.ts';
import { registerOperators } from '../src/commands/operators.ts';
import { registerPartners } from '../src/commands/partners.ts';
import { registerReports } from '../src/commands/reports.ts';
import { registerWaitlists } from '../src/commands/waitlists.ts';

const program = new Command('sewa').description('Commands of the Sewa server.');
registerAudit(program);
registerBackups(program);
registerBlobs(program);
registerContent(program);
registerExperiments(program);
registerMigrate(program);
registerImport(program);
registerMove(program);
registerOperators(program);
registerPartners(program);
registerReports(program);
registerWaitlists(program);

// It stands above the server, which doesn't import it, and isn't installed in production.
const sample = fileURLToPath(new URL('../../sample/bin/sample.ts', import.meta.url));
if (existsSync(sample))
  program
    .command('sample')
    .description('Fill a database that holds no real people with the sample market.')
    .action(async () => void (await import(pathToFileURL(sample).href)));

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
