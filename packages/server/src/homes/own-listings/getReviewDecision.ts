import type { ReviewDecision } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findReviewDecision } from './reviewQueries.ts';
import { mayReview } from './whoMayAsk.ts';

/** What an operator decided about a listing last; throws if none did. */
export const getReviewDecision = defineVerb(
  mayReview,
  async ({ db, session }, { id }: RouteInput<'getReviewDecision'>): Promise<ReviewDecision> => {
    const decision = isRandomId(id) ? await findReviewDecision(db, id, session.user_id) : null;
    if (!decision) throw new HttpError('not-found');
    return decision;
  },
);
