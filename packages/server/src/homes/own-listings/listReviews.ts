import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import { selectReviewsJson } from './reviewQueries.ts';
import { mayListReviews } from './whoMayAsk.ts';

/** Lists the listings that wait for a review, oldest first. */
export const listReviews = defineVerb(
  mayListReviews,
  async ({ db }) => new JsonText(await selectReviewsJson(db)),
);
