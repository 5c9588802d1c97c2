import { handOver } from '../../bin/handOver.mjs';
import { say } from '../../bin/say.mjs';
import { buildApp } from '../building/buildPackages.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

const [folder = ''] = process.argv.slice(2);
if (folder.startsWith('-')) {
  console.error(`${folder} is not known: what the product is started with are the variables in the README.`);
  process.exit(1);
}
say('Building the app …');
await buildApp();
say('Starting the server …');
handOver(
  process.execPath,
  ['--conditions=sewa-source', inRepository('app/src/server.ts'), ...process.argv.slice(2)],
  { ...process.env, NODE_ENV: 'production' },
  repositoryRoot,
);
