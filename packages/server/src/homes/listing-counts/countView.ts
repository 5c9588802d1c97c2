import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { countListing } from './countListing.ts';

/** Counts a view of a live listing; it says nothing of who looked, or whether there is such a listing. */
export const countView = defineVerb(anyone, ({ db, now }, { id }: RouteInput<'countView'>) =>
  countListing(db, id, 'views', now),
);
