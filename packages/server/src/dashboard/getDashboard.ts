import type { Dashboard } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { findOpenDeletion } from '../personal-data/requestDeletion.ts';
import { findEmptyKeys } from '../sessions/findEmptyKeys.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { countNewHomes, listWaitingSearches, selectDashboardRow } from './queries.ts';

/** What waits for whoever is signed in today, all of it in one answer. */
export const getDashboard = defineVerb(signedIn, async ({ db, session, now }): Promise<Dashboard> => {
  const { user_id: userId, email, proven_email, name, user_type_ids: userTypeIds } = session;
  const [row, searches, deletion] = await Promise.all([
    selectDashboardRow(db, userId, now),
    listWaitingSearches(db, userId),
    findOpenDeletion(db, userId),
  ]);
  const savedSearches = await Promise.all(
    searches.map(async (search) => ({
      id: search.id,
      name: search.name,
      query: search.query,
      newHomes: await countNewHomes(db, search),
    })),
  );
  return {
    name,
    userTypeIds,
    profile: { emptyKeys: findEmptyKeys(session), isEmailProven: email !== null && email === proven_email },
    deletion,
    favourites: row.favourites,
    enquiries: row.enquiries,
    savedSearches,
    listings: row.listings,
    invitations: row.invitations,
    invited: row.invited,
  };
});
