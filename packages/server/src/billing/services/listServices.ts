import type { Service } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import type { ListedPage } from '../../platform/calling/sendPage.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import { cutPage, parseLimit, parsePlace, serializePlace } from '../../platform/http/listPlace.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeService } from './describeService.ts';
import { listServiceRows } from './queries.ts';
import { readServices, SERVICE_ID } from './serviceRow.ts';

/** Lists a page of the services that the user pays or is paid by, newest first. */
export const listServices = defineVerb(
  signedIn,
  async ({ db, session, now }, { query }: RouteInput<'listServices'>): Promise<ListedPage<Service>> => {
    const { as, cursor, limit } = parseFields(contract.listServices.query, Object.fromEntries(query));
    const rules = compilePermission(session, { ...readServices, firstParameter: 7 });
    const today = getToday(now);
    const length = parseLimit(limit);
    const after = cursor === undefined ? null : parsePlace(cursor, SERVICE_ID);
    const page = { today, side: as ?? null, after, limit: length + 1 };
    const { shown, last } = cutPage(await listServiceRows(db, session.user_id, page, rules), length);
    return {
      items: shown.map((row) => describeService(row, session.user_id, today)),
      nextCursor: last ? serializePlace(last) : null,
    };
  },
);
