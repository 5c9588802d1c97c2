import type { RouteAnswer } from '@sewa/api/client';
import { contract } from '@sewa/api/schema';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import type { RouteInput } from '../../platform/calling/routeInput.ts';
import { getToday } from '../../platform/clock/getToday.ts';
import {
  cutPage,
  makeCursorError,
  parsePlace,
  requireDay,
  serializePlace,
} from '../../platform/http/listPlace.ts';
import { parseFields } from '../../platform/http/parseBody.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeService } from './describeService.ts';
import { type DuePlace, listPaidRows, sumPaid } from './paidServiceQueries.ts';
import { readServices, SERVICE_ID } from './serviceRow.ts';

/** Services on a page: a phone shows them in a few screens. */
const PAGE_LENGTH = 20;

/** The place that a cursor names: when something is due, then the service. Throws if it is invalid. */
function parseDuePlace(cursor: string): DuePlace {
  const [, due, place] = /^(nothing|ended|2\d{3}-\d\d-\d\d)_(.+)$/.exec(cursor) ?? [];
  if (!due || !place) throw makeCursorError();
  return { due: due.startsWith('2') ? requireDay(due) : due, ...parsePlace(place, SERVICE_ID) };
}

/** Lists a page of the services that the user pays, what is due first, with the sums of all. */
export const listPaidServices = defineVerb(
  signedIn,
  async (
    { db, session, now },
    { query }: RouteInput<'listPaidServices'>,
  ): Promise<RouteAnswer<'listPaidServices'>> => {
    const { kind, cursor } = parseFields(contract.listPaidServices.query, Object.fromEntries(query));
    const rules = compilePermission(session, { ...readServices, firstParameter: 8 });
    const today = getToday(now);
    const after = cursor === undefined ? null : parseDuePlace(cursor);
    const paid = { userId: session.user_id, today, isPlan: kind !== 'applications' };
    const rows = await listPaidRows(db, { ...paid, after, limit: PAGE_LENGTH + 1 }, rules);
    const { shown, last } = cutPage(rows, PAGE_LENGTH);
    return {
      items: shown.map((row) => describeService(row, session.user_id, today)),
      nextCursor: last ? `${last.due}_${serializePlace(last)}` : null,
      ...(await sumPaid(db, paid)),
    };
  },
);
