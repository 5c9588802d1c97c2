import { sampleHomes } from '../../../packages/sample/src/index.ts';

/** Streets of all districts, each with its postal code. */
export const places = [
  ...new Map(sampleHomes.map(({ street, postalCode }) => [postalCode, [street, postalCode]])).values(),
];

/** Numbers that look random and are the same in every run (Numerical Recipes' generator). */
export function makeRandom(seed) {
  let state = seed >>> 0;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const propertyTypes = [0, 0, 0, 1, 1, 2, 4];
const propertySubTypes = [0, 0, 10, 20, 30];

/** Listings `from` to `to` (without it) of an endless, always equal market; about 3 in 100 are let. */
export function makeListings(from, to) {
  return Array.from({ length: to - from }, (_, index) => {
    const number = from + index;
    const random = makeRandom(number * 2_654_435_761);
    random(1);
    const [street, postalCode] = places[Math.min(random(places.length), random(places.length))];
    const propertyType = propertyTypes[random(propertyTypes.length)];
    return {
      source: 'bench',
      sourceRow: String(number),
      status: random(100) < 3 ? 'let' : 'live',
      title: propertyType === 0 ? null : `Example Residences ${random(400) + 1}`,
      description: null,
      propertyType,
      propertySubType: propertySubTypes[random(propertySubTypes.length)],
      address: { block: String(random(900) + 1), street, floor: null, unit: null, postalCode },
      numberOfBedrooms: random(6),
      numberOfBathrooms: random(5) + 1,
      furnitureStatus: random(3),
      area: { value: 30 + random(200), unit: 0 },
      amenities: Array.from({ length: 10 }, (_each, code) => code).filter(() => random(3) === 0),
      monthlyRent: (1_200 + random(8_000)) * 100,
      availableFrom: random(2) === 0 ? null : `2027-${String(1 + random(12)).padStart(2, '0')}-01`,
      provenance: null,
      listerId: null,
      position: null,
      listedAt: new Date(Date.UTC(2026, 0, 1) + number * 120_000).toISOString(),
    };
  });
}
