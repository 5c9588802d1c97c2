import { endWithParent } from '../../bin/endWithParent.mjs';
import { say } from '../../bin/say.mjs';
import { buildApp } from '../building/buildPackages.ts';
import { inRepository, repositoryRoot } from '../repository.ts';

const [argument] = process.argv.slice(2);
if (argument?.startsWith('-')) {
  console.error(
    `${argument} is not known: what the product is started with are the variables in docs/settings.md.`,
  );
  process.exit(1);
}
endWithParent();
say('Building the app …');
await buildApp();
say('Starting the server …');
// The server takes over this process: another would load all of Node again.
process.chdir(repositoryRoot);
process.env.NODE_ENV = 'production';
await import(inRepository('app/src/server.ts'));
