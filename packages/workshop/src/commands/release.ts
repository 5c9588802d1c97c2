import path from 'node:path';
import { registryUrl, releaseTo } from '../release/releaseTo.ts';
import { inRepository } from '../repository.ts';

const standsIn = process.env.INIT_CWD ?? process.cwd();
const [folder, url = registryUrl] = process.argv.slice(2);
const registry = folder ? path.resolve(standsIn, folder) : inRepository('.cache/registry');
const released = await releaseTo(registry, undefined, url);
console.log(released.length > 0 ? released.join('\n') : 'Every version is released already.');
console.log(
  `The registry is ${registry}. Serve it at ${url}, for example by: npx serve --listen ${new URL(url).port} ${registry}`,
);
