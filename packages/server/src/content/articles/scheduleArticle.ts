import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import * as messages from '../messages.ts';
import { editArticle } from './editArticle.ts';
import { requirePublishable } from './requirePublishable.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Has an article published at a time in the future. Throws if it is published, has no text, or the time has passed. */
export const scheduleArticle = defineVerb(
  mayChangeArticle,
  (ctx, { id, body: { version, publishAt } }: RouteInput<'scheduleArticle'>) =>
    editArticle(ctx, {
      id,
      version,
      action: 'article-scheduled',
      change: async (row, { now }) => {
        if (row.state === 'published') {
          const fields = [{ name: 'transition', reason: messages.publishedReason }];
          throw new HttpError('wrong-state', { fields, message: messages.articlePublished });
        }
        requirePublishable(row);
        const at = new Date(publishAt);
        if (at <= now)
          throw new HttpError('invalid', { fields: [{ name: 'publishAt', reason: messages.pastReason }] });
        return { ...row, state: 'scheduled', published_at: at };
      },
    }),
);
