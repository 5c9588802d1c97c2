import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { saveListings } from './homes/listings/saveListings.ts';
import { migrate } from './migrate.ts';
import { loadMigrations } from './platform/database/applyMigrations.ts';
import { getPackageFolder } from './platform/database/packageFolder.ts';
import { findSearchQuery } from './search/discover/searchTerms.ts';
import { makeDraft } from './testing/makeDraft.ts';
import { openTestDatabase } from './testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-migrations-'));
cpSync(join(getPackageFolder(), 'migrations'), folder, { recursive: true });
const next = (loadMigrations(folder).at(-1)?.number ?? 0) + 1;
const nameOf = (number: number, rest: string) => `${String(number).padStart(4, '0')}-${rest}.sql`;

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('migrations', () => {
  test('say what they do', () => {
    const migrations = loadMigrations();
    expect(migrations.length).toBeGreaterThan(3);
    for (const { description } of migrations) expect(description.length).toBeGreaterThan(10);
  });

  test('are applied once, also by processes that start together', async () => {
    writeFileSync(
      join(folder, nameOf(next, 'added')),
      '-- Adds a table for this test\ncreate table added (n integer); insert into added values (1);',
    );
    const { db } = getDatabase();
    const rounds = await Promise.all(Array.from({ length: 4 }, () => migrate(db, { folder })));
    expect(rounds.flat().map(({ name }) => name)).toEqual([nameOf(next, 'added').slice(0, -4)]);
    expect((await db.query('select n from added')).rows).toEqual([{ n: 1 }]);
  });

  test('have the application fill in what SQL alone does not know', async () => {
    const { db } = getDatabase();
    const { ids } = await saveListings(db, [makeDraft('old', { title: '<Ÿelt>~3+1' }), makeDraft('same')]);
    await db.query(`update listings set search = '' where id = $1`, [ids[0]]);
    await db.query(`delete from schema_migrations where name = '0034-listing-search'`);
    expect((await migrate(db, { folder })).map(({ name }) => name)).toEqual(['0034-listing-search']);
    const { rows } = await db.query('select id from listings where search @@ $1::tsquery', [
      findSearchQuery('ÿe 3+1 ang'),
    ]);
    expect(rows).toEqual([{ id: ids[0] }]);
  });

  test('draw outlines on the finer map as they were on the coarse one', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into map_areas (name, outline, label_x, label_y) values ('Bedok', 'M365 317l39 0 0-38-39 10z', 385, 298)`,
    );
    await db.query(`drop table map_roads; delete from schema_migrations where name = '0057-finer-map'`);
    expect((await migrate(db, { folder })).map(({ name }) => name)).toEqual(['0057-finer-map']);
    expect((await db.query('select outline, label_x, label_y from map_areas')).rows).toEqual([
      { outline: 'M3650 3170l390 0 0-380-390 100z', label_x: 3850, label_y: 2980 },
    ]);
  });

  test('leave nothing behind when one fails', async () => {
    const file = join(folder, nameOf(next + 1, 'broken'));
    writeFileSync(file, '-- Adds a table and then fails\ncreate table half (n integer); select 1/0;');
    const { db } = getDatabase();
    await expect(migrate(db, { folder })).rejects.toThrow('division by zero');
    expect((await db.query(`select to_regclass('half') as name`)).rows).toEqual([{ name: null }]);
    rmSync(file);
    expect(await migrate(db, { folder })).toEqual([]);
  });

  test('are refused when one was changed after it was applied', async () => {
    const file = nameOf(next, 'added');
    writeFileSync(join(folder, file), '-- Adds a table for this test\ncreate table added (n bigint);');
    await expect(migrate(getDatabase().db, { folder })).rejects.toThrow(
      `Migration ${file.slice(0, -4)} was changed after it was applied: put it back and write a new one.`,
    );
    rmSync(join(folder, file));
  });

  test('are refused when the database is ahead of the program', async () => {
    await expect(migrate(getDatabase().db, { folder })).rejects.toThrow(
      `The database has migration ${next}, which this version of Sewa does not know: use a newer one.`,
    );
  });

  test('are refused when misnumbered or without a description', () => {
    writeFileSync(join(folder, '0001-zzz.sql'), '-- Has the number of another\n');
    expect(() => loadMigrations(folder)).toThrow(
      'Migration 0001-zzz.sql should have the number 2: none is left out.',
    );
    rmSync(join(folder, '0001-zzz.sql'));
    writeFileSync(join(folder, nameOf(next + 1, 'too-far')), '-- Leaves one out\n');
    expect(() => loadMigrations(folder)).toThrow(`should have the number ${next}: none is left out.`);
    rmSync(join(folder, nameOf(next + 1, 'too-far')));
    writeFileSync(join(folder, nameOf(next, 'silent')), 'select 1;');
    expect(() => loadMigrations(folder)).toThrow('should say in its first line what it does ("-- ...").');
  });
});
