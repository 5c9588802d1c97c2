import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { withListingEvents } from '../../conversations/chat-events/withListingEvents.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { importListings } from './importListings.ts';
import type { Heading } from './parseRecords.ts';
import { hdbRentalApprovals } from './presets/hdbRentalApprovals.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-hdb-'));
const openData = join(
  import.meta.dirname,
  '../../../../../../shared/data/hdb-rent-approvals-sample-2021-2023.csv',
);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const heading =
  'rent_approval_month,town,block,street,postal,flat_type,floor_area_sqm,remaining_lease,lat,lon,subzone,planning_area,monthly_rent';

test('an approval becomes a past let that says only what the file says', async () => {
  const { db } = getDatabase();
  const file = join(folder, 'approvals.csv');
  writeFileSync(
    file,
    [
      heading,
      '2021-01,ANG MO KIO,210,ANG MO KIO AVENUE 3,560210,4-ROOM,91.0,53,1.36856,103.843235,shangri-la,ang mo kio,1800',
      '2023-07,BEDOK,44,BEDOK SOUTH RD,NIL,3-ROOM,67.0,53,1.32,103.94,bedok,bedok,2200',
      '2022-02,YISHUN,747,YISHUN ST 72,760747,EXECUTIVE,142.0,60,1.42,103.83,yishun,yishun,2900',
    ].join('\n'),
  );
  const report = await importListings(db, {
    file,
    withListingEvents,
    format: hdbRentalApprovals,
    mode: 'let',
    source: 'test-approvals',
  });
  expect(report).toMatchObject({ inserted: 2, rejected: 1 });
  expect(readFileSync(join(folder, 'approvals.rejects.csv'), 'utf8')).toBe(
    'row,column,reason\n3,postal,“NIL” is not a postal code of six digits in a sector in use.\n',
  );
  const { rows } = await db.query('select * from listings order by source_row');
  expect(rows).toMatchObject([
    {
      source_row: 'row 2',
      status: 'let',
      street: 'Ang Mo Kio Avenue 3',
      postal_code: '560210',
      district: '20',
      property_type: 0,
      property_sub_type: 0,
      number_of_bedrooms: 3,
      number_of_bathrooms: null,
      furniture_status: null,
      lister_id: null,
      description: null,
      monthly_rent: 180_000,
      provenance_kind: 'open-data',
      provenance_month: '2021-01',
      latitude: 1.36856,
      listed_at: new Date('2020-12-31T16:00:00Z'),
    },
    { street: 'Yishun Street 72', number_of_bedrooms: null, provenance_month: '2022-02' },
  ]);
});

test('the file as HDB publishes it comes in, and what it lacks is not stated', async () => {
  const { db } = getDatabase();
  const file = join(folder, 'published.csv');
  writeFileSync(
    file,
    [
      'rent_approval_date,town,block,street_name,flat_type,monthly_rent',
      '2026-08,QUEENSTOWN,3,DOVER RD,3-ROOM,3000',
      '2026-08,BUKIT MERAH,53,LENGKOK BAHRU,4-ROOM,3900',
    ].join('\n'),
  );
  const headings: Heading[] = [];
  const report = await importListings(db, {
    file,
    withListingEvents,
    format: hdbRentalApprovals,
    mode: 'live',
    source: 'test-published',
    onHeading: (heading) => headings.push(heading),
  });
  expect(report).toMatchObject({ inserted: 2, rejected: 0 });
  expect(headings.map(({ unknown }) => unknown)).toEqual([[]]);
  const answer = await makeTestServer(db).server.request('/api/discover?q=lengkok');
  expect(await answer.json()).toMatchObject({
    data: {
      items: [
        {
          address: { block: '53', street: 'Lengkok Bahru', postalCode: null },
          numberOfBedrooms: 3,
          numberOfBathrooms: null,
          furnitureStatus: null,
          area: null,
          monthlyRent: 390_000,
          provenance: { kind: 'open-data', month: '2026-08' },
        },
      ],
      total: 1,
    },
  });
});

test('a file of something else is refused with both names of a column', async () => {
  const file = join(folder, 'resale.csv');
  writeFileSync(file, 'month,town,block,street_name,resale_price\n');
  const reading = importListings(getDatabase().db, {
    file,
    withListingEvents,
    format: hdbRentalApprovals,
    mode: 'let',
    source: 'test-resale',
  });
  await expect(reading).rejects.toThrow(
    'has no column ‘rent_approval_date’ or ‘rent_approval_month’, ‘flat_type’, ‘monthly_rent’;',
  );
});

test.skipIf(!existsSync(openData))(
  'the open data of 2021 to 2023 gives 5,954 listings and 1 reject (needs ../shared/data, which is not part of the project)',
  async () => {
    const { db } = getDatabase();
    const file = join(folder, 'hdb.csv');
    copyFileSync(openData, file);
    const options = { file, format: hdbRentalApprovals, source: 'open-data', withListingEvents };
    const report = await importListings(db, { ...options, mode: 'live' });
    expect(report).toMatchObject({ inserted: 5954, accepted: 5954, rejected: 1 });
    expect(readFileSync(join(folder, 'hdb.rejects.csv'), 'utf8')).toMatch(
      /^row,column,reason\n4053,postal,“NIL” /,
    );
    const { rows } = await db.query(
      `select count(*)::int as listings, count(distinct district)::int as districts, count(number_of_bathrooms)::int as bathrooms,
         count(furniture_status)::int as furniture, min(provenance_month) as first, max(provenance_month) as last
       from listings where source = 'open-data' and status = 'live'`,
    );
    expect(rows).toEqual([
      { listings: 5954, districts: 23, bathrooms: 0, furniture: 0, first: '2021-01', last: '2023-07' },
    ]);
    expect(await importListings(db, { ...options, mode: 'live' })).toMatchObject({
      unchanged: 5954,
      updated: 0,
    });
  },
);
