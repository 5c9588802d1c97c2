import type { Agent, ListingDetail, ListingItem } from '@sewa/api/client';
import { nothingStated, sampleItem } from '../fixtures.ts';

type Picture = ListingDetail['pictures'][number];

/** A plain drawing of a block of flats, so that pictures need no network. */
function sketchBlock(wall: string, sky: string): string {
  const windows = [0, 1, 2, 3, 4].flatMap((column) =>
    [0, 1, 2, 3].map((row) => `<path d="M${210 + column * 90} ${130 + row * 90}h50v55h-50z"/>`),
  );
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 840 560"><path fill="${sky}" d="M0 0h840v560H0z"/><path fill="${wall}" d="M170 90h500v470H170z"/><g fill="${sky}" fill-opacity=".7">${windows.join('')}</g></svg>`;
  return `data:image/svg+xml,${encodeURIComponent(drawing)}`;
}

const picture = (alt: string, wall: string, sky: string, kind: Picture['kind']): Picture => ({
  src: sketchBlock(wall, sky),
  alt,
  width: 840,
  height: 560,
  kind,
});

/** Pictures of one home: from outside, inside, and its plan. */
const samplePictures: Picture[] = [
  picture('A white block of flats under a blue sky', '#f2efe6', '#9cc7dd', 'facade'),
  picture('A living room with a long window', '#d9c7ad', '#eef4ef', 'living'),
  picture('The plan of the flat', '#ffffff', '#c9d3cd', 'floor-plan'),
];

const [facade, living] = samplePictures;

/** Four homes as unlike as the market has them: a flat, a condominium whose rent fell, a room, and one that says little. */
export const sampleHomes: readonly ListingItem[] = [
  { ...sampleItem, picture: facade ?? null },
  {
    ...sampleItem,
    id: 'kestrel2two2',
    slug: 'kestrel-heights-2-bedrooms',
    title: 'Kestrel Heights',
    propertyType: 1,
    address: { block: '8', street: 'River Valley Close', floor: null, unit: null, postalCode: '238429' },
    numberOfBedrooms: 2,
    furnitureStatus: 2,
    area: { value: 915, unit: 1 },
    monthlyRent: 520_000,
    previousRent: 560_000,
    district: '09',
    availableFrom: '2026-12-15',
    picture: living ?? null,
    morePictures: living && facade && [{ ...facade, src: `${facade.src}#2` }],
    listedBy: { kind: 'agent', registrationNumber: 'R012345A' },
  },
  {
    ...sampleItem,
    id: 'roomroomroom',
    slug: 'hdb-ensuite-bedok',
    propertySubType: 20,
    address: { block: '418', street: 'Bedok North Avenue 2', floor: null, unit: null, postalCode: '460418' },
    numberOfBedrooms: 1,
    numberOfBathrooms: 1,
    area: null,
    monthlyRent: 130_000,
    district: '16',
    picture: null,
  },
  { ...sampleItem, ...nothingStated, id: 'littlestated', slug: 'home', monthlyRent: 245_000, picture: null },
];

/** The flat with everything its own page shows. */
export const sampleListing: ListingDetail = {
  ...sampleItem,
  picture: facade ?? null,
  previousRent: 300_000,
  description: 'A quiet corner flat on a middle floor, with wind from two sides and the market downstairs.',
  amenities: [0, 1, 3, 5],
  pictures: samplePictures,
  position: { latitude: 1.3691, longitude: 103.8454 },
  lister: {
    kind: 'agent',
    agentId: 'agent-1',
    name: 'Tan Wei Jie',
    phoneNumber: null,
    registrationNumber: 'R123456A',
    agencyName: 'Harbour Realty',
    agencyLicenceNumber: 'L1234567A',
  },
  firstListedAt: '2026-10-12T02:03:04.000Z',
  updatedAt: '2026-11-01T02:03:04.000Z',
};

/** The agent who lets the flat, with the homes they have on offer. */
export const sampleAgent: Agent = {
  id: 'agent-1',
  name: 'Tan Wei Jie',
  phoneNumber: '+6580000101',
  registrationNumber: 'R123456A',
  agencyName: 'Harbour Realty',
  agencyLicenceNumber: 'L1234567A',
  liveCount: 4,
  letCount: 12,
  listings: [...sampleHomes],
};

const longWord = 'Ang-Mo-Kio-Avenue-Three-beside-the-swimming-complex';

/** What somebody wrote who said everything, at length and without a place to break. */
export const longTexts = {
  title: `The Residences at ${longWord}, Tower Four, with a view of the reservoir`,
  address: { block: '210A', street: `${longWord} and the Old Upper Thomson Road`, floor: null, unit: null },
  message: `Good morning! ${'We are a family of four and look for a home from January on. '.repeat(6)}${longWord}`,
  name: 'Puan Sri Datin Nur Aishah binte Muhammad Hafizuddin Al-Rashid Abdullah',
};

/** The same homes, said at length. */
export const longHomes: readonly ListingItem[] = sampleHomes.map((home) => ({
  ...home,
  title: longTexts.title,
  address: { ...longTexts.address, postalCode: '560210' },
}));

/** The same flat, said at length. */
export const longListing: ListingDetail = {
  ...sampleListing,
  title: longTexts.title,
  address: { ...longTexts.address, postalCode: '560210' },
  description: longTexts.message,
  monthlyRent: 12_345_600,
  lister: sampleListing.lister && {
    ...sampleListing.lister,
    name: longTexts.name,
    agencyName: longTexts.name,
  },
};

/** The same agent, said at length. */
export const longAgent: Agent = {
  ...sampleAgent,
  name: longTexts.name,
  agencyName: `${longTexts.name} ${longWord} Realty`,
  liveCount: 120,
  listings: [...longHomes],
};
