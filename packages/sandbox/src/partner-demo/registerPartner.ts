import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const program = fileURLToPath(new URL('../../../server/bin/sewa.ts', import.meta.url));

/** Runs `sewa partners` on the database that the settings name; resolves to what it prints. */
async function runPartners(...words: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--conditions=sewa-source',
    '--disable-warning=ExperimentalWarning',
    program,
    'partners',
    ...words,
  ]);
  return stdout;
}

/** Adds a partner and its public key; resolves to the partner's key. */
export async function registerPartner(name: string, origin: string, pem: string): Promise<string> {
  const printed = await runPartners('add', name, '--origin', origin);
  const key = /^key: (\S+)$/m.exec(printed)?.[1];
  if (!key) throw new Error(`The partner was not added:\n${printed}`);
  const folder = await mkdtemp(path.join(tmpdir(), 'sewa-partner-'));
  try {
    const file = path.join(folder, 'public-key.pem');
    await writeFile(file, pem);
    await runPartners('keys', key, '--public-key', file);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  return key;
}

/** Ends a partner, and with it its frames and sessions. */
export async function endPartner(key: string): Promise<void> {
  await runPartners('end', key);
}
