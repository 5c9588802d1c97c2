import { readFile, writeFile } from 'node:fs/promises';
import { getBrowserBuild, isLockedBrowser } from '@sewa/workshop/machine';
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
  if (!isLockedBrowser(program))
    return `Pictures were not compared: CHROMIUM_PATH names ${program}, the baselines come from the browser of the lockfile.`;
  const running = await getBrowserBuild(program);
  if (isUpdating) await writeFile(record, `${JSON.stringify({ build: running }, null, 2)}\n`);
  const recorded = await recordedBuild();
  if (running === recorded) return null;
  return `Pictures were not compared: the baselines come from Chromium ${recorded ?? '(none)'}, the lockfile has ${running}. "npm run visual -- --update" draws them anew.`;
}
