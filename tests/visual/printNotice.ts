import { readFile } from 'node:fs/promises';
import type { TestProject } from 'vitest/node';
import { noticeFile } from './baselineComparison.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Which views of the stories are compared in this run, and why. */
    views: string;
  }
}

/** Prints once which views are compared, or why none are. */
export default async function printNotice(project: TestProject): Promise<void> {
  const notice = await readFile(noticeFile, 'utf8').catch(() => null);
  process.stdout.write(notice ?? `${project.getProvidedContext().views}\n`);
}
