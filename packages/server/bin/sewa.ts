import { Command } from 'commander';
import { registerAudit } from '../src/audit/command.ts';
import { registerMigrate } from '../src/database/command.ts';
import { registerImport } from '../src/import/command.ts';
import { registerReports } from '../src/listing-reports/command.ts';
import { registerOperators } from '../src/operators/command.ts';

const program = new Command('sewa').description('Commands of the Sewa server.');
registerAudit(program);
registerMigrate(program);
registerImport(program);
registerOperators(program);
registerReports(program);

try {
  await program.parseAsync();
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
