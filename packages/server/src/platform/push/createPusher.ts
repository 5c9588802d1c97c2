import webPush, { WebPushError } from 'web-push';
import type { Queryable } from '../database/database.ts';
import { JobError } from '../jobs/JobError.ts';
import { insertOutboxMessage } from '../mail/queries.ts';
import type { PushSettings } from '../settings/settings.ts';
import type { Pusher } from './Pusher.ts';

/** How long a push service may take, in milliseconds. */
const TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a browser that is off, in seconds: a day. */
const TTL_SECONDS = 24 * 60 * 60;

/** Answers after which a browser gets no messages any more. */
const GONE = [404, 410];
/** Answers that the same message gets each time. */
const isPermanent = (status: number): boolean => status >= 400 && status < 500 && status !== 429;

/** Sends through the push services of browsers (RFC 8030, 8291, 8292). */
export function createPusher({ publicKey, privateKey, subject }: PushSettings): Pusher {
  return {
    publicKey,
    async send({ endpoint, p256dh, auth }, message) {
      try {
        await webPush.sendNotification({ endpoint, keys: { p256dh, auth } }, JSON.stringify(message), {
          vapidDetails: { subject, publicKey, privateKey },
          TTL: TTL_SECONDS,
          timeout: TIMEOUT_MS,
        });
        return 'sent';
      } catch (error) {
        if (!(error instanceof WebPushError)) throw new JobError('push-failed', { isPermanent: false });
        if (GONE.includes(error.statusCode)) return 'gone';
        throw new JobError(`push-${error.statusCode}`, { isPermanent: isPermanent(error.statusCode) });
      }
    },
  };
}

/** Stores push messages in the outbox, where no keys are set and the sandbox may run. */
export function createOutboxPusher(db: Queryable): Pusher {
  return {
    publicKey: webPush.generateVAPIDKeys().publicKey,
    async send({ endpoint }, { title, body, path }) {
      const text = [body, path].filter(Boolean).join('\n');
      await insertOutboxMessage(db, {
        channel: 'push',
        to: new URL(endpoint).hostname,
        subject: title,
        text,
        html: null,
      });
      return 'sent';
    },
  };
}
