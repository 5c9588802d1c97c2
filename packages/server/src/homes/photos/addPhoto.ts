import { contract, MAX_PHOTOS } from '@sewa/api/schema';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Queryable } from '../../platform/database/database.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { getPhotographedListing, lockPhotographedListing } from './getPhotographedListing.ts';
import { judgePhoto } from './judgePhoto.ts';
import { MAKE_PHOTOS_JOB } from './makePhotos.ts';
import { describePhoto, isDescribed, type PhotoRow } from './photoRow.ts';
import { deletePhoto, insertPhoto, listPhotoRows, type PhotoWords, updatePhotos } from './queries.ts';

type Words = Pick<PhotoWords, 'alt' | 'kind'>;

/** The photos of a listing before one is added, and the one it replaces. Throws if there isn't such a one, or there are too many. */
async function findReplaced(db: Queryable, listingId: string, id: string | undefined) {
  const photos = await listPhotoRows(db, listingId);
  const replaced = id === undefined ? null : photos.find((photo) => photo.id === id.toLowerCase());
  if (replaced === undefined) throw new HttpError('not-found');
  if (!replaced && photos.length >= MAX_PHOTOS) {
    const reason = messages.tooManyPhotosReason(MAX_PHOTOS);
    throw new HttpError('invalid', { fields: [{ name: 'body', reason }] });
  }
  return { photos, replaced };
}

/** The kind of the photo that goes, and what somebody wrote about it. */
const takeWords = (photo: PhotoRow): Words => ({
  kind: photo.kind,
  alt: describePhoto(photo.kind, isDescribed(photo) ? photo.alt : ''),
});

/**
 * Adds a photo to a listing behind the others, or in the place of one that goes. Throws if its content isn't accepted, or there are too
 * many.
 */
export const addPhoto = defineVerb(
  signedIn,
  async (ctx, { id: listingId, query, body }: RouteInput<'addPhoto'>) => {
    const {
      kind = 'photo',
      alt = '',
      replaces,
    } = parseFields(contract.addPhoto.query, Object.fromEntries(query));
    const userId = ctx.session.user_id;
    await getPhotographedListing(ctx, listingId);
    const judged = await judgePhoto(Buffer.from(await body.arrayBuffer()));
    const { width, height, preview } = judged;
    const added = await ctx.transaction(async (tx) => {
      const { db, now } = tx;
      await lockPhotographedListing(tx, listingId);
      const { photos, replaced } = await findReplaced(db, listingId, replaces);
      const originalBlobId = await createTableBlobs(db).put(judged);
      const words: Words = replaced ? takeWords(replaced) : { kind, alt: describePhoto(kind, alt) };
      const photo = { listingId, originalBlobId, ...words, width, height, preview, now };
      const row = await insertPhoto(db, photo);
      if (replaced) {
        await deletePhoto(db, listingId, replaced.id);
        const inPlace = photos.map((each) => (each === replaced ? { id: row.id, ...words } : each));
        await updatePhotos(db, listingId, inPlace);
        const gone = { listing: listingId, photo: replaced.id };
        await recordAudit(db, { userId, action: 'photo-removed', details: gone }, now);
      }
      const details = { listing: listingId, photo: row.id };
      await recordAudit(db, { userId, action: 'photo-added', details }, now);
      return row;
    });
    // If this fails, the job that runs every minute picks it up.
    await ctx.jobs.send(MAKE_PHOTOS_JOB).catch(() => undefined);
    return added;
  },
);
