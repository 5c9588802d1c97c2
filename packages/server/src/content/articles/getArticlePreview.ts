import type { ArticleDraft } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeDraft } from './articleRow.ts';
import { findDraft } from './draftQueries.ts';
import { makePreviewId } from './previewLink.ts';
import { hasPreview } from './previewQueries.ts';

/** An article in any state; the token of its preview link authorizes the request. Throws if the link isn't valid. */
export const getArticlePreview = defineVerb(
  anyone,
  async (
    { db, realNow: now },
    { id: articleId, query }: RouteInput<'getArticlePreview'>,
  ): Promise<ArticleDraft> => {
    const id = makePreviewId(query.get('token') ?? '');
    const row = (await hasPreview(db, { id, articleId, now })) ? await findDraft(db, articleId, now) : null;
    if (!row) throw new HttpError('not-found');
    return describeDraft(row);
  },
);
