import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import { HttpError } from '../http/HttpError.ts';
import { findUnconfirmedSince, makeEntryLinkId } from './entryLink.ts';
import { deleteEntry, findLinkedEntry } from './entryQueries.ts';

/** Deletes the entry of a link. Throws if the link isn't valid. */
export const leaveWaitlist = defineVerb(anyone, (ctx, { body: { token } }: RouteInput<'leaveWaitlist'>) =>
  ctx.transaction(async ({ db, now }) => {
    const entry = await findLinkedEntry(db, makeEntryLinkId(token), findUnconfirmedSince(now));
    if (!entry) throw new HttpError('not-found');
    await deleteEntry(db, entry.id);
  }),
);
