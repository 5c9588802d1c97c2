import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findListingJson } from './queries.ts';

/** One listing with everything its page shows; throws when there is none. */
export const getListing = defineVerb(anyone, async ({ db }, { id }: RouteInput<'getListing'>) => {
  const detail = isRandomId(id) ? await findListingJson(db, id) : null;
  if (detail === null) throw new HttpError('not-found');
  return new JsonText(detail);
});
