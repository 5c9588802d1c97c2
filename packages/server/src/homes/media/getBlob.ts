import type { Blob } from '../../platform/blobs/Blobs.ts';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findSession } from '../../platform/sessions/session.ts';
import { findSeenListing } from '../own-listings/requireShown.ts';
import { findPictureBlob, findPublicBlobId, type PictureBlob } from './queries.ts';

/** A blob's id or its beginning, long enough that no two meet. */
const blobIdForm = /^[0-9a-f]{16,64}$/;
const listingIdForm = /^[a-z2-7]{12}$/;
/** The first 24 bits of a drawing's blob id in base64url, or 48 of a photo's. */
const pictureForm = /^[\w-]{4}(?:[\w-]{4})?$/;

/** A blob that was asked for; its bytes are null where the asking browser has them already. */
export interface FoundBlob {
  id: string;
  /** False if only some people may see it. */
  isPublic: boolean;
  blob: Blob | null;
}

/** The blob of an id that the caller may see. */
async function findShown({ blobs, browser }: Context, shown: PictureBlob | null): Promise<FoundBlob> {
  if (shown === null) throw new HttpError('not-found');
  if (browser.findHeader('if-none-match')?.includes(`"${shown.id}"`)) return { ...shown, blob: null };
  const blob = await blobs.find(shown.id);
  if (!blob) throw new HttpError('not-found');
  return { ...shown, blob };
}

/** The blob of an id; throws when no public page shows it, as when there is none. */
export const getBlob = defineVerb(anyone, async (ctx, { blobId }: { blobId: string }) => {
  if (!blobIdForm.test(blobId)) throw new HttpError('not-found');
  const id = await findPublicBlobId(ctx.db, blobId);
  return findShown(ctx, id === null ? null : { id, isPublic: true });
});

/** Whether the caller sees the pictures of a home that has no public page: they are its lister, or an operator. */
async function isSeen({ db, browser, realNow }: Context, listingId: string): Promise<boolean> {
  const session = await findSession(db, browser.findCookie('session'), realNow);
  return session !== null && (await findSeenListing(db, listingId, session)) !== null;
}

/** The picture of a listing by the beginning of its blob's id; throws if the listing shows the caller none. */
export const getPicture = defineVerb(
  anyone,
  async (ctx, { listingId, picture }: { listingId: string; picture: string }) => {
    if (!listingIdForm.test(listingId) || !pictureForm.test(picture)) throw new HttpError('not-found');
    const beginning = Buffer.from(picture, 'base64url').toString('hex');
    const found = await findPictureBlob(ctx.db, listingId, beginning);
    // Only what the public doesn't see needs a session.
    const isShown = found !== null && (found.isPublic || (await isSeen(ctx, listingId)));
    return findShown(ctx, isShown ? found : null);
  },
);
