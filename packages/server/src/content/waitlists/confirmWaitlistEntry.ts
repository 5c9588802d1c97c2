import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findUnconfirmedSince, makeEntryLinkId } from './entryLink.ts';
import { confirmEntry, findLinkedEntry, findPlace } from './entryQueries.ts';

/** Confirms the entry of a link; idempotent. Throws if the link isn't valid, or 48 hours have passed. */
export const confirmWaitlistEntry = defineVerb(
  anyone,
  (
    ctx,
    { body: { token } }: RouteInput<'confirmWaitlistEntry'>,
  ): Promise<RouteAnswer<'confirmWaitlistEntry'>> =>
    ctx.transaction(async ({ db, now }) => {
      const entry = await findLinkedEntry(db, makeEntryLinkId(token), findUnconfirmedSince(now));
      if (!entry) throw new HttpError('not-found');
      await confirmEntry(db, entry.id, now);
      const place = await findPlace(db, entry.id);
      // Somebody left at the same moment.
      if (place === null) throw new HttpError('not-found');
      return { waitlist: entry.waitlist, place };
    }),
);
