import { runKinds } from '../testing/runKinds.ts';

try {
  process.exitCode = await runKinds(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
