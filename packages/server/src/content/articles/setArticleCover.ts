import { contract, normalizeLine } from '@sewa/api/schema';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { editArticle } from './editArticle.ts';
import { parseCover } from './parseCover.ts';
import { mayChangeArticle } from './whoMayAsk.ts';

/** Sets the cover of an article. Throws if the picture is damaged or of another type. */
export const setArticleCover = defineVerb(
  mayChangeArticle,
  async (ctx, { id, query, body }: RouteInput<'setArticleCover'>) => {
    const { alt = '' } = parseFields(contract.setArticleCover.query, Object.fromEntries(query));
    const cover = await parseCover(Buffer.from(await body.arrayBuffer()));
    return editArticle(ctx, {
      id,
      action: 'article-changed',
      change: async (row, { db }) => ({
        ...row,
        cover_blob_id: await createTableBlobs(db).put(cover),
        cover_alt: normalizeLine(alt),
        cover_width: cover.width,
        cover_height: cover.height,
      }),
    });
  },
);
