import { say } from '../../bin/say.mjs';
import { buildOnce, isAppCurrent } from '../building/appRecord.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

const [folder = ''] = process.argv.slice(2);
if (folder.startsWith('-')) {
  console.error(`${folder} is not known: what the product is started with are the variables in the README.`);
  process.exit(1);
}
if (!isAppCurrent(repositoryRoot)) {
  say('Building the app …');
  const { buildApp } = await import('../building/buildPackages.ts');
  await buildOnce(repositoryRoot, buildApp);
}
say('Starting the server …');
// The server takes over this process: another would load all of Node again.
process.chdir(repositoryRoot);
process.env.NODE_ENV = 'production';
await import(inRepository('app/src/server.ts'));
