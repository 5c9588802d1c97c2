import type { ListerDraft, ListingDraft } from '@sewa/server';
import { describeHome } from './describeHome.ts';
import { createRandom, type Random } from './drawings/random.ts';
import { homesCentral } from './homesCentral.ts';
import { homesEast } from './homesEast.ts';
import { homesNorthWest } from './homesNorthWest.ts';
import type { SampleHome } from './sampleHome.ts';
import { sampleListers } from './sampleListers.ts';
import { sampleSource } from './sampleSource.ts';

/** All homes of the sample market, in district order. */
export const sampleHomes: readonly SampleHome[] = [...homesCentral, ...homesEast, ...homesNorthWest];

const DAY_MILLISECONDS = 86_400_000;
const firstListed = Date.UTC(2026, 8, 25, 1);
const firstAvailable = Date.UTC(2026, 10, 28);

function isRoom(home: SampleHome): boolean {
  return home.propertySubType === 10 || home.propertySubType === 20;
}

function listOffered(home: SampleHome, random: Random): number[] {
  const offered = new Set<number>();
  const add = (...codes: number[]): void => {
    for (const code of codes) offered.add(code);
  };
  if (home.furniture > 0) add(0, 1, 3, 4, 9);
  if (home.furniture === 0 && random.chance(0.6)) add(0);
  if (home.furniture === 2) {
    if (random.chance(0.75)) add(5);
    if (random.chance(0.7)) add(8);
    if (random.chance(0.4)) add(7);
  }
  if (isRoom(home)) {
    add(2, 7);
    offered.delete(8);
  }
  if (home.propertyType === 4) add(0, 1, 2, 3, 4, 5, 8, 9);
  if (home.propertySubType === 20 || home.propertySubType === 30) add(6);
  return [...offered].sort((first, second) => first - second);
}

/** Homes as listings; the same on every machine and every day. */
export function listSampleListings(homes: readonly SampleHome[] = sampleHomes): ListingDraft[] {
  const kinds = new Map(sampleListers.map(({ key, kind }) => [key, kind]));
  return homes.map((home) => {
    const random = createRandom(`sample ${home.key}`);
    const isFlat = home.propertyType !== 2 && home.facade !== 'shophouse';
    const isLive = home.status === undefined;
    const floor = isFlat ? String(random.whole(2, 24)).padStart(2, '0') : null;
    return {
      source: sampleSource,
      sourceRow: home.key,
      status: home.status ?? 'live',
      title: home.project,
      description: describeHome(home, kinds.get(home.lister) === 'agent', random),
      propertyType: home.propertyType,
      propertySubType: home.propertySubType,
      address: {
        block: home.block,
        street: home.street,
        floor,
        unit: isFlat ? String(random.whole(1, 240)).padStart(2, '0') : null,
        postalCode: home.postalCode,
      },
      numberOfBedrooms: home.bedrooms,
      numberOfBathrooms: home.bathrooms,
      furnitureStatus: home.furniture,
      area:
        random.chance(0.3) && !isRoom(home)
          ? { value: Math.round(home.sqm * 10.7639), unit: 1 }
          : { value: home.sqm, unit: 0 },
      amenities: listOffered(home, random),
      monthlyRent: home.rent * 100,
      availableFrom: isLive
        ? new Date(firstAvailable + random.whole(0, 80) * DAY_MILLISECONDS).toISOString().slice(0, 10)
        : null,
      provenance: null,
      listerId: makeSampleListerId(home.lister),
      position: { latitude: home.at[0], longitude: home.at[1] },
      listedAt: new Date(firstListed + random.whole(0, 55 * 24 * 12) * 300_000).toISOString(),
    };
  });
}

/** The id a sample lister has in the database. */
function makeSampleListerId(key: string): string {
  return `sample-${key}`;
}

/** The people of the sample market; all are invented and marked so. */
export function listSampleListers(): ListerDraft[] {
  return sampleListers.map(({ key, ...lister }) => ({
    id: makeSampleListerId(key),
    ...lister,
    isSample: true,
  }));
}
