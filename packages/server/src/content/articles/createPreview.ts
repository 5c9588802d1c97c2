import type { RouteAnswer } from '@sewa/api/client';
import { articlePreviewPath } from '@sewa/paths';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { lockArticle } from './draftQueries.ts';
import { makePreviewToken, PREVIEW_MS } from './previewLink.ts';
import { deletePreviews, insertPreview } from './previewQueries.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Makes a link that shows an article in any state for 24 hours by the real clock, and ends the earlier ones. */
export const createPreview = defineVerb(
  mayChangeArticle,
  (ctx, { id: articleId }: RouteInput<'createPreview'>): Promise<RouteAnswer<'createPreview'>> =>
    ctx.transaction(async ({ db, origin, realNow: createdAt }) => {
      const article = await lockArticle(db, articleId);
      if (!article) throw new HttpError('not-found');
      const { token, id } = makePreviewToken();
      const expiresAt = new Date(createdAt.getTime() + PREVIEW_MS);
      await deletePreviews(db, articleId);
      await insertPreview(db, { id, articleId, createdAt, expiresAt });
      const url = `${origin}${articlePreviewPath(article.kind, articleId, token)}`;
      return { url, expiresAt: expiresAt.toISOString() };
    }),
);
