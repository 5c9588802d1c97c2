import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { anyone } from '../../platform/calling/whoMayAsk.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { listSlotRows } from './slotQueries.ts';

/** Times at which a live listing can be seen; none for one that isn't live. */
export const listSlots = defineVerb(
  anyone,
  async ({ db, now }, { id }: RouteInput<'listSlots'>): Promise<RouteAnswer<'listSlots'>> => {
    const slots = isRandomId(id) ? await listSlotRows(db, id, now) : null;
    if (slots === null) throw new HttpError('not-found');
    return slots;
  },
);
