import { type DiscoverFilters, findDistrict, roomCounts } from '@sewa/formatters';
import * as messages from './messages.ts';

type Kind = Pick<DiscoverFilters, 'propertyTypes' | 'propertySubTypes' | 'noOfBedRooms'>;

/** The codes of rooms among the sub-types; a whole unit is what a home type names already. */
const roomSubTypes: readonly number[] = [10, 20];

/** What a search is for: '3-bedroom HDB flats', 'Rooms in condos', 'Studios', 'homes'. */
function nameKinds({ propertyTypes, propertySubTypes, noOfBedRooms }: Kind): string {
  const homes = messages.nameSeveral(
    propertyTypes.map((code) => messages.homesTypeName[code] ?? messages.anyHomes),
  );
  const parts = messages.nameSeveral(
    propertySubTypes.map((code) => messages.homesSubTypeName[code] ?? messages.anyHomes),
  );
  const isOfRooms = propertySubTypes.some((code) => roomSubTypes.includes(code));
  if (isOfRooms || propertySubTypes.includes(30)) return homes ? messages.partsOf(parts, homes) : parts;
  const [bedrooms] = noOfBedRooms;
  const whole = homes || messages.anyHomes;
  const isExact = noOfBedRooms.length === 1 && bedrooms !== roomCounts.at(-1);
  return isExact && bedrooms !== undefined ? messages.withBedrooms(bedrooms, whole) : whole;
}

/** The heading and title of a search: what, where and with which words. */
export function describeSearch(filters: DiscoverFilters): string {
  const places = filters.searchParams.map((slug) => findDistrict(slug)?.name).filter(Boolean);
  return messages.searchTitle(nameKinds(filters), places.join(', ') || null, filters.q);
}
