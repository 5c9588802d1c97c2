import { buildPackages } from '../building/buildPackages.ts';

await buildPackages(process.argv.slice(2));
