import {
  analyzeListings,
  createTableBlobs,
  type Database,
  makeBlobId,
  type PictureDraft,
  saveListers,
  saveListings,
  savePictures,
} from '@sewa/server';
import { digestSources } from './digestSources.ts';
import { type FilledPlaces, fillSamplePlaces } from './places/fillSamplePlaces.ts';
import { listMissingBlobs, noteSampleMarket, startExperiment } from './queries.ts';
import { saveSampleArticles } from './sampleArticles.ts';
import { listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { listSamplePictures } from './samplePictures.ts';
import { sampleSource } from './sampleSource.ts';
import { saveSampleContracts } from './saveSampleContracts.ts';
import { saveSampleConversations } from './saveSampleConversations.ts';
import { saveSamplePlan } from './saveSamplePlan.ts';
import { saveSampleRentals } from './saveSampleRentals.ts';
import { saveSampleUnits } from './saveSampleUnits.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';
import { saveSampleViewings } from './saveSampleViewings.ts';
import { countEnquiries, detachUnits } from './unitQueries.ts';
import { unlistedHomes } from './unlistedHomes.ts';

const HOMES_AT_ONCE = 25;

/** What filling the sample market did. */
export interface FilledMarket {
  readonly listings: number;
  readonly written: number;
  readonly pictures: number;
  readonly around: FilledPlaces;
}

/** Options of `fillSampleMarket`. */
export interface FillOptions {
  /** The key of the process that will open what is sealed here. @default the sandbox's */
  readonly sealKey?: Buffer | null;
  /** Is told each percent that is done. */
  readonly onProgress?: (percent: number) => void;
}

/** How much of the work the homes and their pictures are; the rest is what is around them. */
const SHARE_OF_HOMES = 0.6;

/**
 * Writes the sample market: people, listings and their pictures, a few homes at a time in one transaction each, then units,
 * conversations, viewings, rentals with their agreements, articles, an experiment, and the places and rents around the homes. What is there
 * already and has not changed is left alone; what somebody changed is put back.
 */
export async function fillSampleMarket(
  db: Database,
  { sealKey = null, onProgress = () => undefined }: FillOptions = {},
): Promise<FilledMarket> {
  let told = 0;
  const tellShare = (share: number) => {
    const percent = Math.floor(100 * share);
    if (percent > told) onProgress(percent);
    told = Math.max(told, percent);
  };
  const homes = [...sampleHomes, ...unlistedHomes];
  const drafts = listSampleListings(homes);
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  await db.transaction((tx) => detachUnits(tx, sampleSource));
  let written = 0;
  let pictures = 0;
  for (let start = 0; start < drafts.length; start += HOMES_AT_ONCE) {
    const drawn = homes
      .slice(start, start + HOMES_AT_ONCE)
      .map((home) =>
        listSamplePictures(home).map((picture) => ({ ...picture, blobId: makeBlobId(picture.bytes) })),
      );
    await db.transaction(async (tx) => {
      const saved = await saveListings(tx, drafts.slice(start, start + HOMES_AT_ONCE));
      const files = new Map(drawn.flat().map((picture) => [picture.blobId, picture]));
      const blobs = createTableBlobs(tx);
      for (const id of await listMissingBlobs(tx, [...files.keys()])) {
        const file = files.get(id);
        if (file) await blobs.put(file);
      }
      const byListing = new Map<string, PictureDraft[]>();
      saved.ids.forEach((id, index) => {
        byListing.set(
          id,
          (drawn[index] ?? []).map(({ bytes: _bytes, contentType: _type, ...picture }) => picture),
        );
      });
      await savePictures(tx, byListing);
      written += saved.inserted + saved.updated;
      pictures += drawn.flat().length;
    });
    tellShare(SHARE_OF_HOMES * Math.min(1, (start + HOMES_AT_ONCE) / drafts.length));
  }
  await saveSampleUnits(db);
  await saveSampleConversations(db);
  await saveSamplePlan(db);
  await saveSampleViewings(db);
  await saveSampleRentals(db);
  await saveSampleContracts(db, { sealKey });
  await db.transaction((tx) => countEnquiries(tx, sampleSource));
  await saveSampleArticles(db);
  await startExperiment(db, 'front-door');
  const around = await fillSamplePlaces(db, (share) =>
    tellShare(SHARE_OF_HOMES + (1 - SHARE_OF_HOMES) * share),
  );
  await analyzeListings(db);
  await noteSampleMarket(db, sampleSource, digestSources());
  return { listings: drafts.length, written, pictures, around };
}
