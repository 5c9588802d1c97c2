import { createHash, randomBytes } from 'node:crypto';
import type { PendingAction } from '@sewa/api/schema';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import { anyone } from '../calling/whoMayAsk.ts';
import type { Queryable } from '../database/database.ts';
import { HttpError } from '../http/HttpError.ts';
import {
  findPendingActionRow,
  insertPendingAction,
  moveMessageRow,
  type TakenAction,
  takePendingActionRow,
} from './queries.ts';

/** How long an action waits for a login, in milliseconds: 30 minutes. */
export const PENDING_ACTION_MS = 30 * 60 * 1000;

/** Id under which a pending action is stored: the sha256 of its secret. */
const makePendingActionId = (secret: string): string => createHash('sha256').update(secret).digest('hex');

const makeSecret = (): string => randomBytes(32).toString('base64url');

const isSecret = (secret: string | null): secret is string => secret !== null && /^[\w-]{43}$/.test(secret);

/** The secret of what a visitor wants, for their cookie, and how long it is good. */
export interface StartedPendingAction {
  secret: string;
  end: Date;
}

/** Stores what a visitor wants to do and returns the secret (256 bits) for their cookie; throws when the listing is not there. */
export const startPendingAction = defineVerb(
  anyone,
  async (
    { db, now },
    {
      body: pendingAction,
      partnerKey = null,
    }: RouteInput<'startPendingAction'> & { partnerKey?: string | null },
  ): Promise<StartedPendingAction> => {
    const secret = makeSecret();
    const end = new Date(now.getTime() + PENDING_ACTION_MS);
    const isSaved = await insertPendingAction(
      db,
      makePendingActionId(secret),
      pendingAction,
      {
        createdAt: now,
        expiresAt: end,
      },
      partnerKey,
    );
    if (!isSaved) throw new HttpError('not-found');
    return { secret, end };
  },
);

/** What the holder of a secret wanted, or null. */
export async function findPendingAction(
  db: Queryable,
  secret: string | null,
  now: Date,
): Promise<PendingAction | null> {
  return isSecret(secret) ? findPendingActionRow(db, makePendingActionId(secret), now) : null;
}

/** What the asking browser's visitor wanted, or null. */
export const currentPendingAction = defineVerb(anyone, ({ db, browser, now }) =>
  findPendingAction(db, browser.findCookie('intent'), now),
);

/** Takes what the holder of a secret wanted, if it is of one of these kinds: only the first caller gets it. */
export async function takePendingAction(
  tx: Queryable,
  secret: string | null,
  kinds: readonly PendingAction['kind'][],
  now: Date,
): Promise<TakenAction | null> {
  return isSecret(secret) ? takePendingActionRow(tx, makePendingActionId(secret), kinds, now) : null;
}

/** A message that moved to a new secret, and the listing it is about; null for one to the help desk. */
export interface MovedMessage extends StartedPendingAction {
  readonly listing: { readonly id: string; readonly slug: string } | null;
}

/** Moves a message that waits for log-in to a new secret, so that the old one works once. Null if nothing waits under it. */
export async function moveMessage(db: Queryable, secret: string, now: Date): Promise<MovedMessage | null> {
  if (!isSecret(secret)) return null;
  const fresh = makeSecret();
  const moved = await moveMessageRow(db, {
    id: makePendingActionId(secret),
    newId: makePendingActionId(fresh),
    now,
  });
  if (!moved) return null;
  const { listing_id: id, slug, expires_at: end } = moved;
  return { secret: fresh, end, listing: id === null ? null : { id, slug: slug ?? '' } };
}
