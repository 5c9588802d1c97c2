import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

handOver(
  process.execPath,
  [
    '--conditions=sewa-source',
    inRepository('packages/server/bin/sewa.ts'),
    'import',
    ...process.argv.slice(2),
  ],
  process.env,
  repositoryRoot,
);
