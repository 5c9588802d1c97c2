import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openTestDatabase } from '../testing/openTestDatabase.ts';
import { importListings } from './importListings.ts';
import { hdbRentalApprovals } from './presets/hdbRentalApprovals.ts';

const getDatabase = openTestDatabase();
const folder = mkdtempSync(join(tmpdir(), 'sewa-hdb-'));
const openData = join(
  import.meta.dirname,
  '../../../../../shared/data/hdb-rent-approvals-sample-2021-2023.csv',
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

test.skipIf(!existsSync(openData))(
  'the open data of 2021 to 2023 gives 5,954 listings and 1 reject (needs ../shared/data, which is not part of the project)',
  async () => {
    const { db } = getDatabase();
    const file = join(folder, 'hdb.csv');
    copyFileSync(openData, file);
    const options = { file, format: hdbRentalApprovals, source: 'open-data' };
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
