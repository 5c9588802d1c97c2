import type { Service } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { isRandomId } from '../../platform/database/ids.ts';
import { HttpError } from '../../platform/http/HttpError.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeService } from './describeService.ts';
import { findServiceRow } from './queries.ts';
import { readServices } from './serviceRow.ts';

/** A service, for either side. Throws if the user is none of them. */
export const getService = defineVerb(
  signedIn,
  async ({ db, session, now }, { id }: RouteInput<'getService'>): Promise<Service> => {
    const rules = compilePermission(session, { ...readServices, firstParameter: 3 });
    const row = isRandomId(id) ? await findServiceRow(db, id, { today: getToday(now), rules }) : null;
    if (!row) throw new HttpError('not-found');
    return describeService(row, session.user_id, getToday(now));
  },
);
