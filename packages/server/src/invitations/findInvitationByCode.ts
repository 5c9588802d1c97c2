import { createHash } from 'node:crypto';
import { defineVerb } from '../calling/defineVerb.ts';
import type { RouteInput } from '../calling/routeInput.ts';
import type { Queryable } from '../database/database.ts';
import { countRequest } from '../http/queries.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { anyoneKnown } from '../sessions/whoMayAsk.ts';
import { followInvitation } from './followInvitation.ts';
import { describeInvitation, findState } from './InvitationRow.ts';
import { hashCode } from './invitationSecrets.ts';
import { findInvitationByHash } from './queries.ts';

const PER_HOUR = 10;
const HOUR_MS = 3_600_000;

async function countTry(db: Queryable, address: string, now: Date): Promise<void> {
  const hour = new Date(now.getTime() - (now.getTime() % HOUR_MS));
  const key = createHash('sha256').update(`${hour.getTime()}|${address}`).digest('base64url').slice(0, 22);
  if (await countRequest(db, `invitation-code:${key}`, hour, PER_HOUR)) return;
  throw new RefusedError('too-many', {
    retryAfter: Math.ceil((hour.getTime() + HOUR_MS - now.getTime()) / 1000),
    fields: [{ name: 'code', reason: 'cannot be tried now: too many were tried from here. Wait an hour.' }],
  });
}

/**
 * Follows the invitation of a code. Tries are counted by address before anything is looked up; one sentence for every code
 * that does not work, so that it tells nothing.
 */
export const findInvitationByCode = defineVerb(
  anyoneKnown,
  async (ctx, { body: { code } }: RouteInput<'findInvitationByCode'>) => {
    const { db, session, browser, now } = ctx;
    await countTry(db, browser.address, now);
    const hash = hashCode(code);
    const row = hash === null ? null : await findInvitationByHash(db, 'code_hash', hash);
    if (!row || findState(row, now) !== 'waiting') {
      throw new RefusedError('invalid', {
        fields: [
          { name: 'code', reason: 'is wrong or no longer valid. Check it, or ask for a new invitation.' },
        ],
      });
    }
    const followed = await followInvitation(ctx, row);
    return { answer: describeInvitation(row, session?.user_id ?? null, now), followed };
  },
);
