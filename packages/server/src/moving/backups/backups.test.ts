import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { zstdCompressSync, zstdDecompressSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, expect, inject, test } from 'vitest';
import { migrate } from '../../migrate.ts';
import { loadMigrations } from '../../platform/database/applyMigrations.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/openDatabase.ts';
import { openSharedDatabase } from '../../platform/database/openSharedDatabase.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { backUp } from './backUp.ts';
import { restore } from './restore.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-backup-'));
const file = join(folder, 'whole.backup');
const noKeys = { passphrase: null, identityFile: null };
const made: string[] = [];

/** A new, empty database of the same kind. */
async function makeEmpty(): Promise<DatabaseSettings> {
  const given = inject('testDatabase');
  const name = `sewa_test_${randomBytes(6).toString('hex')}`;
  if (given.kind === 'embedded') return { databaseUrl: null, dataFolder: join(folder, name) };
  await getDatabase().db.query(`create database ${name}`);
  made.push(name);
  const address = new URL(given.url);
  address.pathname = `/${name}`;
  return { databaseUrl: address.href, dataFolder: '' };
}

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  const given = inject('testDatabase');
  if (given.kind !== 'server') return;
  const admin = await openDatabase({ databaseUrl: given.url, dataFolder: '' });
  for (const name of made) await admin.query(`drop database if exists ${name} with (force)`);
  await admin.close();
});

/** Writes pairs of rows, each in one transaction, until it is told to stop. */
async function writePairs(pairs: { written: number; isEnough: boolean }): Promise<void> {
  const { db } = getDatabase();
  while (!pairs.isEnough) {
    const name = `pair-${pairs.written}`;
    await db.transaction(async (tx) => {
      await tx.query("insert into redirects (from_path, to_url) values ('/' || $1::text, '/')", [name]);
      await tx.query("insert into listers (id, kind, name) values ($1, 'owner', $1)", [name]);
    });
    pairs.written += 1;
  }
}

test('a backup made while others write holds each of their transactions whole or not at all', async () => {
  const { settings } = getDatabase();
  const pairs = { written: 0, isEnough: false };
  const writing = writePairs(pairs);
  await expect.poll(() => pairs.written).toBeGreaterThan(10);
  const count = await backUp({ settings, file, lock: null });
  pairs.isEnough = true;
  await writing;
  const empty = await makeEmpty();
  const restored = await restore({ settings: empty, file, keys: noKeys });
  expect(restored).toMatchObject({ tables: count.tables, rows: count.rows });
  const db = await openSharedDatabase(empty);
  try {
    const { rows } = await db.query<{ listers: number }>(
      `select count(l.id)::int as listers, count(r.from_path)::int as redirects, bool_and(l.id = substr(r.from_path, 2)) as are_pairs
       from (select * from listers where id like 'pair-%') l
       full join (select * from redirects where from_path like '/pair-%') r on substr(r.from_path, 2) = l.id`,
    );
    const listers = rows[0]?.listers ?? 0;
    expect(rows).toEqual([{ listers, redirects: listers, are_pairs: true }]);
    expect(listers).toBeGreaterThan(10);
    expect(listers).toBeLessThanOrEqual(pairs.written);
  } finally {
    await db.close();
  }
  await expect(restore({ settings: empty, file, keys: noKeys })).rejects.toThrow("isn't empty");
});

test('an encrypted backup is opened by its passphrase or its key only', async () => {
  const { settings } = getDatabase();
  const identity = await generateX25519Identity();
  const identityFile = join(folder, 'key.txt');
  writeFileSync(identityFile, `# a key\n${identity}\n`);
  const empty = await makeEmpty();
  const locked = join(folder, 'locked.backup');
  await backUp({ settings, file: locked, lock: { recipient: await identityToRecipient(identity) } });
  await expect(restore({ settings: empty, file: locked, keys: noKeys })).rejects.toThrow('is encrypted');
  await restore({ settings: empty, file: locked, keys: { passphrase: null, identityFile } });
  await expect(backUp({ settings, file: locked, lock: { recipient: 'age1x' } })).rejects.toThrow(
    "age1x can't be used to encrypt: a recipient is a public key",
  );
  await backUp({ settings, file: locked, lock: { passphrase: 'right' } });
  const wrong = { passphrase: 'wrong', identityFile: null };
  await expect(restore({ settings: empty, file: locked, keys: wrong })).rejects.toThrow(
    "The passphrase doesn't open the backup.",
  );
});

test('a backup that is cut off, changed, no backup, or of a newer version is refused, and another is taken afterwards', async () => {
  const empty = await makeEmpty();
  const broken = join(folder, 'broken.backup');
  const restoreBytes = (bytes: Uint8Array) => {
    writeFileSync(broken, bytes);
    return restore({ settings: empty, file: broken, keys: noKeys });
  };
  const whole = readFileSync(file);
  const text = zstdDecompressSync(whole).toString();
  const damaged = "The backup is damaged or isn't whole. Nothing was restored.";
  writeFileSync(broken, whole);
  truncateSync(broken, whole.length - 100);
  await expect(restore({ settings: empty, file: broken, keys: noKeys })).rejects.toThrow(damaged);
  const lines = text.split('\n');
  await expect(restoreBytes(zstdCompressSync(lines.slice(0, -2).join('\n')))).rejects.toThrow(damaged);
  await expect(restoreBytes(zstdCompressSync(text.replace('"pair-1"', '"pair-1x"')))).rejects.toThrow(
    "The table public.listers isn't what was read: its ",
  );
  for (const other of ['hello', ''])
    await expect(restoreBytes(Buffer.from(other))).rejects.toThrow('no backup of Sewa');
  await expect(restore({ settings: empty, file: folder, keys: noKeys })).rejects.toThrow('it is a folder');
  await expect(backUp({ settings: getDatabase().settings, file: folder, lock: null })).rejects.toThrow(
    'it is a folder',
  );
  const nowhere = join(folder, 'none', 'a.backup');
  await expect(backUp({ settings: getDatabase().settings, file: nowhere, lock: null })).rejects.toThrow(
    'there is no such file or folder',
  );
  const newer = text.replace(/("checksum":"\w+"\})\]/, '$1,{"number":9999,"name":"9999-new","checksum":""}]');
  await expect(restoreBytes(zstdCompressSync(newer))).rejects.toThrow(
    /A newer version of Sewa made this backup \(schema 9999, here \d+\)/,
  );
  await expect(openSharedDatabase(empty)).rejects.toThrow('holds only a part');
  await restoreBytes(whole);
});

test('a backup of an older schema is restored, and brought up to date', async () => {
  const [old, empty] = [await makeEmpty(), await makeEmpty()];
  const db = await openDatabase(old);
  const oldFile = join(folder, 'old.backup');
  await expect(backUp({ settings: old, file: oldFile, lock: null })).rejects.toThrow('nothing to back up');
  const newest = loadMigrations().length;
  await migrate(db, { until: newest - 1 });
  await db.query("insert into redirects (from_path, to_url) values ('/old', '/')");
  await db.close();
  await backUp({ settings: old, file: oldFile, lock: null });
  await restore({ settings: empty, file: oldFile, keys: noKeys });
  const restored = await openSharedDatabase(empty);
  const { rows } = await restored.query(
    `select (select max(number) from schema_migrations) as number, (select count(*)::int from redirects where from_path = '/old') as count`,
  );
  await restored.close();
  expect(rows).toEqual([{ number: newest, count: 1 }]);
});
