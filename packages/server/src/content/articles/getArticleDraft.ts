import type { ArticleDraft } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeDraft } from './articleRow.ts';
import { findDraft } from './draftQueries.ts';
import { mayReadDraft } from './whoMayAsk.ts';

/** An article in any state. Throws if there is none. */
export const getArticleDraft = defineVerb(
  mayReadDraft,
  async ({ db, realNow }, { id }: RouteInput<'getArticleDraft'>): Promise<ArticleDraft> => {
    const row = await findDraft(db, id, realNow);
    if (!row) throw new HttpError('not-found');
    return describeDraft(row);
  },
);
