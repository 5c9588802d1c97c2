import { recordAudit } from '../../platform/audit/recordAudit.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { insertArticle } from './draftQueries.ts';
import { lockSlug } from './editArticle.ts';
import { mayCreateArticle } from './whoMayAsk.ts';

/** Creates a draft. Throws if the slug is taken. */
export const createArticle = defineVerb(
  mayCreateArticle,
  (ctx, { body }: RouteInput<'createArticle'>): Promise<{ id: string; version: number }> =>
    lockSlug(() =>
      ctx.transaction(async ({ db, now, session }) => {
        const created = await insertArticle(db, body, now);
        const details = { article: created.id };
        await recordAudit(db, { userId: session.user_id, action: 'article-created', details }, now);
        return created;
      }),
    ),
);
