import { formatNumber } from '@sewa/formatters';
import { waitlistPath } from '@sewa/paths';
import { type Command, InvalidArgumentError, Option } from 'commander';
import { addWaitlist } from '../content/waitlists/addWaitlist.ts';
import { exportWaitlist } from '../content/waitlists/exportWaitlist.ts';
import { listWaitlistRows } from '../content/waitlists/queries.ts';
import { setWaitlistState } from '../content/waitlists/setWaitlistState.ts';
import type { runAsSystem } from '../runAsSystem.ts';

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

const parseText = (longest: number) => (text: string) => {
  const length = text.trim().length;
  if (length === 0 || length > longest)
    throw new InvalidArgumentError(`It should have 1 to ${formatNumber(longest)} characters.`);
  return text.trim();
};

interface AddFlags {
  title: string;
  summary: string;
  country: 'SG' | 'AE';
  asksPhone?: boolean;
}

async function add(name: string, { title, summary, country, asksPhone = false }: AddFlags): Promise<void> {
  await run(async (ctx) => {
    await addWaitlist(ctx, { name, title, summary, country, asks_phone: asksPhone });
    process.stdout.write(`The waitlist ${name} is open at ${ctx.origin}${waitlistPath(name)}\n`);
  });
}

async function list(): Promise<void> {
  await run(async ({ db }) => {
    for (const { name, state, title, confirmed, waiting } of await listWaitlistRows(db))
      process.stdout.write(
        `${name}  ${state}  ${formatNumber(confirmed)} confirmed, ${formatNumber(waiting)} not yet  ${title}\n`,
      );
  });
}

async function tellEntries(name: string): Promise<void> {
  await run(async (ctx) => {
    process.stdout.write(await exportWaitlist(ctx, { name }));
  });
}

const set = (state: 'open' | 'closed') => async (name: string) => {
  await run(async (ctx) => {
    await setWaitlistState(ctx, { name, state });
    process.stdout.write(`The waitlist ${name} is ${state}.\n`);
  });
};

const named = 'its address without the first slash';

/** Adds the commands `waitlists add`, `list`, `export`, `close` and `open`. */
export function registerWaitlists(program: Command): void {
  const waitlists = program.command('waitlists').description('Add, list, export and close waitlists.');
  waitlists
    .command('add')
    .description('Add a waitlist with a page of its own.')
    .argument('<name>', named)
    .requiredOption('--title <text>', 'what people wait for', parseText(120))
    .requiredOption('--summary <text>', 'what it is, and that it is not available yet', parseText(500))
    .addOption(
      new Option('--country <code>', 'country of its phone numbers').choices(['SG', 'AE']).default('SG'),
    )
    .option('--asks-phone', 'ask for a phone number, which nobody has to give')
    .action(add);
  waitlists.command('list').description('List the waitlists and how many joined each.').action(list);
  waitlists
    .command('export')
    .description('Print who confirmed, as CSV in the order of the queue.')
    .argument('<name>', named)
    .action(tellEntries);
  waitlists
    .command('close')
    .description('Close a waitlist: nobody can join it any more.')
    .argument('<name>', named)
    .action(set('closed'));
  waitlists
    .command('open')
    .description('Open a closed waitlist again.')
    .argument('<name>', named)
    .action(set('open'));
}
