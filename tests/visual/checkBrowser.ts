import { readFile, writeFile } from 'node:fs/promises';
import { findBrowser, getBrowserBuild, isLockedBrowser } from '@sewa/workshop/machine';
import type { TestProject } from 'vitest/node';

const record = new URL('./baselines/chromium.json', import.meta.url);

/** Fails a run whose browser is not the build that the baselines come from; on an update that build is recorded instead. */
export default async function checkBrowser({ config }: TestProject): Promise<void> {
  const program = await findBrowser();
  if (!isLockedBrowser(program))
    throw new Error(
      `Pictures cannot be compared: CHROMIUM_PATH names ${program}, the baselines come from the browser of the lockfile.`,
    );
  const build = await getBrowserBuild(program);
  if (config.snapshotOptions.updateSnapshot === 'all') {
    await writeFile(record, `${JSON.stringify({ build }, null, 2)}\n`);
    return;
  }
  const baselines: { build: string } = JSON.parse(await readFile(record, 'utf8'));
  if (build !== baselines.build)
    throw new Error(
      `Pictures cannot be compared: the baselines come from Chromium ${baselines.build}, the lockfile has ${build}. "npm run visual -- --update" draws them anew.`,
    );
}
