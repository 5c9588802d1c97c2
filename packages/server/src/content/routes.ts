import type { VerbRouter } from '../platform/calling/VerbRouter.ts';
import { changeArticle } from './articles/changeArticle.ts';
import { createArticle } from './articles/createArticle.ts';
import { createPreview } from './articles/createPreview.ts';
import { endPreviews } from './articles/endPreviews.ts';
import { getArticle } from './articles/getArticle.ts';
import { getArticleDraft } from './articles/getArticleDraft.ts';
import { getArticlePreview } from './articles/getArticlePreview.ts';
import { listArticleDrafts } from './articles/listArticleDrafts.ts';
import { listArticles } from './articles/listArticles.ts';
import { publishArticle } from './articles/publishArticle.ts';
import { scheduleArticle } from './articles/scheduleArticle.ts';
import { setArticleCover } from './articles/setArticleCover.ts';
import { unpublishArticle } from './articles/unpublishArticle.ts';
import { confirmWaitlistEntry } from './waitlists/confirmWaitlistEntry.ts';
import { findWaitlistEntry } from './waitlists/findWaitlistEntry.ts';
import { getWaitlist } from './waitlists/getWaitlist.ts';
import { joinWaitlist } from './waitlists/joinWaitlist.ts';
import { leaveWaitlist } from './waitlists/leaveWaitlist.ts';

/** Adds the routes of articles and waitlists. */
export function addContentRoutes(router: VerbRouter): void {
  router.mount('listArticles', listArticles);
  router.mount('getArticle', getArticle);
  router.mount('getArticlePreview', getArticlePreview);
  router.mount('listArticleDrafts', listArticleDrafts);
  router.mount('getArticleDraft', getArticleDraft);
  router.mount('createArticle', createArticle);
  router.mount('changeArticle', changeArticle);
  router.mount('publishArticle', publishArticle);
  router.mount('scheduleArticle', scheduleArticle);
  router.mount('takeBackArticle', unpublishArticle);
  router.mount('setArticleCover', setArticleCover);
  router.mount('createPreview', createPreview);
  router.mount('endPreviews', endPreviews);

  router.mount('getWaitlist', getWaitlist);
  router.mount('joinWaitlist', joinWaitlist);
  router.mount('findWaitlistEntry', findWaitlistEntry);
  router.mount('confirmWaitlistEntry', confirmWaitlistEntry);
  router.mount('leaveWaitlist', leaveWaitlist);
}
