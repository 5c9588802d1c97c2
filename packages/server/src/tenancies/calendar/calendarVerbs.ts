import { createHash } from 'node:crypto';
import type { RouteAnswer } from '@sewa/api/client';
import { contractPath, product } from '@sewa/paths';
import ical, { type ICalCalendar } from 'ical-generator';
import type { Context } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { makeRandomText } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { requireSealer } from '../../platform/sealing/requireSealer.ts';
import { type SignedIn, signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { listStampable, listStandings } from '../contracts/contractQueries.ts';
import { listClock } from '../contracts/listClock.ts';
import * as messages from '../contracts/messages.ts';
import { getRentalRow } from '../rentals/rentalQueries.ts';
import { listVisited } from '../viewings/viewingQueries.ts';
import {
  findFeedOwner,
  findFeedSecret,
  listAgreedRentals,
  listAgreedTerms,
  saveFeed,
} from './calendarQueries.ts';

const SECRET_LENGTH = 40;
const hash = (secret: string): string => createHash('sha256').update(secret).digest('hex');
const location = (userId: string): string => `calendar_feeds.secret ${userId}`;
const makeUrl = ({ origin }: Context, secret: string): string => `${origin}/api/calendar/${secret}.ics`;

async function renew(ctx: SignedIn): Promise<RouteAnswer<'getCalendar'>> {
  const { user_id: userId } = ctx.session;
  const secret = makeRandomText(SECRET_LENGTH);
  const sealed = requireSealer(ctx).seal(secret, location(userId));
  await saveFeed(ctx.db, { userId, hash: hash(secret), secret: sealed, now: ctx.now });
  return { url: makeUrl(ctx, secret) };
}

/** The secret address of the user's feed; made when it is first asked for. */
export const getCalendar = defineVerb(signedIn, async (ctx): Promise<RouteAnswer<'getCalendar'>> => {
  const { user_id: userId } = ctx.session;
  const sealed = await findFeedSecret(ctx.db, userId);
  return sealed ? { url: makeUrl(ctx, requireSealer(ctx).unseal(sealed, location(userId))) } : renew(ctx);
});

/** Makes a new address; the old one ends at once. */
export const renewCalendar = defineVerb(signedIn, (ctx): Promise<RouteAnswer<'renewCalendar'>> => renew(ctx));

async function addViewings(calendar: ICalCalendar, ctx: Context, userId: string): Promise<void> {
  for (const { id, version, starts_at: start, ends_at: end, home, state } of await listVisited(
    ctx.db,
    userId,
    ctx.now,
  ))
    if (state === 'booked')
      calendar.createEvent({
        id: `${id}@sewa`,
        sequence: version,
        stamp: ctx.now,
        start,
        end,
        summary: messages.calendarSummary(home),
      });
}

async function addRentals(calendar: ICalCalendar, ctx: Context, userId: string): Promise<void> {
  const ids = await listAgreedRentals(ctx.db, userId);
  const [standings, terms] = [await listStandings(ctx.db, ids), await listAgreedTerms(ctx.db, ids)];
  const stampable = await listStampable(ctx.db, ids);
  for (const id of ids) {
    const agreed = terms.get(id);
    if (!agreed) continue;
    const { home, last_day: lastDay } = await getRentalRow(ctx.db, id);
    const signed = stampable.get(id) ?? null;
    for (const { kind, on } of listClock(agreed, standings.get(id) ?? null, {
      now: ctx.now,
      lastDay,
      signed,
    }))
      calendar.createEvent({
        id: `${id}-${kind}@sewa`,
        stamp: ctx.now,
        start: new Date(`${on}T00:00:00Z`),
        allDay: true,
        summary: messages.calendarDay(kind, home),
        url: `${ctx.origin}${contractPath(id)}`,
      });
  }
}

/** The feed of whoever has its address: viewings, and the days of rentals. It names homes, no people. */
export const readCalendar = defineVerb(
  anyone,
  async (ctx, { secret: file }: RouteInput<'readCalendar'>): Promise<string> => {
    const userId = await findFeedOwner(ctx.db, hash(file.replace(/\.ics$/, '')));
    if (userId === null) throw new HttpError('not-found');
    const calendar = ical({ name: product.name });
    await addViewings(calendar, ctx, userId);
    await addRentals(calendar, ctx, userId);
    return calendar.toString();
  },
);
