import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

handOver(
  process.execPath,
  [
    '--conditions=sewa-source',
    inRepository('packages/server/bin/sewa.ts'),
    'audit',
    ...process.argv.slice(2),
  ],
  process.env,
  repositoryRoot,
);
