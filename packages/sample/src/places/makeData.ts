import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

type Row = Readonly<Record<string, string>>;

/** Five decimals of a degree are about a metre. */
const roundDegrees = (text: string | undefined): string => String(Number(Number(text).toFixed(5)));

const quoteCell = (value: unknown): string => {
  const text = String(value ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
};

/** Rows as CSV, under a heading of their names. */
function formatRows(rows: readonly object[]): string {
  const heading = Object.keys(rows[0] ?? {});
  const lines = [heading, ...rows.map(Object.values)].map((cells) => cells.map(quoteCell).join(','));
  return `${lines.join('\n')}\n`;
}

const capitalize = (text: string): string =>
  text.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (start) => start.toUpperCase());

/**
 * The files of `data/` by name, made from a folder of open data: what is imported of each row and no more.
 */
export function makeData(folder: string): Readonly<Record<string, string>> {
  const read = (name: string): Row[] =>
    parse(readFileSync(path.join(folder, name)), { columns: true, bom: true });
  const at = ({ LATITUDE, LONGITUDE }: Row) => ({
    latitude: roundDegrees(LATITUDE),
    longitude: roundDegrees(LONGITUDE),
  });

  const stations = parse(readFileSync(path.join(folder, 'search/stations-2026.tsv')), {
    columns: true,
    delimiter: '\t',
    quote: null,
  }) as Row[];

  const places = (
    [
      ['hawker-centre', 'hawker-centres.csv'],
      ['mall', 'shopping-malls.csv'],
      ['primary-school', 'primary-schools.csv'],
    ] as const
  ).flatMap(([kind, name]) => read(name).map((row) => ({ kind, name: row.NAME, ...at(row) })));

  const postalCodes = new Map(
    read('hdb-blocks-postal-latlon.csv')
      .filter(({ POSTAL_CODE = '' }) => /^\d{6}$/.test(POSTAL_CODE))
      .map((row) => [
        row.POSTAL_CODE,
        { postal_code: row.POSTAL_CODE, block: row.BLOCK, street: capitalize(row.ADDRESS ?? ''), ...at(row) },
      ]),
  );

  const rents = new Set(
    read('hdb-rent-approvals-sample-2021-2023.csv')
      .filter(({ postal = '' }) => /^\d{6}$/.test(postal))
      .map((row) =>
        JSON.stringify({
          rent_approval_month: row.rent_approval_month,
          block: row.block,
          street: row.street,
          postal: row.postal,
          flat_type: row.flat_type,
          floor_area_sqm: Number(row.floor_area_sqm),
          lat: roundDegrees(row.lat),
          lon: roundDegrees(row.lon),
          monthly_rent: row.monthly_rent,
        }),
      ),
  );

  const byCode = stations
    .map(({ code = '', name, latitude, longitude, open_from, open_to }) => ({
      code,
      name,
      latitude,
      longitude,
      open_from,
      open_to,
    }))
    .sort((one, two) => one.code.localeCompare(two.code, 'en', { numeric: true }));
  return {
    'planning-areas.geojson': readFileSync(path.join(folder, 'planning-areas-simplified.geojson'), 'utf8'),
    'stations.csv': formatRows(byCode),
    'places.csv': formatRows(places),
    'postal-codes.csv': formatRows(
      [...postalCodes.values()].sort((one, two) => Number(one.postal_code) - Number(two.postal_code)),
    ),
    'rents-2021-2023.csv': formatRows([...rents].map((row) => JSON.parse(row) as object)),
  };
}
