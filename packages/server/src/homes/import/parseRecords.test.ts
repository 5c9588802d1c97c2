import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { createRowCheck } from './checkRow.ts';
import { feedFormat } from './feedFormat.ts';
import { type FileRow, type Heading, parseRecords } from './parseRecords.ts';

const folder = mkdtempSync(join(tmpdir(), 'sewa-records-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

let files = 0;
function write(content: string | Buffer): string {
  files += 1;
  const file = join(folder, `feed-${files}.csv`);
  writeFileSync(file, content);
  return file;
}

async function collectAll(
  content: string | Buffer,
): Promise<{ rows: FileRow[]; heading: Heading | undefined }> {
  const rows: FileRow[] = [];
  let heading: Heading | undefined;
  const records = parseRecords(write(content), feedFormat, (found) => {
    heading = found;
  });
  for await (const row of records) rows.push(row);
  return { rows, heading };
}

async function listReasons(content: string | Buffer): Promise<string[]> {
  const check = createRowCheck(feedFormat);
  const { rows } = await collectAll(content);
  return rows.flatMap((row) => {
    const checked = check(row);
    return 'problems' in checked
      ? checked.problems.map(({ column, reason }) => `${row.row} ${column}: ${reason}`)
      : [];
  });
}

const head = 'property_type,street,rent,description\n';

test('a byte order mark, CRLF and line breaks in quotes are read', async () => {
  const { rows } = await collectAll('\uFEFFproperty_type,street,rent\r\n0,"Cluny\r\nPark",3000\r\n');
  expect(rows.map(({ row, cells }) => [row, cells.get('property_type'), cells.get('street')])).toEqual([
    [2, '0', 'Cluny\r\nPark'],
  ]);
});

test('blank lines are counted but give no row', async () => {
  const { rows } = await collectAll(`${head}0,Cluny Park,3000,\n\n,,,\n0,Sixth Avenue,3100,\n`);
  expect(rows.map(({ row }) => row)).toEqual([2, 5]);
});

test('headings are not case sensitive, and unknown columns are named', async () => {
  const { heading } = await collectAll('Property Type,STREET,Rent,Broker Mood\n0,Cluny Park,3000,fine\n');
  expect(heading).toEqual({
    columns: ['property_type', 'street', 'rent', 'broker_mood'],
    unknown: ['broker_mood'],
  });
});

test('a file without a needed column is refused with its name', async () => {
  await expect(collectAll('property_type,street\n0,Cluny Park\n')).rejects.toThrow(
    /has no column ‘rent’; its heading is ‘property_type’, ‘street’\.$/,
  );
});

test.each([
  ['commas', ','],
  ['semicolons', ';'],
  ['tabs', '\t'],
])('%s separate values, also below the line in which Excel says so', async (_what, separator) => {
  const line = (...values: string[]) => `${values.join(separator)}\r\n`;
  const content = `${line('property_type', 'street', 'rent')}${line('0', '"Cluny, Park; 1"', '3000')}`;
  const expected = [[2, '0', 'Cluny, Park; 1', '3000']];
  for (const before of ['', `sep=${separator}\r\n`, `\uFEFF"sep=${separator}"\n`, `SEP=${separator}\r`]) {
    const { rows } = await collectAll(`${before}${content}`);
    expect(rows.map(({ row, cells }) => [row, ...cells.values()])).toEqual(expected);
  }
  const { rows } = await collectAll(Buffer.from(`\uFEFF${content}`, 'utf16le'));
  expect(rows.map(({ row, cells }) => [row, ...cells.values()])).toEqual(expected);
});

test('separators in a heading with quotes are told apart, and others are refused with advice', async () => {
  const { heading } = await collectAll('property_type,street,"rent; month; S$; a; b",rent\n');
  expect(heading?.columns).toEqual(['property_type', 'street', 'rent;_month;_s$;_a;_b', 'rent']);
  await expect(collectAll('property_type|street|rent\n0|Cluny Park|3000\n')).rejects.toThrow(
    /Separate its columns by commas, semicolons or tabs\.$/,
  );
});

test('numbers written with a decimal point come in as a feed means them', async () => {
  const content =
    'property_type,street,block,postal_code,bedrooms,furnishing,rent,floor,lister_kind,lister_name,lister_phone\n' +
    '0.0,Ang Mo Kio Avenue 3,210.0,560210.0,3.0,2.0,3500.0,7.0,owner,Mei,91234567.0\n';
  const { rows } = await collectAll(content);
  const [checked] = rows.map(createRowCheck(feedFormat));
  expect(checked).toMatchObject({
    draft: {
      listing: {
        propertyType: 0,
        address: { block: '210', postalCode: '560210', floor: '7' },
        numberOfBedrooms: 3,
        furnitureStatus: 2,
        monthlyRent: 350_000,
      },
      lister: { phoneNumber: '+6591234567' },
    },
  });
});

test('an empty file, a missing file and a folder are refused in words', async () => {
  await expect(collectAll('')).rejects.toThrow(/is empty: it has not even a heading\.$/);
  await expect(parseRecords(join(folder, 'none.csv'), feedFormat).next()).rejects.toThrow(
    /^There is no file /,
  );
  await expect(parseRecords(folder, feedFormat).next()).rejects.toThrow(/is a folder, not a file\.$/);
});

test('a file in UTF-16 without a mark is refused in words', async () => {
  await expect(collectAll(Buffer.from(`${head}0,Cluny Park,3000,\n`, 'utf16le'))).rejects.toThrow(
    /is not text in UTF-8\. Save it as “CSV UTF-8”/,
  );
});

test('a quote left open is told instead of swallowing the rest', async () => {
  await expect(collectAll(`${head}0,"Cluny Park,3000,\n0,Sixth Avenue,3000,\n`)).rejects.toThrow(
    /a quote is left open/,
  );
});

test('a row in another encoding is rejected, the rows around it are not', async () => {
  const latin = Buffer.concat([
    Buffer.from(`${head}0,Cluny Park,3000,\n0,Caf`),
    Buffer.from([0xe9]),
    Buffer.from(' Lane,3000,\n0,Sixth Avenue,3000,\n'),
  ]);
  expect(await listReasons(latin)).toEqual(['3 street: The value has characters that are not UTF-8 text.']);
});

test('NUL characters, surplus values and a field of 1 MB are told in plain words', async () => {
  const long = 'x'.repeat(1_048_576);
  const content = `${head}0,Clu\0ny,3000,\n0,Cluny Park,3000,,more,and more\n0,Cluny Park,3000,${long}\n`;
  expect(await listReasons(content)).toEqual([
    '2 street: The value has a NUL character in it.',
    '3 : The row has 2 more values than the heading has columns: is a value with a separator in it not quoted?',
    '4 description: The text has 1048576 characters; at most 10000 fit.',
  ]);
});

test('every problem of a row is told', async () => {
  const content =
    'property_type,street,rent,postal_code,area,lister_kind,amenities,bedrooms\nTreehouse,,free,999999,90,landlord,Aircon|Pony,two\n';
  expect(await listReasons(content)).toEqual([
    '2 property_type: “Treehouse” is not one of 0 HDB, 1 Condominium, 2 Landed, 4 Serviced Apartment, 3 Other.',
    '2 street: The street is missing.',
    '2 postal_code: “999999” is not a postal code of six digits in a sector in use.',
    '2 bedrooms: “two” is not a whole number from 0 to 99.',
    '2 area_unit: The area has no unit: sqm or sqft.',
    '2 amenities: “Pony” is not an amenity.',
    '2 rent: “free” is not an amount in dollars.',
    '2 lister_kind: “landlord” is neither owner nor agent.',
  ]);
});

test('an agent must come with all that an advertisement shows', async () => {
  const content =
    'property_type,street,rent,lister_kind,lister_name,lister_registration_number\n1,Cluny Park,3000,agent,Mei,R12\n';
  expect(await listReasons(content)).toEqual([
    '2 lister_phone: An agent’s listing needs it.',
    '2 lister_agency_name: An agent’s listing needs it.',
    '2 lister_registration_number: “R12” is not of the form R, six digits and a letter.',
    '2 lister_agency_licence_number: An agent’s listing needs it: L, seven digits and a letter.',
  ]);
});

test('an address that mail cannot reach is told', async () => {
  const content =
    'property_type,street,rent,lister_kind,lister_name,lister_email\n1,Cluny Park,3000,owner,Mei,mei at home\n';
  expect(await listReasons(content)).toEqual(['2 lister_email: “mei at home” is not an email address.']);
});

test('a reference used twice is rejected the second time', async () => {
  const content = 'reference,property_type,street,rent\nA1,0,Cluny Park,3000\nA1,0,Sixth Avenue,3000\n';
  expect(await listReasons(content)).toEqual(['3 reference: Row 2 has the same reference.']);
});

test.each([
  ['a heading that ends in LF over rows that end in CRLF', '\n', '\r\n'],
  ['a heading that ends in CRLF over rows that end in LF', '\r\n', '\n'],
  ['a heading that ends in CR over rows that end in CRLF', '\r', '\r\n'],
])('%s is read as one file', async (_what, afterHeading, afterRow) => {
  const rows = ['0,Cluny Park,"one\ntwo"', '0,"Sixth, Avenue",last'];
  const { rows: read } = await collectAll(
    `property_type,street,rent${afterHeading}${rows.join(afterRow)}${afterRow}${afterRow}0,End,${afterRow}`,
  );
  expect(read.map(({ row, cells }) => [row, ...cells.values()])).toEqual([
    [2, '0', 'Cluny Park', 'one\ntwo'],
    [3, '0', 'Sixth, Avenue', 'last'],
    [5, '0', 'End', ''],
  ]);
});
