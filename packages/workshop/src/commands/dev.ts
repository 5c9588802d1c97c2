import { handOver } from '../../bin/handOver.mjs';
import { inRepository } from '../repository.ts';

handOver(
  process.execPath,
  ['--conditions=sewa-source', inRepository('app/dev.ts'), ...process.argv.slice(2)],
  { ...process.env, NODE_ENV: 'development' },
  inRepository('.'),
);
