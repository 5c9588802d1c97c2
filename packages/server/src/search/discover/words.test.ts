import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { RouteAnswer } from '@sewa/api/client';
import { normalizeDiscoverFilters } from '@sewa/formatters';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { feedFormat } from '../../homes/import/feedFormat.ts';
import { importListings } from '../../homes/import/importListings.ts';
import { countBySql } from '../../testing/listingSearches.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-words-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const titles = [
  'Marbled Court 3+1 Bedroom',
  '<Warbler New Listing> Corner Home',
  'Bulbul House 10% off~Renovated',
  'CAFÉ ÉTOILE',
  '牛车水 வீடு',
];

beforeAll(async () => {
  const file = join(folder, 'titles.csv');
  const rows = titles.map((title) => `${title},1,ST. MICHAEL’S RD,238271,5200`);
  writeFileSync(file, ['title,property_type,street,postal_code,rent', ...rows].join('\n'));
  await importListings(getDatabase().db, {
    file,
    format: feedFormat,
    mode: 'live',
    source: 'titles',
    withListingEvents,
  });
});

test.each([
  ['3+1', [titles[0]]],
  ['court 3+1 bedroom', [titles[0]]],
  ['<Warbler New Listing>', [titles[1]]],
  ['warbler', [titles[1]]],
  ['off~renovated', [titles[2]]],
  ['RENOVATED', [titles[2]]],
  ['10%', [titles[2]]],
  ['café', [titles[3]]],
  ['cafe\u0301 Ét', [titles[3]]],
  ['１０', [titles[2]]],
  ['牛车', [titles[4]]],
  ['வீடு', [titles[4]]],
  ["St. Michael's Road", titles],
  ['st. michael’s road', titles],
  ['238271', titles],
  ['9+9', []],
  ['1', [titles[0]]],
  ['2382', []],
])('%s finds what is shown with it', async (q, found) => {
  const { db } = getDatabase();
  const answer = await makeTestServer(db).server.request(`/api/discover?q=${encodeURIComponent(q)}`);
  const { data } = (await answer.json()) as { data: RouteAnswer<'discover'> };
  expect(data.items.map(({ title }) => title).sort()).toEqual([...found].sort());
  expect(await countBySql(db, normalizeDiscoverFilters({ q }))).toMatchObject({ total: found.length });
});
