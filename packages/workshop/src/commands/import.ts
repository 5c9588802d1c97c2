import { existsSync } from 'node:fs';
import path from 'node:path';
import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

// npm runs its scripts in the top folder; the file was named from where the person stands.
const standsIn = process.env.INIT_CWD ?? process.cwd();
const commandArguments = process.argv.slice(2).map((argument) => {
  const file = path.resolve(standsIn, argument);
  return !argument.startsWith('-') && existsSync(file) ? file : argument;
});

handOver(
  process.execPath,
  ['--conditions=sewa-source', inRepository('packages/server/bin/sewa.ts'), 'import', ...commandArguments],
  process.env,
  repositoryRoot,
);
