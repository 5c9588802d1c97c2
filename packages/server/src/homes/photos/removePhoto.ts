import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { lockPhotographedListing } from './getPhotographedListing.ts';
import { deletePhoto } from './queries.ts';

/** Removes a photo of a listing with its bytes. */
export const removePhoto = defineVerb(
  signedIn,
  async (ctx, { id, pictureId }: RouteInput<'removePhoto'>): Promise<void> => {
    const userId = ctx.session.user_id;
    await ctx.transaction(async (tx) => {
      await lockPhotographedListing(tx, id);
      if (!(await deletePhoto(tx.db, id, pictureId))) throw new HttpError('not-found');
      const details = { listing: id, photo: pictureId };
      await recordAudit(tx.db, { userId, action: 'photo-removed', details }, tx.now);
    });
  },
);
