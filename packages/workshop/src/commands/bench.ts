import { handOver } from '../../bin/handOver.mjs';
import { inRepository, repositoryRoot } from '../repository.ts';

handOver(
  process.execPath,
  ['--conditions=sewa-source', inRepository('tests/bench/run.mjs'), ...process.argv.slice(2)],
  process.env,
  repositoryRoot,
);
