import { steppedUp } from '../accounts/step-up/requireStepUp.ts';
import { recordAudit } from '../platform/audit/recordAudit.ts';
import { defineVerb } from '../platform/calling/defineVerb.ts';
import { HttpError } from '../platform/http/HttpError.ts';
import { personalData } from './personalData.ts';
import { listOwnRows, lockPersonKeys } from './queries.ts';

/** All stored data about the user, as JSON; requires step-up. */
export const exportPersonalData = defineVerb(steppedUp, (ctx) =>
  ctx.transaction(async ({ db, session: { user_id: userId }, now }) => {
    const keys = await lockPersonKeys(db, userId);
    if (!keys) throw new HttpError('not-signed-in');
    await recordAudit(db, { userId, action: 'data-exported' }, now);
    const file: Record<string, unknown> = { exportedAt: now.toISOString() };
    for (const location of personalData.toReversed()) {
      const key = keys[location.contains];
      if (location.exportAs !== null)
        file[location.exportAs] = key === null ? [] : await listOwnRows(db, location, key);
    }
    return JSON.stringify(file, null, 2);
  }),
);
