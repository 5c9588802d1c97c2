import { readFile } from 'node:fs/promises';
import { noticeFile } from './baselineComparison.ts';

/** Prints once why screenshots are not compared, when they are not. */
export default async function printNotice(): Promise<void> {
  process.stdout.write(await readFile(noticeFile, 'utf8').catch(() => ''));
}
