import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { claimPhoto, type MakingRow, noteFailed, storeMade } from './makeQueries.ts';
import { makeWidths } from './makeWidths.ts';
import { workOnPhoto } from './openPhoto.ts';

/** Name of the job that makes uploaded photos. */
export const MAKE_PHOTOS_JOB = 'make-photos';

const LEASE_MS = 5 * 60_000;
/** A photo that never got done in so many attempts probably ends the process. */
const MAX_ATTEMPTS = 5;

/** Makes one photo. Two processes may do so at once: the same bytes give the same photo, and the first result is stored. */
export async function makePhoto(
  { db, blobs, log }: Context,
  { id, original_blob_id: blobId, make_attempts: attempts }: MakingRow,
): Promise<void> {
  const original = await blobs.find(blobId);
  // No blob: it was made or removed meanwhile.
  if (!original) return;
  const made =
    attempts > MAX_ATTEMPTS ? null : await workOnPhoto(() => makeWidths(original.bytes)).catch(() => null);
  if (made) return storeMade(db, id, made);
  log('warn', 'photo-failed', { photo: id, attempts });
  await noteFailed(db, id);
}

/** Makes all photos that wait: claims each for five minutes, so that another process makes it if this one ends. */
export const makePhotos = defineVerb(system, async (ctx) => {
  const { db, now } = ctx;
  for (;;) {
    const row = await claimPhoto(db, now, new Date(now.getTime() + LEASE_MS));
    if (!row) return;
    await makePhoto(ctx, row);
  }
});
