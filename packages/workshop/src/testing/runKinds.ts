import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { inRepository, repositoryRoot } from '../repository.ts';
import { kinds } from './kinds.ts';
import { createNeeds } from './meetNeeds.ts';
import { printReport, printSum } from './printReport.ts';
import { type KindReport, runKind } from './runKind.ts';

/** Runs the named kinds of test, or all, prints a line for each and the sum last, and answers the exit code. */
export async function runKinds(names: readonly string[]): Promise<number> {
  const unknown = names.find((name) => !kinds.some((kind) => kind.name === name));
  if (unknown !== undefined) {
    const known = kinds.map((kind) => kind.name).join(', ');
    console.error(`There is no kind of test "${unknown}". The kinds are: ${known}.`);
    return 1;
  }
  const chosen = names.length > 0 ? kinds.filter((kind) => names.includes(kind.name)) : kinds;
  const visualNotice = inRepository('.reports/visual-notice.txt');
  if (chosen.some((kind) => kind.name === 'visual')) rmSync(visualNotice, { force: true });

  const needs = createNeeds((sentence) => console.log(sentence));
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => needs.cleanUp().finally(() => process.exit(1)));
  }
  const filter = process.env.SEWA_TEST_FILTER ?? null;
  const reports: KindReport[] = [];
  try {
    for (const kind of chosen) {
      const report = await runKind(kind, { root: repositoryRoot, filter, needs });
      reports.push(report);
      console.log(printReport(report));
    }
  } finally {
    await needs.cleanUp();
  }
  if (existsSync(visualNotice)) console.log(readFileSync(visualNotice, 'utf8').trim());
  const sum = printSum(reports);
  writeFileSync(inRepository('.reports/sum.txt'), `${sum}\n`);
  console.log(sum);
  return reports.some((report) => report.failed > 0) ? 1 : 0;
}
