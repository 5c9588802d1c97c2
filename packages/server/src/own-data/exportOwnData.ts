import { recordAudit } from '../audit/recordAudit.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { RefusedError } from '../http/RefusedError.ts';
import { proven } from '../proofs/requireProven.ts';
import { ownData } from './ownData.ts';
import { listOwnRows, lockPersonKeys } from './queries.ts';

/** Everything that is kept of whoever is signed in, as JSON for people and machines; throws without a fresh proof. */
export const exportOwnData = defineVerb(proven, (ctx) =>
  ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
    const keys = await lockPersonKeys(db, userId);
    if (!keys) throw new RefusedError('not-signed-in');
    await recordAudit(db, { userId, action: 'data-exported' }, now);
    const file: Record<string, unknown> = { exportedAt: now.toISOString() };
    for (const place of ownData.toReversed()) {
      const key = keys[place.holds];
      if (place.exportAs !== null)
        file[place.exportAs] = key === null ? [] : await listOwnRows(db, place, key);
    }
    return JSON.stringify(file, null, 2);
  }),
);
