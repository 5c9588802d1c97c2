import { handOver } from '../bin/handOver.mjs';
import { inRepository, repositoryRoot } from './repository.ts';

/** Runs a command of the server's own program, `sewa`, with the arguments that were given to ours. */
export function runServerCommand(command: string): void {
  const program = inRepository('packages/server/bin/sewa.ts');
  const programArguments = ['--conditions=sewa-source', program, command, ...process.argv.slice(2)];
  handOver(process.execPath, programArguments, process.env, repositoryRoot);
}
