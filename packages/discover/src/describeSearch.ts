import { type DiscoverFilters, findDistrict, formatNumber, roomCounts } from '@sewa/formatters';
import * as messages from './messages.ts';
import { namePlace, type PlaceNames } from './Places/namePlace.ts';

type Kind = Pick<DiscoverFilters, 'propertyTypes' | 'propertySubTypes' | 'noOfBedRooms'>;

/** The codes of rooms among the sub-types; a whole unit is what a home type names already. */
const roomSubTypes: readonly number[] = [10, 20];
const studio = 30;

/** What a search is for: '3-bedroom HDB flats', 'Rooms in condos', 'Studios', 'homes'. */
function nameKinds({ propertyTypes, propertySubTypes, noOfBedRooms }: Kind): string {
  const homes = messages.nameSeveral(
    propertyTypes.map((code) => messages.homesTypeName[code] ?? messages.anyHomes),
  );
  const [bedrooms] = noOfBedRooms;
  const isExact = noOfBedRooms.length === 1 && bedrooms !== roomCounts.at(-1);
  const subTypes = isExact && bedrooms === 0 && propertySubTypes.length === 0 ? [studio] : propertySubTypes;
  const parts = messages.nameSeveral(
    subTypes.map((code) => messages.homesSubTypeName[code] ?? messages.anyHomes),
  );
  const isOfRooms = subTypes.some((code) => roomSubTypes.includes(code));
  if (isOfRooms || subTypes.includes(studio)) return homes ? messages.partsOf(parts, homes) : parts;
  const whole = homes || messages.anyHomes;
  return isExact && bedrooms ? messages.withBedrooms(bedrooms, whole) : whole;
}

/** Where a search with places looks: 'in Clementi or near Bishan, within 30 min of Raffles Place'; empty without places. */
function describePlaces({ in: areas, near, to }: DiscoverFilters, names: PlaceNames): string {
  const nameAll = (places: readonly string[]) =>
    messages.nameEither(places.map((place) => namePlace(place, names)));
  const either = messages.nameEither(
    [
      areas.length > 0 ? messages.inPlaces(nameAll(areas)) : '',
      near.length > 0 ? messages.nearPlaces(nameAll(near.map(({ place }) => place))) : '',
    ].filter(Boolean),
  );
  const ways = messages.nameSeveral(
    to.map(({ place, minutes }) => messages.minutesOf(minutes, namePlace(place, names))),
  );
  return [either, ways && messages.within(ways)].filter(Boolean).join(', ');
}

function describeRent({ rentMin, rentMax }: DiscoverFilters): string {
  if (rentMin !== null && rentMax !== null)
    return messages.rentBetween(formatNumber(rentMin), formatNumber(rentMax));
  if (rentMax !== null) return messages.rentUpTo(formatNumber(rentMax));
  return rentMin === null ? '' : messages.rentFrom(formatNumber(rentMin));
}

/** The heading and title of a search: what, where, for how much and with which words. */
export function describeSearch(filters: DiscoverFilters, names?: PlaceNames): string {
  const districts = filters.searchParams.map((slug) => findDistrict(slug)?.name).filter(Boolean);
  return messages.searchTitle({
    homes: nameKinds(filters),
    districts: districts.join(', '),
    places: describePlaces(filters, names),
    rent: describeRent(filters),
    words: filters.q,
  });
}
