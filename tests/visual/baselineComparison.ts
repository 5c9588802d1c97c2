import { readFile, writeFile } from 'node:fs/promises';
import { getBrowserBuild, isLockedBrowser } from '@sewa/workshop/machine';
import { explainNoComparison } from '@sewa/workshop/visual';
import { browserOptions } from './browserOptions.ts';

const record = new URL('./baselines/chromium.json', import.meta.url);

async function recordedBuild(): Promise<string | null> {
  const text = await readFile(record, 'utf8').catch(() => null);
  if (text === null) return null;
  const { build }: { build: string } = JSON.parse(text);
  return build;
}

/**
 * Why pictures cannot be compared with the baselines in this run, or null when they can: only the browser of the lockfile
 * draws them, and they must have been drawn by its build. On an update that build is recorded instead.
 */
export async function whyNotCompared(isUpdating: boolean): Promise<string | null> {
  const program = browserOptions.executablePath;
  const isLocked = isLockedBrowser(program);
  const build = isLocked ? await getBrowserBuild(program) : null;
  if (isUpdating && build) await writeFile(record, `${JSON.stringify({ build }, null, 2)}\n`);
  return explainNoComparison({ program, isLocked, build, baselineBuild: await recordedBuild() });
}
