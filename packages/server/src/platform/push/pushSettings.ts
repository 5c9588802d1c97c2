import { pushKinds, type RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { HttpError } from '../http/HttpError.ts';
import * as messages from '../messages/messages.ts';
import { type SignedIn, signedIn } from '../sessions/whoMayAsk.ts';
import { deletePushTarget, findPushChoices, savePushKinds, savePushTarget } from './pushQueries.ts';

type Settings = RouteAnswer<'getPushSettings'>;

/** Browsers of one person that get messages, at most. */
const MAX_BROWSERS = 10;

/** The push services of browsers; the server calls no other address that somebody names. */
const services = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  'web.push.apple.com',
  'notify.windows.com',
] as const;

const isPushService = (endpoint: string): boolean => {
  const { protocol, hostname, port, username } = new URL(endpoint);
  const isKnown = services.some((service) => hostname === service || hostname.endsWith(`.${service}`));
  return protocol === 'https:' && port === '' && username === '' && isKnown;
};

const invalid = (reason: string): HttpError =>
  new HttpError('invalid', { fields: [{ name: 'endpoint', reason }] });

async function describe({
  db,
  session,
  pusher,
}: Pick<SignedIn, 'db' | 'session' | 'pusher'>): Promise<Settings> {
  const { kinds, browsers } = await findPushChoices(db, session.user_id);
  return { publicKey: pusher?.publicKey ?? null, kinds: kinds ?? [...pushKinds], browsers };
}

/** What the user gets as push messages. */
export const getPushSettings = defineVerb(signedIn, (ctx): Promise<Settings> => describe(ctx));

/** Sends push messages to a browser. Throws where its push service is unknown, or too many browsers get them. */
export const subscribePush = defineVerb(
  signedIn,
  async (ctx, { body: { endpoint, keys } }: RouteInput<'subscribePush'>): Promise<Settings> => {
    if (!isPushService(endpoint)) throw invalid(messages.pushServiceReason);
    const target = { endpoint, ...keys };
    const limits = { now: ctx.now, max: MAX_BROWSERS };
    const { user_id: userId, id: sessionId } = ctx.session;
    if (!(await savePushTarget(ctx.db, { userId, sessionId }, target, limits)))
      throw invalid(messages.pushBrowsersReason(MAX_BROWSERS));
    return describe(ctx);
  },
);

/** Sends no more push messages to a browser of the user; idempotent. */
export const unsubscribePush = defineVerb(
  signedIn,
  async (ctx, { body: { endpoint } }: RouteInput<'unsubscribePush'>): Promise<Settings> => {
    await deletePushTarget(ctx.db, ctx.session.user_id, endpoint);
    return describe(ctx);
  },
);

/** Chooses the kinds of push messages. */
export const changePushKinds = defineVerb(
  signedIn,
  async (ctx, { body: { kinds } }: RouteInput<'changePushKinds'>): Promise<Settings> => {
    await savePushKinds(ctx.db, ctx.session.user_id, [...new Set(kinds)]);
    return describe(ctx);
  },
);
