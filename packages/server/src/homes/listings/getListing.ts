import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { findNearestStation } from '../places/findNearestStation.ts';
import { findListingJson } from './queries.ts';

/** One listing with everything its page shows; throws when there is none. */
export const getListing = defineVerb(anyone, async ({ db, now }, { id }: RouteInput<'getListing'>) => {
  if (!isRandomId(id)) throw new HttpError('not-found');
  const detail = await findListingJson(db, id, await findNearestStation(db, id, now));
  if (detail === null) throw new HttpError('not-found');
  return new JsonText(detail);
});
