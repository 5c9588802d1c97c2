import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeState } from '../own-listings/moveListing.ts';
import { arrangePhotos } from './arrangePhotos.ts';
import { lockPhotographedListing } from './getPhotographedListing.ts';
import { listPhotoRows, raiseVersion, updatePhotos } from './queries.ts';

/** Puts the photos of a listing in order and describes them. Throws if the version is stale or a photo isn't one of the listing. */
export const orderPhotos = defineVerb(
  signedIn,
  async (ctx, { id, body: { version: meant, ...changes } }: RouteInput<'orderPhotos'>) =>
    ctx.transaction(async (tx) => {
      const { db, now } = tx;
      const listing = await lockPhotographedListing(tx, id);
      requireVersion(meant, listing.version);
      await updatePhotos(db, id, arrangePhotos(await listPhotoRows(db, id), changes));
      const details = { listing: id, changed: 'photos' };
      await recordAudit(db, { userId: ctx.session.user_id, action: 'listing-changed', details }, now);
      return describeState({ ...listing, version: await raiseVersion(db, id, now) });
    }),
);
