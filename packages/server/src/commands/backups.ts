import { formatNumber } from '@sewa/formatters';
import { type Command, Option } from 'commander';
import type { Lock } from '../moving/backups/encryption.ts';
import { getBackupPassphrase, getSettings } from '../platform/settings/env.ts';
import { fromShell } from '../platform/settings/fromShell.ts';
import { countRows } from './countRows.ts';
import { formatMoment } from './formatMoment.ts';

/** On standard error, because a backup may go to standard output. */
const say = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

const parseFile = (file: string): string => (file === '-' ? file : fromShell(file));

interface BackupFlags {
  encrypt?: boolean;
  recipient?: string;
}

function findLock({ encrypt = false, recipient }: BackupFlags): Lock | null {
  if (recipient) return { recipient };
  if (!encrypt) return null;
  const passphrase = getBackupPassphrase();
  if (!passphrase) throw new Error('Set BACKUP_PASSPHRASE, or name a key with --recipient age1….');
  return { passphrase };
}

async function back(file: string, flags: BackupFlags): Promise<void> {
  // Loaded lazily, so that other commands start faster.
  const { backUp } = await import('../moving/backups/backUp.ts');
  const lock = findLock(flags);
  const progress = countRows();
  const { tables, rows } = await backUp({
    settings: getSettings(),
    file,
    lock,
    onProgress: progress.move,
  }).finally(progress.stop);
  const name = file === '-' ? 'The backup' : file;
  say(
    `${name} holds ${formatNumber(tables)} tables, ${formatNumber(rows)} rows${lock ? ', encrypted' : ''}.`,
  );
}

async function bringBack(file: string, { identity = null }: { identity?: string | null }): Promise<void> {
  const { restore } = await import('../moving/backups/restore.ts');
  const progress = countRows();
  const { tables, rows, madeAt } = await restore({
    settings: getSettings(),
    file,
    keys: { passphrase: getBackupPassphrase(), identityFile: identity },
    onProgress: progress.move,
  }).finally(progress.stop);
  const until = formatMoment(madeAt);
  say(`${formatNumber(tables)} tables, ${formatNumber(rows)} rows are back, as they were at ${until}.`);
}

/** Adds `backup` and `restore` to the command line, for an embedded database and for one of a server. */
export function registerBackups(program: Command): void {
  program
    .command('backup')
    .description('Write everything to a file, as it is at one moment, even while the product runs.')
    .argument('<file>', 'where to write it; - for standard output', parseFile)
    .option('--encrypt', 'encrypt it with the passphrase in BACKUP_PASSPHRASE')
    .addOption(new Option('--recipient <key>', 'encrypt it for a key of age (age1…)').conflicts('encrypt'))
    .action(back);
  program
    .command('restore')
    .description('Write a backup into a new, empty database: all of it or nothing.')
    .argument('<file>', 'the backup; - for standard input', parseFile)
    .option('--identity <file>', "the key of age that opens it, if it isn't BACKUP_PASSPHRASE", fromShell)
    .action(bringBack);
}
