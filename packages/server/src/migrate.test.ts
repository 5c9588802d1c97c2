import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

/** The first migration under which processes of the release before go on running. */
const FIRST_ROLLING = 65;
/** What an older process may still use. */
const narrowing =
  /\bdrop (table|column)\b|\brename\b|\bset not null\b|\balter column \w+ (set data )?type\b/i;

const isOlder = (version: string, than: string): boolean =>
  version.localeCompare(than, 'en', { numeric: true }) < 0;

/** Why a migration can't be applied while the release before runs; null if it can. */
function findBreak({ sql, number }: { sql: string; number: number }, release: string): string | null {
  if (number < FIRST_ROLLING || !narrowing.test(sql.replaceAll(/^\s*--.*$/gm, ''))) return null;
  const since = /^-- Unused since server (\d+\.\d+\.\d+)$/m.exec(sql)?.[1];
  if (!since)
    return 'It narrows the schema: say "-- Unused since server 1.2.3", a release that no longer needs it.';
  return isOlder(since, release) ? null : `Server ${since} has to be released before.`;
}

describe('migrations', () => {
  test('widen the schema first, and narrow it a release later', () => {
    const { version } = JSON.parse(readFileSync(join(getPackageFolder(), 'package.json'), 'utf8'));
    for (const migration of loadMigrations())
      expect([migration.name, findBreak(migration, version)]).toEqual([migration.name, null]);
    const number = FIRST_ROLLING;
    const drop = 'alter table homes drop column colour;';
    expect(findBreak({ number, sql: `-- Colours of homes\n${drop}` }, '0.3.0')).toContain('narrows');
    expect(
      findBreak({ number, sql: `-- Colours\n-- Unused since server 0.3.0\n${drop}` }, '0.3.0'),
    ).toContain('before');
    expect(
      findBreak({ number, sql: `-- Colours\n-- Unused since server 0.2.9\n${drop}` }, '0.2.10'),
    ).toBeNull();
    expect(
      findBreak({ number, sql: '-- Colours\nalter table homes add column colour text;' }, '0.3.0'),
    ).toBeNull();
  });

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
