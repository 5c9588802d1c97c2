import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatNumber } from '@sewa/formatters';
import fc from 'fast-check';
import { afterAll, expect, inject, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { type DatabaseSettings, openDatabase } from '../../platform/database/openDatabase.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { feedFormat } from './feedFormat.ts';
import { importListings } from './importListings.ts';
import { digestListings } from './queries.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-killed-'));
const name = 'killed.csv';
const source = feedFormat.makeSource(name);
/** Tenths of the file after which the import is killed, and how many milliseconds later. */
type Moment = readonly [tenths: number, milliseconds: number];

/** As many as it takes to meet rare moments. */
const moments: readonly Moment[] = fc.sample(fc.tuple(fc.nat(9), fc.nat(40)), { seed: 2, numRuns: 20 });
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Thirty batches, however large a batch is there. */
function countRows(): number {
  return inject('testDatabase').kind === 'server' ? 6000 : 1500;
}

function makeFeed(rows: number): string {
  const home = fc.record({
    type: fc.constantFrom(0, 1, 2, 4),
    rent: fc.integer({ min: 900, max: 9000 }),
    bedrooms: fc.integer({ min: 1, max: 5 }),
    area: fc.integer({ min: 30, max: 200 }),
  });
  const lines = fc.sample(home, { seed: 1, numRuns: rows }).map(({ type, rent, bedrooms, area }, index) => {
    const said = index % 97 === 0 ? 'unknown' : rent;
    return `R${index},"Home ${index}\nwith a second line",${type},Cluny Park,${said},${bedrooms},${area},sqm`;
  });
  const file = join(folder, 'killed.csv');
  writeFileSync(
    file,
    `reference,description,property_type,street,rent,bedrooms,area,area_unit\n${lines.join('\n')}\n`,
  );
  return file;
}

/** Where the broken import writes: on the embedded kind a folder of its own, so that a kill takes the database with it. */
function chooseVictim(): DatabaseSettings {
  const given = inject('testDatabase');
  if (given.kind === 'server') return getDatabase().settings;
  const dataFolder = join(folder, 'data');
  cpSync(given.template, dataFolder, { recursive: true });
  return { databaseUrl: null, dataFolder };
}

function startImport(file: string, settings: DatabaseSettings): ChildProcess {
  return spawn(
    process.execPath,
    [
      '--conditions=sewa-source',
      join(import.meta.dirname, '../../../bin/sewa.ts'),
      'import',
      'listings',
      file,
      '--source',
      name,
    ],
    {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        PATH: process.env.PATH,
        APP_ENV: 'test',
        DATA_DIR: settings.dataFolder,
        ...(settings.databaseUrl && { DATABASE_URL: settings.databaseUrl }),
      },
    },
  );
}

/** Kills the import when it has told `tenths` tenths and a little more time has passed; returns what it said. */
async function killAt(child: ChildProcess, tenths: number, milliseconds: number): Promise<string> {
  const ended = once(child, 'exit');
  let told = 0;
  let said = '';
  child.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const reached = new Promise<void>((done) => {
    if (tenths === 0) done();
    child.stderr?.on('data', (chunk: Buffer) => {
      told += chunk.toString().split('%').length - 1;
      if (told >= tenths) done();
    });
  });
  await Promise.race([reached, ended]);
  setTimeout(() => child.kill('SIGKILL'), milliseconds);
  await ended;
  return said;
}

test(`killed at ${moments.length} random moments and run again, an import ends with the digest of an unbroken run`, async () => {
  const { db } = getDatabase();
  const rows = countRows();
  const file = makeFeed(rows);
  const unbroken = await importListings(db, {
    file,
    format: feedFormat,
    mode: 'live',
    source,
    withListingEvents,
  });
  const digest = await digestListings(db, source);
  await db.query('delete from listings');
  await db.query('delete from imports');

  const victim = chooseVictim();
  const resumed = new Set<string>();
  const noteStart = (text: string) => resumed.add(/from row (\d+)/.exec(text)?.[1] ?? 'the start');
  for (const [tenths, milliseconds] of moments)
    noteStart(await killAt(startImport(file, victim), tenths, milliseconds));
  const last = startImport(file, victim);
  let said = '';
  last.stdout?.on('data', (chunk: Buffer) => {
    said += chunk.toString();
  });
  const [code] = await once(last, 'close');
  expect(code).toBe(0);
  expect(said).toContain(`${formatNumber(rows - unbroken.rejected)} listings in`);
  noteStart(said);
  // Some go on in the middle.
  expect(resumed.size).toBeGreaterThan(1);

  const survivor = await openDatabase(victim);
  try {
    expect(await digestListings(survivor, source)).toBe(digest);
  } finally {
    await survivor.close();
  }
}, 600_000);
