import {
  discoverFilterNames,
  districts,
  parseDiscoverFilters,
  serializeDiscoverFilters,
} from '../../../packages/formatters/src/index.ts';
import { makeRandom, places } from './makeListings.mjs';

const sorts = ['newest', 'newest', 'rentAsc', 'rentDesc', 'areaDesc'];
const propertyTypes = [0, 1, 2, 4];
const streetNames = [...new Set(places.map(([street]) => street.toLowerCase()))];

/** One value of each kind of filter, as an address has it. */
const pickFilter = {
  district: (random) => `searchParams=${districts[random(districts.length)].slug}`,
  type: (random) => `propertyTypes=${propertyTypes[random(propertyTypes.length)]}`,
  bedrooms: (random) => `noOfBedRooms=${['1', '2', '3', '2,3', '4,5'][random(5)]}`,
  bathrooms: (random) => `noOfBathRooms=${['1', '2', '2,3'][random(3)]}`,
  furniture: (random) => `furnitureStatus=${random(3)}`,
  area: (random) => `areaMin=${35 + 5 * random(30)}`,
  day: (random) => `availableFrom=2027-${String(1 + random(12)).padStart(2, '0')}-15`,
};

const pickRent = (random) => {
  const limit = 1_500 + 50 * random(150);
  return [
    `rentMax=${limit}`,
    `rentMin=${limit}`,
    `rentMin=${limit}&rentMax=${limit + 250 + 50 * random(60)}`,
  ][random(3)];
};

const pickAmenities = (random) => `amenities=${[random(10), random(10)].slice(random(2)).join(',')}`;

const pickText = (random) => {
  const street = streetNames[random(streetNames.length)];
  const names = street.split(' ');
  return `q=${encodeURIComponent([street, names[0], names[0].slice(0, 3), `${1 + random(900)} ${names[0]}`][random(4)])}`;
};

/** The kinds of search that are measured alone; the last two have an order and nothing else. */
export const searchKinds = {
  ...pickFilter,
  rent: pickRent,
  amenities: pickAmenities,
  text: pickText,
  'order of rent': (random) => `sort=${['rentAsc', 'rentDesc'][random(2)]}`,
  'order of area': () => 'sort=areaDesc',
};

function pickSearch(random) {
  const names = Object.keys(pickFilter);
  const requested = random(10) < 7 ? 1 + random(3) : 0;
  const chosen = Array.from({ length: requested }, () => names.splice(random(names.length), 1)[0]);
  return [
    ...chosen.map((name) => pickFilter[name](random)),
    ...(random(10) < 6 ? [pickRent(random)] : []),
    ...(random(10) < 2 ? [pickAmenities(random)] : []),
    ...(random(10) < 2 ? [pickText(random)] : []),
    `sort=${sorts[random(sorts.length)]}`,
  ].join('&');
}

/**
 * A search as the address of its page has it: another order of the same filters is redirected there. Throws when a parameter is
 * none of the product's filters, or has a value the product does not know.
 */
function formatSearch(query) {
  const requested = new URLSearchParams(query);
  const search = serializeDiscoverFilters(parseDiscoverFilters(requested));
  const formatted = new URLSearchParams(search);
  for (const [name, value] of requested) {
    const isDefault = name === 'sort' && value === 'newest';
    if (!discoverFilterNames.includes(name) || (!formatted.has(name) && !isDefault))
      throw new Error(`No search filters by ${name}=${value}.`);
  }
  return search;
}

const stationNames = [
  'bishan',
  'clementi',
  'jurong-east',
  'paya-lebar',
  'raffles-place',
  'serangoon',
  'tampines',
  'woodlands',
];
const areaNames = ['bedok', 'bishan', 'clementi', 'geylang', 'queenstown', 'tampines', 'toa-payoh', 'yishun'];

/** One place that a home is in, near or not far from, as an address has it. */
const pickPlace = [
  (one) => `in=area:${one(areaNames)}`,
  (one) => `near=station:${one(stationNames)}@${one([5, 10, 15])}`,
  (one) => `to=station:${one(stationNames)}@${one([20, 30, 45])}`,
  (one) => `station=${one([5, 8, 10])}`,
];

/** So many searches by a place, some with a limit of the rent; they may be the same ones. */
export function pickPlaceSearches(count, seed) {
  const random = makeRandom(seed);
  const one = (list) => list[random(list.length)];
  return Array.from({ length: count }, () =>
    formatSearch([one(pickPlace)(one), ...(random(2) === 0 ? [pickRent(random)] : [])].join('&')),
  );
}

/** What `pickSearches` draws, in words. */
export const searchMix =
  'a rent limit in 60 %, other filters in 70 %, amenities in 20 %, words in 20 %, five orders';

/** So many different searches as people ask them, always the same for a seed. */
export function pickSearches(count, seed) {
  const random = makeRandom(seed);
  const searches = new Set();
  while (searches.size < count) searches.add(formatSearch(pickSearch(random)));
  return [...searches];
}

/** Those of so many that a page answers by itself: words of an address may lead on to another one. */
export const pickPageSearches = (count, seed) =>
  pickSearches(count, seed).filter((query) => !query.includes('q='));

/** So many searches of one kind, which may be the same ones. */
export function pickSearchesOfKind(kind, count, seed) {
  const random = makeRandom(seed);
  return Array.from({ length: count }, () => formatSearch(searchKinds[kind](random)));
}
