import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { createStepCaches, openResults } from '../caching/createStepCache.ts';
import { openTemporaryFolder } from '../machine/temporaryFolder.ts';
import { inRepository, repositoryRoot } from '../repository.ts';
import { endOnSignals } from './endOnSignals.ts';
import { listKinds } from './kinds.ts';
import { createNeeds } from './meetNeeds.ts';
import { parseFilters } from './parseFilters.ts';
import { parseTestArguments } from './parseTestArguments.ts';
import { printCached, printReport, printSum } from './printReport.ts';
import { type KindReport, type KindSettings, runKind } from './runKind.ts';
import { runTogether } from './runTogether.ts';

/** What the tests themselves read: every journey in every set-up, every test on both databases, every picture. */
const everything = { SEWA_TESTS: 'whole', SEWA_VISUAL: 'full' };

/**
 * How much runs at a time, in the measure of a kind's `cores`: tests wait for frames, disks and answers about a third of their time, so
 * that half as much again as there are cores keeps them all busy.
 */
const capacity = availableParallelism() * 1.5;

/** Only whole kinds are cached, and nothing of a run that rewrites what it compares with. */
async function openCaches(isFresh: boolean, filters: readonly string[]) {
  if (filters.length > 0 || process.env.SEWA_TEST_UPDATE) return null;
  const results = openResults(isFresh);
  return { results, openCache: await createStepCaches(repositoryRoot, results) };
}

/** Runs the chosen kinds of test, prints a line for each and the sum last, and answers the exit code. */
export async function runKinds(arguments_: readonly string[]): Promise<number> {
  const { names, isFresh, isWhole, problem } = parseTestArguments(arguments_);
  if (problem !== null) {
    console.error(problem);
    return 1;
  }
  if (isWhole) Object.assign(process.env, everything);
  const kinds = listKinds();
  const chosen = names.length > 0 ? kinds.filter((kind) => names.includes(kind.name)) : kinds;

  const temporary = openTemporaryFolder();
  if (temporary) process.env.TMPDIR = temporary.folder;
  const needs = createNeeds((sentence) => console.log(sentence));
  const cleanUp = () => needs.cleanUp().finally(() => temporary?.remove());
  endOnSignals(cleanUp);
  const filters = parseFilters(process.env.SEWA_TEST_FILTER);
  const caches = await openCaches(isFresh, filters);
  const settings: KindSettings = {
    root: repositoryRoot,
    filters,
    needs,
    ...(caches && { openCache: caches.openCache }),
  };
  const reports: KindReport[] = [];
  try {
    await runTogether(chosen, capacity, async (kind) => {
      const report = await runKind(kind, settings);
      reports.push(report);
      console.log(printReport(report));
    });
  } finally {
    await cleanUp();
  }
  caches?.results.prune();
  const sum = printSum(reports);
  writeFileSync(inRepository('.reports/sum.txt'), `${printCached(reports)}\n${sum}\n`);
  console.log(printCached(reports));
  console.log(sum);
  return reports.some((report) => report.failed > 0) ? 1 : 0;
}
