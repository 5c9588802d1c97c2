import type { Blob } from '../blobs/Blobs.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { findPictureBlobId } from './queries.ts';

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

async function findBlob({ blobs, browser }: Context, id: string): Promise<FoundBlob> {
  if (browser.findHeader('if-none-match')?.includes(`"${id}"`)) {
    if (!(await blobs.has(id))) throw new HttpError('not-found');
    return { id, blob: null };
  }
  const blob = await blobs.find(id);
  if (!blob) throw new HttpError('not-found');
  return { id, blob };
}

/** The blob of an id; throws when there is none. */
export const getBlob = defineVerb(anyone, (ctx, { blobId }: { blobId: string }) => {
  if (!blobIdForm.test(blobId)) throw new HttpError('not-found');
  return findBlob(ctx, blobId);
});

/** The picture of a listing by the beginning of its blob's id; throws when there is none. */
export const getPicture = defineVerb(
  anyone,
  async (ctx, { listingId, picture }: { listingId: string; picture: string }) => {
    if (!listingIdForm.test(listingId) || !pictureForm.test(picture)) throw new HttpError('not-found');
    const beginning = Buffer.from(picture, 'base64url').toString('hex');
    const id = await findPictureBlobId(ctx.db, listingId, beginning);
    if (id === null) throw new HttpError('not-found');
    return findBlob(ctx, id);
  },
);
