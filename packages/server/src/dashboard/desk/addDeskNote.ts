import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { hasSubject, insertNote } from './noteQueries.ts';
import { mayUseDesk } from './whoMayAsk.ts';

/** Writes an internal note about something that waits or waited. Throws if there is no such thing. */
export const addDeskNote = defineVerb(
  mayUseDesk,
  (ctx, { about, id, body }: RouteInput<'addDeskNote'>): Promise<void> =>
    ctx.transaction(async ({ db, now, session }) => {
      if (!(await hasSubject(db, about, id))) throw new HttpError('not-found');
      const userId = session.user_id;
      await insertNote(db, { about, id, userId, words: body.words, now });
      await recordAudit(db, { userId, action: 'desk-noted', details: { [about]: id } }, now);
    }),
);
