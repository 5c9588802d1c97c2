import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { editArticle } from './editArticle.ts';
import { requirePublishable } from './requirePublishable.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Publishes an article now; a published one stays as it is. Throws if it has no text, or the version is stale. */
export const publishArticle = defineVerb(
  mayChangeArticle,
  (ctx, { id, body: { version } }: RouteInput<'publishArticle'>) =>
    editArticle(ctx, {
      id,
      version,
      action: 'article-published',
      change: async (row, { now }) => {
        if (row.state === 'published') return null;
        requirePublishable(row);
        return { ...row, state: 'published', published_at: now };
      },
    }),
);
