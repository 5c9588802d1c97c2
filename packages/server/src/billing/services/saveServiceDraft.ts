import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { requireVersion } from '../../platform/calling/requireVersion.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { findDraft, insertDraft, updateDraft } from './draftQueries.ts';
import { mayCreateService } from './whoMayAsk.ts';

/** Saves a step of an application; what is left out stays as it is. Throws if the version is stale. */
export const saveServiceDraft = defineVerb(
  mayCreateService,
  (ctx, { type, body }: RouteInput<'saveServiceDraft'>): Promise<{ version: number }> =>
    ctx.transaction(async ({ db, now, session }) => {
      const draft = { type, ...body, userId: session.user_id, now };
      const saved = body.version === 0 ? await insertDraft(db, draft) : await updateDraft(db, draft);
      if (saved === null)
        requireVersion(body.version, (await findDraft(db, session.user_id, type))?.version ?? 0);
      return { version: saved ?? body.version };
    }),
);
