import type { Service } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeService } from './describeService.ts';
import { listServiceRows } from './queries.ts';
import { readServices } from './serviceRow.ts';

/** Lists the services that the user pays or is paid by, newest first. */
export const listServices = defineVerb(
  signedIn,
  async ({ db, session, now }, { query }: RouteInput<'listServices'>): Promise<Service[]> => {
    const { as } = parseFields(contract.listServices.query, Object.fromEntries(query));
    const rules = compilePermission(session, { ...readServices, firstParameter: 5 });
    const today = getToday(now);
    const rows = await listServiceRows(db, session, { today, rules });
    const services = rows.map((row) => describeService(row, session.user_id, today));
    return as === undefined ? services : services.filter(({ side }) => side === as);
  },
);
