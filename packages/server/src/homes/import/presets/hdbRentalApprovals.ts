import { formatStreet, isPostalCode, parseMoney } from '@sewa/formatters';
import { type Cells, quoteCell } from '../cells.ts';
import type { RowDraft, RowFormat } from '../rowFormat.ts';

/**
 * Bedrooms by flat type, as HDB builds them: a 3-room flat is a living room and two bedrooms, and so on. A 5-room flat
 * has three bedrooms and a dining area. A 1-room flat has no separate bedroom, and an executive flat in this file is
 * known by its size only: for both the file does not state a number, so there is none.
 */
const bedroomsByFlatType: ReadonlyMap<string, number | null> = new Map([
  ['1-ROOM', null],
  ['2-ROOM', 1],
  ['3-ROOM', 2],
  ['4-ROOM', 3],
  ['5-ROOM', 3],
  ['EXECUTIVE', null],
]);

function parseMonth(cells: Cells): string {
  const month = cells.text('rent_approval_date', 20) ?? '';
  if (!/^(19|20)\d{2}-(0[1-9]|1[0-2])$/.test(month)) {
    cells.refuse('rent_approval_date', `${quoteCell(month)} is not a month written YYYY-MM.`);
  }
  return month;
}

function parsePostalCode(cells: Cells): string | null {
  const postalCode = cells.text('postal', 20);
  if (postalCode === null || isPostalCode(postalCode)) return postalCode;
  cells.refuse('postal', `${quoteCell(postalCode)} is not a postal code of six digits in a sector in use.`);
  return null;
}

function parseBedrooms(cells: Cells): number | null {
  const flatType = cells.text('flat_type', 40) ?? '';
  const bedrooms = bedroomsByFlatType.get(flatType);
  if (bedrooms === undefined) {
    cells.refuse(
      'flat_type',
      `${quoteCell(flatType)} is not one of ${[...bedroomsByFlatType.keys()].join(', ')}.`,
    );
  }
  return bedrooms ?? null;
}

function parseRent(cells: Cells): number {
  const text = cells.text('monthly_rent', 20);
  const cents = parseMoney(text) ?? 0;
  if (cents < 1 || cents > 100_000_000) {
    cells.refuse('monthly_rent', `${quoteCell(text ?? '')} is not a rent in dollars.`);
  }
  return cents;
}

function parseStreet(cells: Cells): string {
  const street = cells.text('street_name', 120);
  if (street === null) cells.refuse('street_name', 'The street is missing.');
  return formatStreet(street);
}

function parseApproval(cells: Cells): RowDraft {
  const month = parseMonth(cells);
  const area = cells.decimal('floor_area_sqm', 1, 1000);
  const latitude = cells.decimal('lat', 1.1, 1.5);
  const longitude = cells.decimal('lon', 103.5, 104.2);
  return {
    reference: null,
    listing: {
      title: null,
      description: null,
      propertyType: 0,
      // Approvals to rent out rooms are not in this data set: each row is a whole flat.
      propertySubType: 0,
      address: {
        block: cells.text('block', 20),
        street: parseStreet(cells),
        floor: null,
        unit: null,
        postalCode: parsePostalCode(cells),
      },
      numberOfBedrooms: parseBedrooms(cells),
      numberOfBathrooms: null,
      furnitureStatus: null,
      area: area === null ? null : { value: area, unit: 0 },
      amenities: [],
      monthlyRent: parseRent(cells),
      availableFrom: null,
      provenance: { kind: 'open-data', month },
      position: latitude === null || longitude === null ? null : { latitude, longitude },
    },
    // The file says the month only; its first day in Singapore stands for it.
    listedAt: `${month}-01T00:00:00.000+08:00`,
    lister: null,
  };
}

/** HDB's open data of rental approvals, one row per approved flat: as published, or joined with postal codes, areas and positions. */
export const hdbRentalApprovals: RowFormat = {
  name: 'hdb-rental-approvals',
  columns: [
    'rent_approval_date',
    'town',
    'block',
    'street_name',
    'postal',
    'flat_type',
    'floor_area_sqm',
    'remaining_lease',
    'lat',
    'lon',
    'subzone',
    'planning_area',
    'monthly_rent',
  ],
  otherNames: new Map([
    ['rent_approval_month', 'rent_approval_date'],
    ['street', 'street_name'],
  ]),
  needed: ['rent_approval_date', 'street_name', 'flat_type', 'monthly_rent'],
  defaultMode: 'let',
  makeSource: (fileName) => `hdb-rental-approvals/${fileName}`,
  read: parseApproval,
};
