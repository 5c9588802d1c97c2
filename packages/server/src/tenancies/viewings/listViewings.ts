import type { RouteAnswer } from '@sewa/api/client';
import { defineVerb } from '../../platform/calling/defineVerb.ts';
import { compilePermission } from '../../platform/permissions/compilePermission.ts';
import { signedIn } from '../../platform/sessions/whoMayAsk.ts';
import { describeViewing } from './describeViewing.ts';
import { listHosted, listVisited } from './viewingQueries.ts';
import { hostedListings } from './viewingRow.ts';

/** The viewings that the user hosts, also for the current corporate, and those they visit. */
export const listViewings = defineVerb(
  signedIn,
  async ({ db, session, now }): Promise<RouteAnswer<'listViewings'>> => {
    const rules = compilePermission(session, { ...hostedListings, firstParameter: 2 });
    const [hosting, visiting] = [
      await listHosted(db, now, rules),
      await listVisited(db, session.user_id, now),
    ];
    return {
      hosting: hosting.map((row) => describeViewing(row, 'host', now)),
      visiting: visiting.map((row) => describeViewing(row, 'guest', now)),
    };
  },
);
