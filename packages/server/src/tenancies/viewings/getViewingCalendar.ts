import { formatAddressWithoutUnit } from '@sewa/formatters';
import { bookViewingPath } from '@sewa/paths';
import ical from 'ical-generator';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { Respond } from '../../platform/calling/VerbRouter.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import * as messages from '../messages.ts';
import { getOwnViewing } from './getOwnViewing.ts';

/** A viewing as a calendar file. */
export const getViewingCalendar = defineVerb(
  signedIn,
  async (ctx, { id: file }: RouteInput<'getViewingCalendar'>): Promise<string> => {
    const { row } = await getOwnViewing(ctx, file.replace(/\.ics$/, ''));
    const { id, listing_id: listingId, slug, block, street, postal_code: postalCode } = row;
    const calendar = ical({ name: messages.calendarSummary(row.home) });
    calendar.createEvent({
      id: `${id}@sewa`,
      sequence: row.version,
      stamp: ctx.now,
      start: row.starts_at,
      end: row.ends_at,
      summary: messages.calendarSummary(row.home),
      location: formatAddressWithoutUnit({ block, street, floor: null, unit: null, postalCode }),
      url: `${ctx.origin}${bookViewingPath(listingId, slug)}`,
    });
    return calendar.toString();
  },
);

/** Sends a calendar file. */
export const sendCalendar: Respond<string> = (text, reply) =>
  reply.send(text, {
    'content-type': 'text/calendar; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
    'content-disposition': 'attachment; filename="viewing.ics"',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
