import { recordAudit } from '../../platform/audit/recordAudit.ts';
import type { InTransaction } from '../../platform/calling/Context.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { system } from '../../platform/calling/whoMayAsk.ts';
import { listDueArticles, lockArticle, publishScheduled } from './draftQueries.ts';
import { redirectArticle } from './redirectArticle.ts';

/** Publishes an article, unless another process did or an editor changed its mind. */
async function publish({ db, now }: InTransaction, id: string): Promise<boolean> {
  const row = await lockArticle(db, id);
  if (row?.state !== 'scheduled' || row.published_at === null || row.published_at > now) return false;
  await publishScheduled(db, id);
  await redirectArticle(db, row, { ...row, state: 'published' });
  const details = { article: id };
  await recordAudit(db, { userId: 'system', action: 'article-published', details }, now);
  return true;
}

/** Publishes all scheduled articles that are due; returns their number. */
export const publishDueArticles = defineVerb(system, async (ctx): Promise<number> => {
  let count = 0;
  for (const id of await listDueArticles(ctx.db, ctx.now))
    if (await ctx.transaction((tx) => publish(tx, id))) count += 1;
  return count;
});
