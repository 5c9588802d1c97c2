import { normalizeLine } from '@sewa/api/schema';
import {
  type DiscoverFilters,
  findDistrict,
  formatPropertySubType,
  formatPropertyType,
} from '@sewa/formatters';
import { findPlaceName } from '../../homes/gazetteer/findPlace.ts';
import * as messages from './messages.ts';

const MAX_CHARACTERS = 60;

const ruleNames = ['pets', 'cooking', 'visitors'] as const;

function shorten(name: string): string {
  return name.length <= MAX_CHARACTERS ? name : `${name.slice(0, MAX_CHARACTERS - 1).trimEnd()}…`;
}

/** 'in Clementi or near Bishan'; '' if the search names no place that is known. */
function namePlaces({ in: areas, near }: DiscoverFilters): string {
  const parts = [
    ...areas.map((place) => ({ name: findPlaceName(place), write: messages.searchIn })),
    ...near.map(({ place }) => ({ name: findPlaceName(place), write: messages.searchNear })),
  ];
  return messages.searchChoices(parts.flatMap(({ name, write }) => (name === null ? [] : write(name))));
}

const nameWays = ({ to }: DiscoverFilters): string[] =>
  to.flatMap(({ place, minutes }) => {
    const name = findPlaceName(place);
    return name === null ? [] : messages.searchWay(name, minutes);
  });

const capitalize = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * A name for a search in the words of what it asks for: 'Condominium, 2 bedrooms, Orchard, River Valley, up to $4,000', or
 * '2-bedroom homes near Bishan'.
 */
export function nameSearch(filters: DiscoverFilters): string {
  const { noOfBedRooms, station } = filters;
  const places = namePlaces(filters);
  const rooms = noOfBedRooms.length === 0 ? null : messages.searchRooms(noOfBedRooms);
  const parts = [
    normalizeLine(filters.q),
    messages.searchChoices(filters.propertyTypes.map((code) => formatPropertyType(code))),
    messages.searchChoices(filters.propertySubTypes.map((code) => formatPropertySubType(code))),
    places === '' ? rooms : `${messages.searchHomes(noOfBedRooms)} ${places}`,
    messages.searchChoices(filters.searchParams.flatMap((slug) => findDistrict(slug)?.name ?? [])),
    ...nameWays(filters),
    station === null ? null : messages.searchStation(station),
    ...ruleNames.map((rule) => (filters[rule] === null ? null : messages.searchRules[rule])),
    filters.rentMin === null ? null : messages.searchRentFrom(filters.rentMin),
    filters.rentMax === null ? null : messages.searchRentTo(filters.rentMax),
  ].filter(Boolean);
  return shorten(
    parts.length === 0
      ? messages.anySearch
      : filters.q === ''
        ? capitalize(parts.join(', '))
        : parts.join(', '),
  );
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
