import {
  type DiscoverFilters,
  findDistrict,
  formatFurnitureStatus,
  formatNumber,
  roomCounts,
} from '@sewa/formatters';
import * as messages from './messages.ts';
import { namePlace, type PlaceNames } from './Places/namePlace.ts';

type Kind = Pick<DiscoverFilters, 'propertyTypes' | 'propertySubTypes' | 'noOfBedRooms'>;

/** The codes of rooms among the sub-types; a whole unit is what a home type names already. */
const roomSubTypes: readonly number[] = [10, 20];
const studio = 30;

/** A title longer than this leaves the house rules out, in characters. */
const LONGEST_TITLE = 110;

/** Homes with so many bedrooms: '2- and 3-bedroom condos', 'homes with 4 or more bedrooms'; the highest count means more, too. */
function nameBedrooms(counts: readonly number[], homes: string): string {
  if (counts.length === 0) return homes;
  const most = roomCounts.at(-1) ?? 0;
  if (!counts.includes(most))
    return messages.withBedrooms(messages.nameSeveral(counts.map((count) => `${count}-`)), homes);
  let from = most;
  while (counts.includes(from - 1)) from -= 1;
  const fewer = counts.filter((count) => count < from).map(String);
  return messages.withMoreBedrooms(messages.nameEither([...fewer, messages.orMore(from)]), homes);
}

/** What a search is for: '3-bedroom HDB flats', 'Rooms in condos', 'Studios', 'homes'. */
function nameKinds({ propertyTypes, propertySubTypes, noOfBedRooms }: Kind): string {
  const homes = messages.nameSeveral(
    propertyTypes.map((code) => messages.homesTypeName[code] ?? messages.anyHomes),
  );
  const bedrooms = noOfBedRooms.filter((count) => count > 0);
  const hasStudios = noOfBedRooms.includes(0);
  const isOfStudios = hasStudios && bedrooms.length === 0 && propertySubTypes.length === 0;
  const subTypes = isOfStudios ? [studio] : propertySubTypes;
  const parts = messages.nameSeveral(
    subTypes.map((code) => messages.homesSubTypeName[code] ?? messages.anyHomes),
  );
  const isOfRooms = subTypes.some((code) => roomSubTypes.includes(code));
  if (isOfRooms || subTypes.includes(studio)) return homes ? messages.partsOf(parts, homes) : parts;
  const whole = homes || messages.anyHomes;
  const named = nameBedrooms(bedrooms, whole);
  // A room to let counts as one bedroom.
  const hasRooms = bedrooms.includes(1) && propertySubTypes.length === 0;
  return messages.nameSeveral([
    ...(hasStudios && bedrooms.length > 0 ? [messages.studios] : []),
    named,
    ...(hasRooms ? [messages.rooms] : []),
  ]);
}

/** Where a search with places looks: 'in Clementi or near Bishan, near a station, within 30 min of Raffles Place'; empty without places. */
function describePlaces({ in: areas, near, to, station }: DiscoverFilters, names: PlaceNames): string {
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
  return [either, station === null ? '' : messages.nearStation, ways && messages.within(ways)]
    .filter(Boolean)
    .join(', ');
}

function describeRent({ rentMin, rentMax }: DiscoverFilters): string {
  if (rentMin !== null && rentMax !== null)
    return messages.rentBetween(formatNumber(rentMin), formatNumber(rentMax));
  if (rentMax !== null) return messages.rentUpTo(formatNumber(rentMax));
  return rentMin === null ? '' : messages.rentFrom(formatNumber(rentMin));
}

/** 'furnished or partially furnished'; empty where any furnishing will do. */
function describeFurnishing({ furnitureStatus }: DiscoverFilters): string {
  return messages.nameEither(furnitureStatus.map((code) => formatFurnitureStatus(code).toLowerCase()));
}

/** 'where cooking is allowed and pets are allowed or on request'; empty without house rules. */
function describeRules({ cooking, pets, visitors }: DiscoverFilters): string {
  const asked = messages.nameSeveral([
    ...(pets === null ? [] : [messages.ruleSubject.pets]),
    ...(visitors === null ? [] : [messages.ruleSubject.visitors]),
  ]);
  const rules = [cooking === null ? '' : messages.cookingAllowed, asked && messages.allowedOrAsked(asked)];
  return messages.nameSeveral(rules.filter(Boolean));
}

/** The heading and title of a search: what, where, for how much, with which words and house rules. */
export function describeSearch(filters: DiscoverFilters, names?: PlaceNames): string {
  const districts = filters.searchParams.map((slug) => findDistrict(slug)?.name).filter(Boolean);
  const parts = {
    homes: [describeFurnishing(filters), nameKinds(filters)].filter(Boolean).join(' '),
    districts: districts.join(', '),
    places: describePlaces(filters, names),
    rent: describeRent(filters),
    words: filters.q,
  };
  const title = messages.searchTitle({ ...parts, rules: describeRules(filters) });
  return title.length > LONGEST_TITLE ? messages.searchTitle({ ...parts, rules: '' }) : title;
}
