import { createHmac } from 'node:crypto';
import { makeRandomText } from '../../platform/database/ids.ts';

/** The header that proves who sent a body, and when. */
export function signWebhook(body: string, secret: string, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1_000);
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}

/** A secret to sign with: 160 bits. */
export const makeWebhookSecret = (): string => `whsec_${makeRandomText(32)}`;

/** Where the secret of a site's webhook is sealed for. */
export const secretLocation = (key: string): string => `partners.webhook_secret ${key}`;
