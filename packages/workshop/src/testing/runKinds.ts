import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { openTemporaryFolder } from '../machine/temporaryFolder.ts';
import { inRepository } from '../repository.ts';
import type { CommandContext } from './commands.ts';
import { endOnSignals } from './endOnSignals.ts';
import { chooseKinds, type Kind } from './kinds.ts';
import { cleanUpNeeds, meetNeeds } from './meetNeeds.ts';
import { type KindReport, makeReport, printReport, printSum, type Tally, tallyOf } from './report.ts';
import { runTogether } from './runTogether.ts';

type Settings = Pick<CommandContext, 'filters' | 'workers'>;

const writeReport = (name: string, content: unknown) =>
  writeFileSync(inRepository(`.reports/${name}.json`), `${JSON.stringify(content, null, 2)}\n`);

/** Runs the commands of a kind one after the other, and goes on when one falls over; writes and prints its report. */
async function runKind(kind: Kind, settings: Settings): Promise<KindReport> {
  const startedAt = performance.now();
  const rawFolder = inRepository('.reports/raw', kind.name);
  rmSync(rawFolder, { recursive: true, force: true });
  mkdirSync(rawFolder, { recursive: true });
  const tallies: Tally[] = [];
  const fail = (name: string) => (error: unknown) => {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
    tallies.push(tallyOf({ failures: [{ name: `${kind.name} ${name}`, message }] }));
  };
  const met = await meetNeeds(kind.needs ?? []).catch(fail('could not start'));
  const environment = { ...process.env, ...met, ...kind.environment };
  for (const command of met ? kind.commands : [])
    await command({ ...settings, rawFolder, environment }).then(
      (tally) => tallies.push(tally),
      fail('fell over'),
    );
  const report = makeReport(kind.name, tallies, (performance.now() - startedAt) / 1000);
  writeReport(kind.name, report);
  console.log(printReport(report));
  return report;
}

/** Runs the chosen kinds of test, prints a line for each and the sum last, and answers the exit code. */
export async function runKinds(options: readonly string[]): Promise<number> {
  const { chosen, isWhole } = chooseKinds(options);
  if (isWhole) process.env.SEWA_TESTS = 'whole';
  const temporary = openTemporaryFolder();
  if (temporary) process.env.TMPDIR = temporary.folder;
  const cleanUp = () => cleanUpNeeds().finally(() => temporary?.remove());
  endOnSignals(cleanUp);

  const capacity = availableParallelism();
  const workers = chosen.length === 1 ? capacity : 1;
  const filters = (process.env.SEWA_TEST_FILTER ?? '').split(/[\s,]+/).filter(Boolean);
  const settings = { filters, workers };
  const reports: KindReport[] = [];
  const loads = chosen.map((kind) => ({
    cores: kind.cores ?? (1 as const),
    run: async () => void reports.push(await runKind(kind, settings)),
  }));
  // What the kinds at the end wait for is built beside the first; the kinds themselves say what went wrong.
  const later = chosen.flatMap(({ cores, needs = [] }) => (cores === 2 ? needs : []));
  const prepare = {
    cores: 1 as const,
    run: async () => void (await meetNeeds(later).catch(() => undefined)),
  };
  try {
    await runTogether([prepare, ...loads], capacity);
  } finally {
    await cleanUp();
  }
  writeReport(
    'flaky',
    reports.flatMap(({ kind, flaky }) => flaky.map((name) => ({ kind, name }))),
  );
  writeFileSync(inRepository('.reports/sum.txt'), `${printSum(reports)}\n`);
  console.log(printSum(reports));
  return reports.some(({ failed }) => failed > 0) ? 1 : 0;
}
