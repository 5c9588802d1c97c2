import type { Blob } from '../blobs/Blobs.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { findPictureBlobId, findPublicBlobId } from './queries.ts';

/** A blob's id or its beginning, long enough that no two meet. */
const blobIdForm = /^[0-9a-f]{16,64}$/;
const listingIdForm = /^[a-z2-7]{12}$/;
/** The first 24 bits of a blob's id in base64url. */
const pictureForm = /^[\w-]{4}$/;

/** A blob that was asked for; its bytes are null where the asking browser has them already. */
export interface FoundBlob {
  id: string;
  blob: Blob | null;
}

/** The blob of an id that a public page shows. */
async function findShown({ blobs, browser }: Context, id: string | null): Promise<FoundBlob> {
  if (id === null) throw new HttpError('not-found');
  if (browser.findHeader('if-none-match')?.includes(`"${id}"`)) return { id, blob: null };
  const blob = await blobs.find(id);
  if (!blob) throw new HttpError('not-found');
  return { id, blob };
}

/** The blob of an id; throws when no public page shows it, as when there is none. */
export const getBlob = defineVerb(anyone, async (ctx, { blobId }: { blobId: string }) => {
  if (!blobIdForm.test(blobId)) throw new HttpError('not-found');
  return findShown(ctx, await findPublicBlobId(ctx.db, blobId));
});

/** The picture of a listing by the beginning of its blob's id; throws when the listing shows none. */
export const getPicture = defineVerb(
  anyone,
  async (ctx, { listingId, picture }: { listingId: string; picture: string }) => {
    if (!listingIdForm.test(listingId) || !pictureForm.test(picture)) throw new HttpError('not-found');
    const beginning = Buffer.from(picture, 'base64url').toString('hex');
    return findShown(ctx, await findPictureBlobId(ctx.db, listingId, beginning));
  },
);
