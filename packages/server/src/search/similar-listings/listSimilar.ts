import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { listItems } from '../discover/queries.ts';
import { findSimilarIds } from './queries.ts';

/**
 * Homes like one home: live, of its type, in its district or one beside it, at two thirds to one and a half times its rent, those
 * of the same sub-type first, then the nearest in rent. Throws when there is no such home.
 */
export const listSimilar = defineVerb(
  anyone,
  async ({ db, listingIndex }, { id }: RouteInput<'similarListings'>) => {
    const ids = isRandomId(id) ? await findSimilarIds(db, id) : null;
    if (ids === null) throw new HttpError('not-found');
    const { json } = await listItems(db, ids, await listingIndex.describeAround(ids));
    return new JsonText(json);
  },
);
