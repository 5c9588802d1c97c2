import { existsSync } from 'node:fs';
import { handOver } from '../../bin/handOver.mjs';
import { inRepository, installedProgram, repositoryRoot } from '../repository.ts';
import { listChangedFiles } from '../visual/listChangedFiles.ts';
import { traceStories } from '../visual/traceStories.ts';

const component = 'packages/ui/src/Button/Button.tsx';
const story = 'packages/ui/src/Button/Button.stories.tsx';

/** Proves without an account that TurboSnap finds the stories of a change, and says which it would photograph now. */
async function runDry(): Promise<void> {
  console.log('CHROMATIC_PROJECT_TOKEN is not set: nothing is sent.');
  const known = await traceStories([component]);
  if (!known?.includes(story)) throw new Error(`TurboSnap does not see that ${story} hangs on ${component}.`);
  console.log(`TurboSnap: a change of ${component} would photograph ${known.length} story files.`);
  const since = process.env.SEWA_CHANGED_SINCE || 'origin/main';
  const changed = listChangedFiles(since);
  if (changed === null) return;
  const affected = changed.length > 0 ? await traceStories(changed) : [];
  const count = affected === null ? 'all' : affected.length;
  console.log(`What changed since ${since} would photograph ${count} story files.`);
  for (const file of affected ?? []) console.log(`  ${file}`);
}

try {
  if (!existsSync(inRepository('storybook-static/preview-stats.json')))
    throw new Error('There is no built Storybook: run `npm run build-storybook` first.');
  if (process.env.CHROMATIC_PROJECT_TOKEN)
    handOver(installedProgram('chromatic'), process.argv.slice(2), process.env, repositoryRoot);
  else await runDry();
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
