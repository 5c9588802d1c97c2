import { handOver } from '../../bin/handOver.mjs';
import { say } from '../../bin/say.mjs';
import { buildApp } from '../building/buildPackages.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

say('Building the app …');
await buildApp();
say('Starting the server …');
handOver(
  process.execPath,
  ['--conditions=sewa-source', inRepository('app/src/server.ts'), ...process.argv.slice(2)],
  { ...process.env, NODE_ENV: 'production' },
  repositoryRoot,
);
