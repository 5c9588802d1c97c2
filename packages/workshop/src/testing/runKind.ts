import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { StepCache } from '../caching/createStepCache.ts';
import type { Kind } from './kinds.ts';
import type { Needs } from './meetNeeds.ts';
import { runSteps } from './runSteps.ts';
import { type Failure, sumTallies, type Tally } from './tally.ts';

/** The report of one kind of test, as written to `.reports/<kind>.json`; the time is in seconds. */
export interface KindReport {
  kind: string;
  passed: number;
  failed: number;
  failures: Failure[];
  /** How many of the passed came from cached results. */
  cached: number;
  seconds: number;
}

/** Where a kind runs, what narrows it, who meets its needs, and who opens its cache, where there is one. */
export interface KindSettings {
  root: string;
  filters: readonly string[];
  needs: Needs;
  openCache?: (kind: string, facts: Readonly<Record<string, string>>) => StepCache;
}

async function tallyKind(kind: Kind, { root, filters, needs, openCache }: KindSettings): Promise<Tally> {
  const rawFolder = path.join(root, '.reports/raw', kind.name);
  mkdirSync(rawFolder, { recursive: true });
  try {
    const { environment, facts } = await needs.meet(kind.needs);
    const cache = openCache?.(kind.name, facts) ?? null;
    const tally = sumTallies(
      await runSteps(kind.steps, { root, filters, rawFolder, environment, cores: kind.cores, cache }),
    );
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
  const { passed, failures, cached = 0 } = await tallyKind(kind, settings);
  const seconds = Math.round((performance.now() - startedAt) / 100) / 10;
  const report = { kind: kind.name, passed, failed: failures.length, failures, cached, seconds };
  const file = path.join(settings.root, '.reports', `${kind.name}.json`);
  writeFileSync(file, `${JSON.stringify(report, null, 2)}\n`);
  return report;
}
