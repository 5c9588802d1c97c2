import { resolve } from 'node:path';
import { formatNumber } from '@sewa/formatters';
import { type Command, InvalidArgumentError } from 'commander';
import { getSettings } from '../platform/settings/env.ts';
import { countRows } from './countRows.ts';
import { formatMoment } from './formatMoment.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new InvalidArgumentError('It should be like postgres://user@host:5432/name.');
  return url.href;
}

async function move({ to }: { to: string }): Promise<void> {
  // Loaded lazily, so that other commands start faster.
  const { moveFolder } = await import('../moving/moveFolder.ts');
  const { databaseUrl, dataFolder } = getSettings();
  if (databaseUrl)
    throw new Error(
      'DATABASE_URL is set, but a move takes what is in the folder DATA_DIR. Unset it, or take one server to another by backup and restore.',
    );
  const folder = resolve(dataFolder);
  const begunAt = performance.now();
  say(`Moving ${folder} …`);
  const progress = countRows();
  const moved = await moveFolder({
    folder,
    url: to,
    say,
    onProgress: progress.move,
  }).finally(progress.stop);
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  const amount = [
    `${formatNumber(moved.tables)} tables`,
    `${formatNumber(moved.rows)} rows`,
    // How much an earlier run wrote, and in what time, isn't known.
    ...(moved.isResumed
      ? []
      : [`${formatNumber(Math.ceil(moved.bytes / 1_000_000))} MB in ${formatNumber(seconds)} s`]),
  ];
  say(`${amount.join(', ')}; both sides are the same.`);
  say(`Everything stored until ${formatMoment(moved.movedAt)} is on the server.`);
  say(`Start with DATABASE_URL=postgres://…@${moved.host}/${moved.database} from now on.`);
}

/** Adds `move` to the command line: takes an embedded database to a server. */
export function registerMove(program: Command): void {
  program
    .command('move')
    .description(
      'Move everything from the data folder to a new database of a PostgreSQL server; run it again if it was interrupted.',
    )
    .requiredOption('--to <url>', 'address of the database; its password may be in PGPASSWORD', parseUrl)
    .action(move);
}
