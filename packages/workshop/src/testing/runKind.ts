import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Kind } from './kinds.ts';
import type { Needs } from './meetNeeds.ts';
import { runSteps } from './runSteps.ts';
import { type Failure, sumTallies, type Tally } from './tally.ts';

/** The report of one kind of test, as written to `.reports/<kind>.json`; the time is in seconds. */
export type KindReport = {
  kind: string;
  passed: number;
  failed: number;
  failures: Failure[];
  seconds: number;
};

/** Where a kind runs, what narrows it and who meets its needs. */
export type KindSettings = { root: string; filter: string | null; needs: Needs };

async function tallyKind(kind: Kind, { root, filter, needs }: KindSettings): Promise<Tally> {
  const rawFolder = path.join(root, '.reports/raw', kind.name);
  mkdirSync(rawFolder, { recursive: true });
  try {
    const environment = await needs.meet(kind.needs);
    const tally = sumTallies(await runSteps(kind.steps, { root, filter, rawFolder, environment }));
    if (tally.passed > 0 || tally.failures.length > 0) return tally;
    const message = 'A kind without a test proves nothing.';
    return { passed: 0, failures: [{ name: `${kind.name} ran no test`, message }] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { passed: 0, failures: [{ name: `${kind.name} could not start`, message }] };
  }
}

/** Runs one kind of test and writes its report; a kind that cannot start or has no test counts as failed. */
export async function runKind(kind: Kind, settings: KindSettings): Promise<KindReport> {
  const startedAt = performance.now();
  const { passed, failures } = await tallyKind(kind, settings);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const report = { kind: kind.name, passed, failed: failures.length, failures, seconds };
  const file = path.join(settings.root, '.reports', `${kind.name}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
