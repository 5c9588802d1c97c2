import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { getPhotographedListing } from './getPhotographedListing.ts';
import { toPhoto } from './photoRow.ts';
import { listPhotoRows } from './queries.ts';

/** Lists the photos of a listing in order, also those that are not made yet. */
export const listPhotos = defineVerb(signedIn, async (ctx, { id }: RouteInput<'listPhotos'>) => {
  await getPhotographedListing(ctx, id);
  return (await listPhotoRows(ctx.db, id)).map(toPhoto);
});
