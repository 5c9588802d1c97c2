import type { PictureDraft } from '@sewa/server';
import { drawFloorPlanOf } from './drawings/drawListing.ts';
import { dealLeads } from './rooms/dealLeads.ts';
import { listRooms } from './rooms/listRooms.ts';
import { type RoomKind, type RoomPicture, readRoom, roomPictures } from './rooms/roomPictures.ts';
import type { SampleHome } from './sampleHome.ts';
import { listSampleListings, sampleHomes } from './sampleMarket.ts';
import { unlistedHomes } from './unlistedHomes.ts';

/** A picture of a sample home with its bytes. */
export interface SamplePicture extends Omit<PictureDraft, 'blobId'> {
  readonly contentType: 'image/webp' | 'image/svg+xml';
  readonly bytes: Uint8Array<ArrayBuffer>;
}

const kinds: Readonly<Record<RoomKind, PictureDraft['kind']>> = {
  living: 'living',
  studio: 'living',
  room: 'bedroom',
  bedroom: 'bedroom',
  kitchen: 'kitchen',
  bath: 'bath',
  balcony: 'photo',
  corridor: 'photo',
  facade: 'facade',
};

/** Homes as search shows them: the newest first, then those that are not on the market. */
function listByAge(): SampleHome[] {
  const homes = [...sampleHomes, ...unlistedHomes];
  const listedAt = new Map(
    listSampleListings(homes).map(({ sourceRow, listedAt: at, status }) => [
      sourceRow,
      `${status === 'live' ? 1 : 0}${at}`,
    ]),
  );
  return homes.toSorted((a, b) => (listedAt.get(b.key) ?? '').localeCompare(listedAt.get(a.key) ?? ''));
}

const leads = dealLeads(listByAge());

const describe = (picture: RoomPicture): SamplePicture => ({
  kind: kinds[picture.kind],
  alt: `${picture.alt}. Rendering of a sample home.`,
  width: picture.width,
  height: picture.height,
  contentType: 'image/webp',
  bytes: readRoom(picture),
});

/** The pictures of a home: rendered rooms, then its drawn plan. Each says that it shows a sample home. */
export function listSamplePictures(home: SampleHome): SamplePicture[] {
  const lead = leads.get(home.key);
  const rooms = lead ? listRooms(home, lead) : [];
  const { svg, ...plan } = drawFloorPlanOf(home);
  return [
    ...rooms.map(describe),
    { ...plan, contentType: 'image/svg+xml', bytes: new TextEncoder().encode(svg) },
  ];
}

/** A picture of a kind: the home's own, else one of another look, or undefined. */
export function findSamplePicture(home: SampleHome, kind: SamplePicture['kind']): SamplePicture | undefined {
  const other = roomPictures.find((picture) => kinds[picture.kind] === kind);
  return listSamplePictures(home).find((picture) => picture.kind === kind) ?? (other && describe(other));
}
