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
import { listMissingBlobs, noteSampleMarket } from './queries.ts';
import { drawSampleHome, listSampleListers, listSampleListings, sampleHomes } from './sampleMarket.ts';
import { sampleSource } from './sampleSource.ts';
import { saveSampleUsers } from './saveSampleUsers.ts';

const contentType = 'image/svg+xml';
const HOMES_AT_ONCE = 25;

/** What filling the sample market did. */
export interface FilledMarket {
  readonly listings: number;
  readonly written: number;
  readonly pictures: number;
}

/**
 * Writes the sample market: people, listings and their drawings, a few homes at a time in one transaction each. What is
 * there already and has not changed is left alone; what somebody changed is put back.
 */
export async function fillSampleMarket(
  db: Database,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<FilledMarket> {
  const drafts = listSampleListings();
  await saveListers(db, listSampleListers());
  await saveSampleUsers(db);
  let written = 0;
  let pictures = 0;
  for (let start = 0; start < drafts.length; start += HOMES_AT_ONCE) {
    const drawn = sampleHomes.slice(start, start + HOMES_AT_ONCE).map((home) =>
      drawSampleHome(home).map(({ svg, ...drawing }) => {
        const bytes = new TextEncoder().encode(svg);
        return { ...drawing, bytes, blobId: makeBlobId(bytes) };
      }),
    );
    await db.transaction(async (tx) => {
      const saved = await saveListings(tx, drafts.slice(start, start + HOMES_AT_ONCE));
      const files = new Map(drawn.flat().map(({ blobId, bytes }) => [blobId, bytes]));
      const blobs = createTableBlobs(tx);
      for (const id of await listMissingBlobs(tx, [...files.keys()])) {
        await blobs.put({ contentType, bytes: files.get(id) ?? new Uint8Array() });
      }
      const byListing = new Map<string, PictureDraft[]>();
      saved.ids.forEach((id, index) => {
        byListing.set(
          id,
          (drawn[index] ?? []).map(({ bytes: _bytes, ...picture }) => picture),
        );
      });
      await savePictures(tx, byListing);
      written += saved.inserted + saved.updated;
      pictures += drawn.flat().length;
    });
    onProgress(Math.min(start + HOMES_AT_ONCE, drafts.length), drafts.length);
  }
  await analyzeListings(db);
  await noteSampleMarket(db, sampleSource, digestSources());
  return { listings: drafts.length, written, pictures };
}
