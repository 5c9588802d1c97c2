import { contract, MAX_PHOTOS } from '@sewa/api/schema';
import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import * as messages from '../../platform/messages/messages.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getPhotographedListing, lockPhotographedListing } from './getPhotographedListing.ts';
import { judgePhoto } from './judgePhoto.ts';
import { MAKE_PHOTOS_JOB } from './makePhotos.ts';
import { describePhoto } from './photoRow.ts';
import { countPhotos, insertPhoto } from './queries.ts';

/** Adds a photo to a listing behind the others. Throws if its content isn't accepted, or there are too many. */
export const addPhoto = defineVerb(
  signedIn,
  async (ctx, { id: listingId, query, body }: RouteInput<'addPhoto'>) => {
    const { kind = 'photo', alt = '' } = parseFields(contract.addPhoto.query, Object.fromEntries(query));
    const userId = ctx.session.user_id;
    await getPhotographedListing(ctx, listingId);
    const photo = await judgePhoto(Buffer.from(await body.arrayBuffer()));
    const { width, height, preview } = photo;
    const added = await ctx.transaction(async (tx) => {
      const { db, now } = tx;
      await lockPhotographedListing(tx, listingId);
      if ((await countPhotos(db, listingId)) >= MAX_PHOTOS) {
        const reason = messages.tooManyPhotosReason(MAX_PHOTOS);
        throw new HttpError('invalid', { fields: [{ name: 'body', reason }] });
      }
      const originalBlobId = await createTableBlobs(db).put(photo);
      const place = { listingId, originalBlobId, kind, alt: describePhoto(kind, alt), now };
      const row = await insertPhoto(db, { ...place, width, height, preview });
      const details = { listing: listingId, photo: row.id };
      await recordAudit(db, { userId, action: 'photo-added', details }, now);
      return row;
    });
    // If this fails, the job that runs every minute picks it up.
    await ctx.jobs.send(MAKE_PHOTOS_JOB).catch(() => undefined);
    return added;
  },
);
