import { z } from 'zod';
import { pushKinds } from '../pushKinds.ts';
import { defineRoute, succeeded } from './defineRoute.ts';

const endpoint = z.url().max(1000).meta({ description: "The push service's address of one browser." });
const key = z
  .string()
  .regex(/^[\w-]{16,120}$/)
  .meta({ description: 'Base64url, as `PushSubscription.toJSON()` gives it.' });

/** What somebody gets as push messages. */
const pushSettingsSchema = z
  .object({
    publicKey: z.string().nullable().meta({
      description:
        'Base64url, for `applicationServerKey`. Null where this installation sends no push messages.',
    }),
    kinds: z.array(z.enum(pushKinds)),
    browsers: z.number().int().nonnegative().meta({ description: 'How many browsers of the user get them.' }),
  })
  .meta({ id: 'PushSettings' });

/** What somebody gets as push messages. */
export type PushSettings = z.output<typeof pushSettingsSchema>;

const signedOut = { 401: 'Not signed in.' };

/** Push messages (RFC 8030): sent by day, 8 am to 10 pm in Singapore, and never with what somebody wrote. */
export const push = {
  getPushSettings: defineRoute('getPushSettings', {
    summary: 'Get the push settings of the user.',
    answer: succeeded(pushSettingsSchema),
    errors: signedOut,
  }),
  subscribePush: defineRoute('subscribePush', {
    summary: "Send push messages to this browser. Idempotent; it gets nobody else's any more.",
    body: z.object({ endpoint, keys: z.object({ p256dh: key, auth: key }) }),
    answer: succeeded(pushSettingsSchema),
    errors: {
      ...signedOut,
      400: 'The endpoint belongs to no known push service, or ten browsers get them already.',
    },
  }),
  unsubscribePush: defineRoute('unsubscribePush', {
    summary: 'Send no more push messages to a browser of the user. Idempotent.',
    body: z.object({ endpoint }),
    answer: succeeded(pushSettingsSchema),
    errors: signedOut,
  }),
  changePushKinds: defineRoute('changePushKinds', {
    summary: 'Choose the kinds of push messages.',
    body: z.object({ kinds: z.array(z.enum(pushKinds)).max(pushKinds.length) }),
    answer: succeeded(pushSettingsSchema),
    errors: signedOut,
  }),
};
