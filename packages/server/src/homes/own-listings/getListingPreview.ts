import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { JsonText } from '../../platform/calling/JsonText.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { findPreviewJson } from '../listings/queries.ts';
import { findSeenListing } from './requireShown.ts';

/** A listing as its page shows it once it is live. Throws if it has no rent yet, or for all but its lister and operators. */
export const getListingPreview = defineVerb(
  signedIn,
  async ({ db, session }, { id }: RouteInput<'getListingPreview'>) => {
    const row = await findSeenListing(db, id, session);
    const preview = row === null || row.monthly_rent === null ? null : await findPreviewJson(db, id);
    if (preview === null) throw new HttpError('not-found');
    return new JsonText(preview);
  },
);
