import { createHmac, timingSafeEqual } from 'node:crypto';
import * as messages from './messages.ts';

/** How old a webhook may be, in seconds: an older one could be a copy of one that was sent before. */
const MAX_AGE_SECONDS = 5 * 60;

/** The most webhooks that are kept. */
const MAX_KEPT = 20;

/** A webhook that came, as the page shows it. */
export interface ReceivedWebhook {
  readonly words: string;
  readonly body: string;
}

/** Whether a webhook was signed with the secret, and just now: the check that every partner's server makes. */
function checkSignature(header: string, body: string, secret: string, now: Date): boolean {
  const [, seconds = '', signature = ''] = /^t=(\d+),v1=([\da-f]{64})$/.exec(header) ?? [];
  if (Math.abs(now.getTime() / 1_000 - Number(seconds)) > MAX_AGE_SECONDS) return false;
  const expected = createHmac('sha256', secret).update(`${seconds}.${body}`).digest();
  const given = Buffer.from(signature, 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** What the partner's server got, with its signature checked. */
export interface WebhookInbox {
  setSecret(secret: string): void;
  /** Keeps a webhook, and tells whether its signature is right. */
  receive(header: string, body: string): boolean;
  list(): readonly ReceivedWebhook[];
}

/** Makes an inbox that keeps the latest webhooks, newest first; one that came before under the same id is told apart. */
export function createWebhookInbox(now: () => Date = () => new Date()): WebhookInbox {
  let secret = '';
  let kept: ReceivedWebhook[] = [];
  const seen = new Set<string>();
  const describe = (isRight: boolean, body: string): string => {
    if (!isRight) return secret === '' ? messages.noSecret : messages.wrongSignature;
    const [, id = ''] = /"id":"([a-z2-7]+)"/.exec(body) ?? [];
    const isKnown = seen.has(id);
    seen.add(id);
    return isKnown ? messages.seenBefore : messages.rightSignature;
  };
  return {
    setSecret: (text) => {
      secret = text.trim();
    },
    receive(header, body) {
      const isRight = secret !== '' && checkSignature(header, body, secret, now());
      kept = [{ words: describe(isRight, body), body }, ...kept].slice(0, MAX_KEPT);
      return isRight;
    },
    list: () => kept,
  };
}
