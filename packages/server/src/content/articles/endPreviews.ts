import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { lockArticle } from './draftQueries.ts';
import { deletePreviews } from './previewQueries.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Ends the preview links of an article; idempotent. Throws if there is no such article. */
export const endPreviews = defineVerb(mayChangeArticle, (ctx, { id }: RouteInput<'endPreviews'>) =>
  ctx.transaction(async ({ db }) => {
    if (!(await lockArticle(db, id))) throw new HttpError('not-found');
    await deletePreviews(db, id);
  }),
);
