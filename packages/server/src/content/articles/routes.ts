import type { VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { changeArticle } from './changeArticle.ts';
import { createArticle } from './createArticle.ts';
import { createPreview } from './createPreview.ts';
import { endPreviews } from './endPreviews.ts';
import { getArticle } from './getArticle.ts';
import { getArticleDraft } from './getArticleDraft.ts';
import { getArticlePreview } from './getArticlePreview.ts';
import { listArticleDrafts } from './listArticleDrafts.ts';
import { listArticles } from './listArticles.ts';
import { publishArticle } from './publishArticle.ts';
import { scheduleArticle } from './scheduleArticle.ts';
import { setArticleCover } from './setArticleCover.ts';
import { takeBackArticle } from './takeBackArticle.ts';

/** Adds the routes of articles: for visitors, for whoever has a preview link, and for operators. */
export function addArticleRoutes(router: VerbRouter): void {
  router.mount('listArticles', listArticles);
  router.mount('getArticle', getArticle);
  router.mount('getArticlePreview', getArticlePreview);
  router.mount('listArticleDrafts', listArticleDrafts);
  router.mount('getArticleDraft', getArticleDraft);
  router.mount('createArticle', createArticle);
  router.mount('changeArticle', changeArticle);
  router.mount('publishArticle', publishArticle);
  router.mount('scheduleArticle', scheduleArticle);
  router.mount('takeBackArticle', takeBackArticle);
  router.mount('setArticleCover', setArticleCover);
  router.mount('createPreview', createPreview);
  router.mount('endPreviews', endPreviews);
}
