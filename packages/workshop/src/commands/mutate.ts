import { handOver } from '../../bin/handOver.mjs';
import { inRepository, listPackageFolders } from '../repository.ts';

const [folder = '', ...options] = process.argv.slice(2);
if (listPackageFolders().includes(folder)) {
  const settings = inRepository('packages/workshop/stryker.config.mjs');
  const stryker = inRepository('packages/workshop/node_modules/.bin/stryker');
  handOver(stryker, ['run', settings, ...options], process.env, inRepository(folder));
} else {
  console.error('Name the folder of a package, as in `npm run mutate -- packages/tenancy`.');
  process.exitCode = 1;
}
