import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { browserOptions } from './browserOptions.ts';

const record = new URL('./baselines/chromium.json', import.meta.url);
const reports = new URL('../../.reports/', import.meta.url);

/** Where the sentence stands that says why screenshots were not compared; missing when they were. */
export const noticeFile = new URL('visual-notice.txt', reports);

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

/** Whether the running Chromium is the one that made the baselines, so that screenshots can be compared; leaves a notice when it is not. On an update the running one is recorded instead. */
export async function canCompare(isUpdating: boolean): Promise<boolean> {
  const running = await runningBuild();
  await mkdir(reports, { recursive: true });
  if (isUpdating) await writeFile(record, `${JSON.stringify({ build: running }, null, 2)}\n`);
  const recorded = await recordedBuild();
  const isSame = running === recorded;
  const notice = `Screenshots were not compared: the baselines come from Chromium ${recorded ?? '(none)'}, this is ${running}.\n`;
  await (isSame ? rm(noticeFile, { force: true }) : writeFile(noticeFile, notice));
  return isSame;
}
