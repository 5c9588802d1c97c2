import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { WholeArticleRow } from './articleRow.ts';
import { editArticle } from './editArticle.ts';
import { requirePublishable } from './requirePublishable.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

type Changes = Omit<RouteInput<'changeArticle'>['body'], 'version'>;

/** The article with these changes; null if they change nothing. */
function applyChanges(row: WholeArticleRow, changes: Changes): WholeArticleRow | null {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined);
  const after: WholeArticleRow = { ...row, ...Object.fromEntries(entries) };
  const isSame = entries.every(([name, value]) => row[name as keyof Changes] === value);
  return isSame ? null : after;
}

/**
 * Changes an article; the old address of a published one redirects to the new one. Throws if the version is stale, or the slug is taken.
 */
export const changeArticle = defineVerb(
  mayChangeArticle,
  (ctx, { id, body: { version, ...changes } }: RouteInput<'changeArticle'>) =>
    editArticle(ctx, {
      id,
      version,
      action: 'article-changed',
      change: async (row) => {
        const after = applyChanges(row, changes);
        if (after && after.state !== 'draft') requirePublishable(after);
        return after;
      },
    }),
);
