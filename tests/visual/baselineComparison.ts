import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { browserOptions } from './browserOptions.ts';

/** Whether screenshots are compared in this run, and the sentence that says why not. */
export type BaselineComparison = { isOn: boolean; notice: string | null };

const record = new URL('./baselines/chromium.json', import.meta.url);
const reports = new URL('../../.reports/', import.meta.url);

async function runningBuild(): Promise<string> {
  const { stdout } = await promisify(execFile)(browserOptions.executablePath, ['--version']);
  const build = /\d+(?:\.\d+)+/.exec(stdout)?.[0];
  if (build === undefined)
    throw new Error(`${browserOptions.executablePath} --version names no build: ${stdout}`);
  return build;
}

async function recordedBuild(): Promise<string | null> {
  const text = await readFile(record, 'utf8').catch(() => null);
  if (text === null) return null;
  const { build }: { build: string } = JSON.parse(text);
  return build;
}

/** Compares the running Chromium with the one that made the baselines; on an update records the running one instead. */
export async function baselineComparison(isUpdating: boolean): Promise<BaselineComparison> {
  const running = await runningBuild();
  if (isUpdating) {
    await writeFile(record, `${JSON.stringify({ build: running }, null, 2)}\n`);
    return { isOn: true, notice: null };
  }
  const recorded = await recordedBuild();
  const isOn = running === recorded;
  const notice = isOn
    ? null
    : `Screenshots were not compared: the baselines come from Chromium ${recorded ?? '(none)'}, this is ${running}.`;
  await mkdir(reports, { recursive: true });
  await writeFile(new URL('visual-notice.txt', reports), notice === null ? '' : `${notice}\n`);
  if (notice !== null) process.stdout.write(`${notice}\n`);
  return { isOn, notice };
}
