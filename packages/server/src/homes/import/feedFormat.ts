import {
  amenities,
  formatStreet,
  furnitureStatuses,
  normalizePostalCode,
  parseMoney,
  propertySubTypes,
  propertyTypes,
} from '@sewa/formatters';
import { type Cells, findCode, quoteCell } from './cells.ts';
import { parseLister } from './parseLister.ts';
import type { RowDraft, RowFormat } from './rowFormat.ts';

/** Code given to the label Other, which the code table leaves open. */
const OTHER_PROPERTY_TYPE = 3;
const MAX_RENT_DOLLARS = 1_000_000;
const areaUnits = [
  { code: 0, label: 'sqm' },
  { code: 1, label: 'sqft' },
];

function parsePropertyType(cells: Cells): number | null {
  const text = cells.text('property_type', 40);
  if (text === null) {
    cells.refuse('property_type', 'The property type is missing.');
    return null;
  }
  if (/^\d{1,2}$/.test(text)) return Number(text);
  return cells.code('property_type', [...propertyTypes, { code: OTHER_PROPERTY_TYPE, label: 'Other' }]);
}

function parseRent(cells: Cells): number {
  const text = cells.text('rent', 40);
  const cents = parseMoney(text);
  if (text === null) cells.refuse('rent', 'The rent is missing.');
  else if (cents === null) cells.refuse('rent', `${quoteCell(text)} is not an amount in dollars.`);
  else if (cents === 0 || cents > MAX_RENT_DOLLARS * 100) {
    cells.refuse('rent', `${quoteCell(text)} is not a rent from 0.01 to 1,000,000 dollars.`);
  }
  return cents ?? 0;
}

function parsePostalCode(cells: Cells): string | null {
  const text = cells.text('postal_code', 40);
  const postalCode = normalizePostalCode(text);
  if (text !== null && postalCode === null) {
    cells.refuse('postal_code', `${quoteCell(text)} is not a postal code of six digits in a sector in use.`);
  }
  return postalCode;
}

function parseArea(cells: Cells): { value: number; unit: 0 | 1 } | null {
  const value = cells.decimal('area', 0.01, 1_000_000);
  const unit = cells.code('area_unit', areaUnits);
  const hasArea = cells.text('area', 40) !== null;
  const hasUnit = cells.text('area_unit', 40) !== null;
  if (hasArea && !hasUnit) cells.refuse('area_unit', 'The area has no unit: sqm or sqft.');
  if (hasUnit && !hasArea) cells.refuse('area', 'There is a unit but no area.');
  return value === null || unit === null
    ? null
    : { value: Math.round(value * 100) / 100, unit: unit === 1 ? 1 : 0 };
}

function parsePosition(cells: Cells): { latitude: number; longitude: number } | null {
  const latitude = cells.decimal('latitude', 1.1, 1.5);
  const longitude = cells.decimal('longitude', 103.5, 104.2);
  const hasOne = cells.text('latitude', 40) !== null;
  if (hasOne !== (cells.text('longitude', 40) !== null)) {
    cells.refuse(hasOne ? 'longitude' : 'latitude', 'A position needs both latitude and longitude.');
  }
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function parseAmenities(cells: Cells): number[] {
  const codes: number[] = [];
  for (const part of (cells.text('amenities', 400) ?? '').split('|')) {
    const text = part.trim();
    const code = findCode(amenities, text);
    if (code !== undefined) codes.push(code);
    else if (text !== '') cells.refuse('amenities', `${quoteCell(text)} is not an amenity.`);
  }
  return codes;
}

function parseFurniture(cells: Cells): 0 | 1 | 2 | null {
  const code = cells.code('furnishing', furnitureStatuses);
  return code === 0 || code === 1 || code === 2 ? code : null;
}

function parseStreet(cells: Cells): string {
  const street = cells.text('street', 120);
  if (street === null) cells.refuse('street', 'The street is missing.');
  return formatStreet(street);
}

function parseFeedRow(cells: Cells): RowDraft {
  const listedOn = cells.day('listed_on');
  return {
    reference: cells.text('reference', 100),
    listing: {
      title: cells.text('title', 200),
      description: cells.paragraphs('description', 10_000),
      propertyType: parsePropertyType(cells),
      propertySubType: cells.code('property_sub_type', propertySubTypes),
      address: {
        block: cells.text('block', 20),
        street: parseStreet(cells),
        floor: cells.text('floor', 10),
        unit: cells.text('unit', 10),
        postalCode: parsePostalCode(cells),
      },
      numberOfBedrooms: cells.whole('bedrooms', 0, 99),
      numberOfBathrooms: cells.whole('bathrooms', 0, 99),
      furnitureStatus: parseFurniture(cells),
      area: parseArea(cells),
      amenities: parseAmenities(cells),
      monthlyRent: parseRent(cells),
      availableFrom: cells.day('available_from'),
      provenance: null,
      position: parsePosition(cells),
    },
    listedAt: listedOn === null ? null : `${listedOn}T00:00:00.000+08:00`,
    lister: parseLister(cells),
  };
}

/** An agent's feed: the columns that README.md beside this file describes. */
export const feedFormat: RowFormat = {
  name: 'feed',
  columns: [
    'reference',
    'title',
    'description',
    'property_type',
    'property_sub_type',
    'block',
    'street',
    'floor',
    'unit',
    'postal_code',
    'bedrooms',
    'bathrooms',
    'furnishing',
    'area',
    'area_unit',
    'rent',
    'available_from',
    'listed_on',
    'amenities',
    'latitude',
    'longitude',
    'lister_kind',
    'lister_name',
    'lister_phone',
    'lister_email',
    'lister_registration_number',
    'lister_agency_name',
    'lister_agency_licence_number',
  ],
  needed: ['property_type', 'street', 'rent'],
  defaultMode: 'live',
  makeSource: (fileName) => `feed/${fileName}`,
  read: parseFeedRow,
};
