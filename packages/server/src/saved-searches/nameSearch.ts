import { normalizeLine } from '@sewa/api/schema';
import {
  type DiscoverFilters,
  findDistrict,
  formatNumber,
  formatPropertySubType,
  formatPropertyType,
} from '@sewa/formatters';

const MAX_CHARACTERS = 60;

function shorten(name: string): string {
  return name.length <= MAX_CHARACTERS ? name : `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}

/** A name for a search in the words of what it asks for: 'Condominium, 2 bedrooms, Orchard, River Valley, to $4,000'. */
export function nameSearch(filters: DiscoverFilters): string {
  const rooms = filters.noOfBedRooms.map((count) => (count >= 5 ? '5 or more' : String(count))).join(' or ');
  const parts = [
    normalizeLine(filters.q),
    filters.propertyTypes.map((code) => formatPropertyType(code)).join(' or '),
    filters.propertySubTypes.map((code) => formatPropertySubType(code)).join(' or '),
    rooms ? `${rooms} ${rooms === '1' ? 'bedroom' : 'bedrooms'}` : null,
    filters.searchParams.flatMap((slug) => findDistrict(slug)?.name ?? []).join(' or '),
    filters.rentMin === null ? null : `from $${formatNumber(filters.rentMin)}`,
    filters.rentMax === null ? null : `to $${formatNumber(filters.rentMax)}`,
  ].filter(Boolean);
  return shorten(parts.length === 0 ? 'All homes' : parts.join(', '));
}

/** The name, with a number behind it where that is needed to differ from those taken. */
export function makeUniqueName(name: string, taken: readonly string[]): string {
  const isTaken = (wanted: string) => taken.some((other) => other.toLowerCase() === wanted.toLowerCase());
  if (!isTaken(name)) return name;
  for (let number = 2; ; number += 1) {
    const end = ` ${number}`;
    const numbered = `${name.slice(0, MAX_CHARACTERS - end.length).trimEnd()}${end}`;
    if (!isTaken(numbered)) return numbered;
  }
}
