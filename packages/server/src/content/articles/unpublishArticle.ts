import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { editArticle } from './editArticle.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Makes a published or scheduled article a draft again; a draft stays as it is. Throws if the version is stale. */
export const unpublishArticle = defineVerb(
  mayChangeArticle,
  (ctx, { id, body: { version } }: RouteInput<'takeBackArticle'>) =>
    editArticle(ctx, {
      id,
      version,
      action: 'article-taken-back',
      change: async (row) => {
        if (row.state === 'draft') return null;
        return { ...row, state: 'draft', published_at: row.state === 'published' ? row.published_at : null };
      },
    }),
);
