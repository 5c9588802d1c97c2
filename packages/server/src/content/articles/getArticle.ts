import type { Article } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { describeArticle } from './articleRow.ts';
import { findPublished, listRelated } from './queries.ts';

/** Related articles below an article. */
const MAX_RELATED = 3;

/** A published article with the newest others of its kind. Throws if there is none. */
export const getArticle = defineVerb(
  anyone,
  async ({ db }, { kind, slug, query }: RouteInput<'getArticle'>): Promise<Article> => {
    const row = await findPublished(db, { kind, slug, language: query.get('language') || 'en' });
    if (!row) throw new HttpError('not-found');
    return describeArticle(row, await listRelated(db, row, MAX_RELATED));
  },
);
