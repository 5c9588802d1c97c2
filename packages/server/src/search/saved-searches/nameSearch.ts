import { normalizeLine } from '@sewa/api/schema';
import {
  type DiscoverFilters,
  findDistrict,
  formatPropertySubType,
  formatPropertyType,
} from '@sewa/formatters';
import * as messages from '../../platform/messages/messages.ts';

const MAX_CHARACTERS = 60;

function shorten(name: string): string {
  return name.length <= MAX_CHARACTERS ? name : `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}

/** A name for a search in the words of what it asks for: 'Condominium, 2 bedrooms, Orchard, River Valley, up to $4,000'. */
export function nameSearch(filters: DiscoverFilters): string {
  const parts = [
    normalizeLine(filters.q),
    messages.searchChoices(filters.propertyTypes.map((code) => formatPropertyType(code))),
    messages.searchChoices(filters.propertySubTypes.map((code) => formatPropertySubType(code))),
    filters.noOfBedRooms.length === 0 ? null : messages.searchRooms(filters.noOfBedRooms),
    messages.searchChoices(filters.searchParams.flatMap((slug) => findDistrict(slug)?.name ?? [])),
    filters.rentMin === null ? null : messages.searchRentFrom(filters.rentMin),
    filters.rentMax === null ? null : messages.searchRentTo(filters.rentMax),
  ].filter(Boolean);
  return shorten(parts.length === 0 ? messages.anySearch : parts.join(', '));
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
