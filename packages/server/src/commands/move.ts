import { resolve } from 'node:path';
import { formatNumber } from '@sewa/formatters';
import { formatDateTime } from '@sewa/formatters/dates';
import { type Command, InvalidArgumentError } from 'commander';
import { startProgress } from '../homes/import/progress.ts';
import { getSettings } from '../platform/settings/env.ts';

const say = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

function parseUrl(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.pathname.length < 2)
    throw new InvalidArgumentError('It should be like postgres://user@host:5432/name.');
  return url.href;
}

/** A moment as people in Singapore read it off a clock. */
const formatMoment = (moment: Date): string =>
  `${formatDateTime(moment).slice(0, 19).replace('T', ' ')} (Singapore)`;

async function move({ to }: { to: string }): Promise<void> {
  // Loaded lazily, so that other commands start faster.
  const { moveFolder } = await import('../moving/moveFolder.ts');
  const folder = resolve(getSettings().dataFolder);
  const begunAt = performance.now();
  say(`Moving ${folder} …`);
  let progress: ReturnType<typeof startProgress> | null = null;
  const moved = await moveFolder({
    folder,
    url: to,
    say,
    onProgress(done, all) {
      progress ??= startProgress('Rows', all);
      progress.move(done);
      if (done >= all) progress.stop();
    },
  }).finally(() => progress?.stop());
  const seconds = Math.round((performance.now() - begunAt) / 1000);
  const amount = [
    `${formatNumber(moved.tables)} tables`,
    `${formatNumber(moved.rows)} rows`,
    `${formatNumber(Math.ceil(moved.bytes / 1_000_000))} MB`,
  ];
  say(`${amount.join(', ')} in ${formatNumber(seconds)} s; both sides are the same.`);
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
