import type { Context } from '../../platform/calling/Context.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { makePhoto } from './makePhotos.ts';
import { hasFailed, listUnmade } from './makeQueries.ts';

/**
 * Makes the photos of a listing that still wait, so that it isn't published without them; call it before the transaction that
 * publishes. Throws if one of its photos can't be read.
 */
export async function finishPhotos(ctx: Context, listingId: string): Promise<void> {
  for (const row of await listUnmade(ctx.db, listingId)) await makePhoto(ctx, row);
  if (await hasFailed(ctx.db, listingId))
    throw new HttpError('invalid', { fields: [{ name: 'pictures', reason: messages.photosFailedReason }] });
}
