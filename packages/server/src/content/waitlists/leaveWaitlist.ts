import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
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
