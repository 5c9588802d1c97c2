import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { describeDraftEntry } from './articleRow.ts';
import { listDrafts } from './draftQueries.ts';
import { mayListDrafts } from './whoMayAsk.ts';

/** Articles in every state, last changed first. */
export const listArticleDrafts = defineVerb(
  mayListDrafts,
  async ({ db, realNow }): Promise<RouteAnswer<'listArticleDrafts'>> =>
    (await listDrafts(db, realNow)).map(describeDraftEntry),
);
