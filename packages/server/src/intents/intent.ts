import { createHash, randomBytes } from 'node:crypto';
import type { Intent } from '@sewa/api/schema';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { findIntentRow, insertIntent, takeIntentRow } from './queries.ts';

/** How long a wish waits for its log-in, in milliseconds: 30 minutes. */
export const INTENT_MS = 30 * 60 * 1000;

/** Id under which an intent is kept: the sha256 of its secret. */
const makeIntentId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const isSecret = (secret: string | null): secret is string => secret !== null && /^[\w-]{43}$/.test(secret);

/** The secret of what a visitor wants, for their cookie, and how long it is good. */
export interface StartedIntent {
  secret: string;
  end: Date;
}

/** Remembers what a visitor wants and returns the secret (256 bits) for their cookie; throws when the listing is not there. */
export const startIntent = defineVerb(
  anyone,
  async ({ db, now }, { body: intent }: RouteInput<'startIntent'>): Promise<StartedIntent> => {
    const secret = randomBytes(32).toString('base64url');
    const end = new Date(now.getTime() + INTENT_MS);
    const isKept = await insertIntent(db, makeIntentId(secret), intent, { createdAt: now, expiresAt: end });
    if (!isKept) throw new RefusedError('not-found');
    return { secret, end };
  },
);

/** What the holder of a secret wanted, or null. */
export async function findIntent(db: Queryable, secret: string | null, now: Date): Promise<Intent | null> {
  return isSecret(secret) ? findIntentRow(db, makeIntentId(secret), now) : null;
}

/** What the asking browser's visitor wanted, or null. */
export const currentIntent = defineVerb(anyone, ({ db, browser, now }) =>
  findIntent(db, browser.findCookie('intent'), now),
);

/** Takes what the holder of a secret wanted, if it is of one of these kinds: only the first caller gets it. */
export async function takeIntent(
  tx: Queryable,
  secret: string | null,
  kinds: readonly Intent['kind'][],
  now: Date,
): Promise<Intent | null> {
  return isSecret(secret) ? takeIntentRow(tx, makeIntentId(secret), kinds, now) : null;
}
