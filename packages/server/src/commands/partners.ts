import { readFile } from 'node:fs/promises';
import { type Command, InvalidArgumentError } from 'commander';
import { addPartner } from '../partner-sites/partners/addPartner.ts';
import { addPublicKey } from '../partner-sites/partners/addPublicKey.ts';
import { describePartners, warnOfName } from '../partner-sites/partners/describePartners.ts';
import { endPartner } from '../partner-sites/partners/endPartner.ts';
import { parsePartnerOrigin } from '../partner-sites/partners/parsePartnerOrigin.ts';
import { listPartnerRows } from '../partner-sites/partners/queries.ts';
import { fromShell } from '../platform/settings/fromShell.ts';
import type { runAsSystem } from '../runAsSystem.ts';

/** Loaded lazily, so that other commands start faster. */
const run: typeof runAsSystem = async (work) => (await import('../runAsSystem.ts')).runAsSystem(work);

function parseName(text: string): string {
  const name = text.trim();
  if (name === '' || name.length > 100) throw new InvalidArgumentError('It should have 1 to 100 characters.');
  return name;
}

const collect = (text: string, before: readonly string[] = []): readonly string[] => [...before, text];

async function add(name: string, { origin: origins }: { origin: readonly string[] }): Promise<void> {
  // Checked before the database is opened.
  for (const origin of origins) parsePartnerOrigin(origin);
  await run(async (ctx) => {
    const warning = warnOfName(await listPartnerRows(ctx.db), name);
    const key = await addPartner(ctx, { name, origins });
    process.stdout.write(`key: ${key}\n`);
    if (warning) process.stderr.write(warning);
  });
}

async function addKey(key: string, { publicKey: file }: { publicKey: string }): Promise<void> {
  const pem = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} can't be read.`);
  });
  await run(async (ctx) => {
    const fingerprint = await addPublicKey(ctx, { key, pem });
    process.stdout.write(`The partner ${key} may sign with the key ${fingerprint.slice(0, 16)}.\n`);
  });
}

async function end(key: string): Promise<void> {
  await run(async (ctx) => {
    await endPartner(ctx, { key });
    process.stdout.write(
      `The partner ${key} has ended. The accounts of its people are deleted in 30 days.\n`,
    );
  });
}

async function list(): Promise<void> {
  await run(async ({ db }) => {
    process.stdout.write(describePartners(await listPartnerRows(db)));
  });
}

/** Adds the commands `partners add`, `keys`, `end` and `list`. */
export function registerPartners(program: Command): void {
  const partners = program
    .command('partners')
    .description('Add, list and end partners, whose sites show frames or send customers to pay.');
  partners
    .command('add')
    .description('Add a partner and print its key.')
    .argument('<name>', 'what the partner is called', parseName)
    .requiredOption(
      '--origin <url>',
      'origin of a site of theirs, like https://www.example.com; may be repeated',
      collect,
    )
    .action(add);
  partners
    .command('keys')
    .description('Let a partner sign tokens with a key.')
    .argument('<key>', 'key of the partner')
    .requiredOption('--public-key <file>', 'public key in PEM: Ed25519, P-256 or RSA', fromShell)
    .action(addKey);
  partners
    .command('end')
    .description('End a partner: its frames show nothing any more, and its tokens are refused.')
    .argument('<key>', 'key of the partner')
    .action(end);
  partners.command('list').description('List the partners, their sites and their keys.').action(list);
}
