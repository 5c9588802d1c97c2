import { formatNumber } from '@sewa/formatters';
import { formatDate } from '@sewa/formatters/dates';
import type { Command } from 'commander';
import { experimentList } from '../measuring/experiments/experimentList.ts';
import { type ExperimentResult, getExperimentResult } from '../measuring/experiments/getExperimentResult.ts';
import { type ExperimentRow, listExperimentRows } from '../measuring/experiments/queries.ts';
import { setExperimentState } from '../measuring/experiments/setExperimentState.ts';
import type { runAsSystem } from '../runAsSystem.ts';

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

function describeState(row: ExperimentRow | undefined): string {
  if (row?.is_enabled) return `running since ${formatDate(row.started_at)}`;
  return row?.stopped_at ? `stopped on ${formatDate(row.stopped_at)}` : 'never started';
}

async function list(): Promise<void> {
  await run(async ({ db }) => {
    const rows = await listExperimentRows(db);
    for (const { id, validStartUrls, variants, goal } of experimentList) {
      const state = describeState(rows.find((row) => row.id === id));
      const names = variants.map(({ name, weight }) => `${name} ${formatNumber(100 * weight)} %`).join(', ');
      process.stdout.write(`${id}  ${state}  on ${validStartUrls.join(', ')}  ${names}  goal: ${goal}\n`);
    }
  });
}

const set = (isEnabled: boolean) => async (id: string) => {
  await run(async (ctx) => {
    await setExperimentState(ctx, { id, isEnabled });
    process.stdout.write(`The experiment ${id} ${isEnabled ? 'is running' : 'has stopped'}.\n`);
  });
};

/** The result of an experiment in lines for a terminal. */
export function describeResult({ goal, variants, isSplitUnlikely }: ExperimentResult): string {
  const lines = variants.map(({ name, people, reached }) => {
    const share = people === 0 ? '' : ` (${((100 * reached) / people).toFixed(1)} %)`;
    return `${name}: ${formatNumber(people)} people, ${formatNumber(reached)} reached ${goal}${share}`;
  });
  const warning =
    "Warning: this split doesn't fit the weights (p < 0.001). Check the assignment before you trust the shares.";
  return [...lines, ...(isSplitUnlikely ? [warning] : [])].join('\n');
}

async function tellResult(id: string): Promise<void> {
  await run(async (ctx) => {
    const result = await getExperimentResult(ctx, { id });
    process.stdout.write(`${describeResult(result)}\n`);
  });
}

const idOf = 'its id, as listed';

/** Adds the commands `experiments list`, `start`, `stop` and `result`. */
export function registerExperiments(program: Command): void {
  const experiments = program
    .command('experiments')
    .description('List, start, stop and evaluate experiments.');
  experiments.command('list').description('List the experiments and whether they run.').action(list);
  experiments
    .command('start')
    .description('Start an experiment: people who allow statistics are assigned from now on.')
    .argument('<id>', idOf)
    .action(set(true));
  experiments
    .command('stop')
    .description('Stop an experiment: everyone sees control.')
    .argument('<id>', idOf)
    .action(set(false));
  experiments
    .command('result')
    .description('Print who saw each variant, and who of them reached the goal.')
    .argument('<id>', idOf)
    .action(tellResult);
}
