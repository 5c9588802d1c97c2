import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openTemporaryFolder } from '../machine/temporaryFolder.ts';
import { inRepository } from '../repository.ts';
import { endOnSignals } from './endOnSignals.ts';
import { chooseKinds } from './kinds.ts';
import { cleanUpNeeds, meetNeeds } from './meetNeeds.ts';
import { parseFilters } from './parseFilters.ts';
import { type KindReport, makeReport, printReport, printSum } from './report.ts';
import { runTogether } from './runTogether.ts';
import { type CommandContext, type Kind, sumTallies, type Tally, tallyOf } from './tally.ts';

type Settings = Pick<CommandContext, 'filters' | 'isWhole' | 'workers'>;

const fail = (name: string, error: unknown): Tally =>
  tallyOf({
    failures: [{ name, message: error instanceof Error ? (error.stack ?? error.message) : String(error) }],
  });

/** Runs the commands of one kind one after the other, and goes on when one falls over. */
async function tallyKind(kind: Kind, settings: Settings): Promise<Tally> {
  const rawFolder = inRepository('.reports/raw', kind.name);
  rmSync(rawFolder, { recursive: true, force: true });
  mkdirSync(rawFolder, { recursive: true });
  const tallies: Tally[] = [];
  try {
    const environment = { ...process.env, ...(await meetNeeds(kind.needs)), ...kind.environment };
    for (const command of kind.commands)
      tallies.push(
        await command({ ...settings, rawFolder, environment }).catch((error) =>
          fail(`${kind.name} fell over`, error),
        ),
      );
  } catch (error) {
    tallies.push(fail(`${kind.name} could not start`, error));
  }
  return sumTallies(tallies);
}

/** Runs one kind, writes its report to `.reports/<kind>.json` and prints it. */
async function runKind(kind: Kind, settings: Settings): Promise<KindReport> {
  const startedAt = performance.now();
  const tally = await tallyKind(kind, settings);
  const report = makeReport(kind.name, tally, Math.round((performance.now() - startedAt) / 100) / 10);
  writeFileSync(inRepository(`.reports/${kind.name}.json`), `${JSON.stringify(report, null, 2)}\n`);
  console.log(printReport(report));
  return report;
}

/** Runs the chosen kinds of test, prints a line for each and the sum last, and answers the exit code. */
export async function runKinds(words: readonly string[]): Promise<number> {
  const { chosen, isWhole } = chooseKinds(words);
  if (isWhole) process.env.SEWA_TESTS = 'whole';
  const cores = availableParallelism();
  const filters = parseFilters(process.env.SEWA_TEST_FILTER);
  const settings = { filters, isWhole, workers: chosen.length === 1 ? cores : 1 };

  const temporary = openTemporaryFolder();
  if (temporary) process.env.TMPDIR = temporary.folder;
  const cleanUp = () => cleanUpNeeds().finally(() => temporary?.remove());
  endOnSignals(cleanUp);
  const reports: KindReport[] = [];
  const loads = chosen.map((kind) => ({
    cores: kind.cores,
    run: async () => void reports.push(await runKind(kind, settings)),
  }));
  // What the last kinds wait for is built beside the first; those it fails say so.
  const needs = [...new Set(chosen.flatMap((kind) => (kind.cores > 1 ? kind.needs : [])))];
  const prepare = {
    cores: 1,
    run: () =>
      meetNeeds(needs).then(
        () => undefined,
        () => undefined,
      ),
  };
  try {
    await runTogether([prepare, ...loads], cores);
  } finally {
    await cleanUp();
  }
  const flaky = reports.flatMap(({ kind, flaky: names }) => names.map((name) => ({ kind, name })));
  writeFileSync(inRepository('.reports/flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`);
  writeFileSync(inRepository('.reports/sum.txt'), `${printSum(reports)}\n`);
  console.log(printSum(reports));
  return reports.some(({ failed }) => failed > 0) ? 1 : 0;
}
