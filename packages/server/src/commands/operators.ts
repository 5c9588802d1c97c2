import { formatDate } from '@sewa/formatters/dates';
import { product } from '@sewa/paths';
import type { Command } from 'commander';
import { addOperator } from '../accounts/operators/addOperator.ts';
import { listOperatorRows, type OperatorRow } from '../accounts/operators/queries.ts';
import { removeOperator } from '../accounts/operators/removeOperator.ts';
import type { runAsSystem } from '../runAsSystem.ts';

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

/** Strips control characters: a corporate's name must not send escape codes to the terminal. */
const describe = ({ id, name, uen }: OperatorRow): string =>
  `${name.replace(/\p{Cc}+/gu, ' ')} (${[uen, id].filter(Boolean).join(', ')})`;

async function add(named: string): Promise<void> {
  await run(async (ctx) => {
    const { corporate, isChanged } = await addOperator(ctx, { named });
    const news = isChanged ? 'from now on' : 'already';
    process.stdout.write(`${describe(corporate)}: its members operate ${product.name} ${news}.\n`);
  });
}

async function remove(named: string): Promise<void> {
  await run(async (ctx) => {
    const { corporate, isChanged } = await removeOperator(ctx, { named });
    const news = isChanged ? 'no longer operate' : 'did not operate';
    process.stdout.write(`${describe(corporate)}: its members ${news} ${product.name}.\n`);
  });
}

async function list(): Promise<void> {
  await run(async ({ db }) => {
    const rows = await listOperatorRows(db);
    const lines = rows.map(
      (row) => `${describe(row)}, since ${row.operator_since && formatDate(row.operator_since)}`,
    );
    process.stdout.write(
      rows.length === 0 ? `No corporate operates ${product.name}.\n` : `${lines.join('\n')}\n`,
    );
  });
}

const named = 'id or entity number of the corporate';

/** Adds the commands `operators add`, `operators remove` and `operators list`. */
export function registerOperators(program: Command): void {
  const operators = program
    .command('operators')
    .description('List, add and remove the corporates whose members operate the product.');
  operators
    .command('add')
    .description('Make the members of a corporate operators while they act for it.')
    .argument('<corporate>', named)
    .action(add);
  operators
    .command('remove')
    .description('Remove a corporate from the operators.')
    .argument('<corporate>', named)
    .action(remove);
  operators.command('list').description('List the corporates whose members are operators.').action(list);
}
