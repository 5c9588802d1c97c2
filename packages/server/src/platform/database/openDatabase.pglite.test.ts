import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, inject, test } from 'vitest';
import { mountSmallDisk } from '../../testing/mountSmallDisk.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { findOwner } from './embedded/lock.ts';
import { openDatabase } from './openDatabase.ts';

const getDatabase = openTestDatabase();
const folders: string[] = [];

afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

describe('opening the embedded database', () => {
  test('refuses a folder in use with a sentence', async () => {
    const { settings } = getDatabase();
    await expect(openDatabase(settings)).rejects.toThrow(
      `Another Sewa process (pid ${process.pid}) is using ${settings.dataFolder}.`,
    );
  });

  test('joins the process that has the folder when asked to, and leaves it running', async () => {
    const { db, settings } = getDatabase();
    const joined = await openDatabase(settings, { ifBusy: 'join' });
    await joined.query(`insert into redirects (from_path, to_url) values ('/joined', '/here')`);
    await joined.close();
    expect((await db.query(`select to_url from redirects where from_path = '/joined'`)).rows).toEqual([
      { to_url: '/here' },
    ]);
  });

  test('works in a folder whose path is too long for a socket, and cleans up', async () => {
    const outer = mkdtempSync(join(tmpdir(), 'sewa-long-'));
    folders.push(outer);
    const dataFolder = join(outer, 'x'.repeat(120));
    cpSync(inject('testDatabase').template, dataFolder, { recursive: true });
    const db = await openDatabase({ databaseUrl: null, dataFolder });
    const socketFolder = findOwner(dataFolder)?.socketFolder ?? '';
    expect(socketFolder.startsWith(tmpdir())).toBe(true);
    const joined = await openDatabase({ databaseUrl: null, dataFolder }, { ifBusy: 'join' });
    expect((await joined.query('select 1 as n')).rows).toEqual([{ n: 1 }]);
    await joined.close();
    await db.close();
    expect(readdirSync(dataFolder)).toEqual(['db']);
    expect(() => readdirSync(socketFolder)).toThrow('ENOENT');
  });

  test('in a folder that holds no database says why, and names the setting', async () => {
    const dataFolder = mkdtempSync(join(tmpdir(), 'sewa-broken-'));
    folders.push(dataFolder);
    writeFileSync(join(dataFolder, 'db'), 'a file');
    await expect(openDatabase({ databaseUrl: null, dataFolder })).rejects.toThrow(
      `DATA_DIR ${dataFolder}: the database in it cannot be opened: a file lies where its folder should be.`,
    );
    expect(readdirSync(dataFolder)).toEqual(['db']);
  });

  test.skipIf(!existsSync('/proc/self'))('in a folder that cannot be made says why, soon', async () => {
    await expect(openDatabase({ databaseUrl: null, dataFolder: '/proc/sewa/data' })).rejects.toThrow(
      /^DATA_DIR \/proc\/sewa: the database in it cannot be opened: ENOENT/,
    );
  });

  const around = mkdtempSync(join(tmpdir(), 'sewa-small-'));
  folders.push(around);
  const disk = mountSmallDisk(around, 120);
  test.skipIf(!disk)('on a disk without room for it says so, and touches nothing', async () => {
    const { folder, unmount } = disk as NonNullable<typeof disk>;
    const filler = join(folder, 'filler');
    const leave = (megabytes: number) => {
      rmSync(filler, { force: true });
      const { bavail, bsize } = statfsSync(folder);
      writeFileSync(filler, Buffer.alloc(bavail * bsize - megabytes * 1_000_000));
    };
    const settings = { databaseUrl: null, dataFolder: join(folder, 'data') };
    const refusal = (free: number, needed: number) =>
      `DATA_DIR ${settings.dataFolder}: the database in it cannot be opened: its disk has ${free} MB free, and PostgreSQL needs ${needed} MB to start. Make room and start again; nothing was changed.`;
    try {
      leave(13.5);
      await expect(openDatabase(settings)).rejects.toThrow(refusal(13, 80));
      expect(readdirSync(folder)).toEqual(['filler']);

      rmSync(filler);
      cpSync(inject('testDatabase').template, settings.dataFolder, { recursive: true });
      leave(13.5);
      const list = () =>
        readdirSync(settings.dataFolder, { recursive: true, withFileTypes: true }).map((entry) => {
          const { mtimeMs, size } = statSync(join(entry.parentPath, entry.name));
          return [entry.name, mtimeMs, size];
        });
      const before = list();
      await expect(openDatabase(settings)).rejects.toThrow(refusal(13, 20));
      expect(list()).toEqual(before);

      rmSync(filler);
      const db = await openDatabase(settings);
      expect((await db.query('select from listings')).rowCount).toBe(0);
      await db.close();
    } finally {
      unmount();
    }
  });
});
