import type { Service } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeService } from './describeService.ts';
import { listServiceRows } from './queries.ts';
import { readServices } from './serviceRow.ts';

/** Lists the services that the user pays or is paid by, newest first. */
export const listServices = defineVerb(signedIn, async ({ db, session, now }): Promise<Service[]> => {
  const rules = compilePermission(session, { ...readServices, firstParameter: 5 });
  const today = getToday(now);
  const rows = await listServiceRows(db, session, { today, rules });
  return rows.map((row) => describeService(row, session.user_id, today));
});
