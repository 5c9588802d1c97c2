import { runKinds } from '../testing/runKinds.ts';

process.exitCode = await runKinds(process.argv.slice(2));
