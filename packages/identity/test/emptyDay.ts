import type { Dashboard } from '@sewa/api/client';

/** The dashboard of a tenant who has not begun anything. */
export const emptyDay: Dashboard = {
  name: 'Ada',
  userTypeIds: [1],
  profile: { emptyKeys: [], isEmailProven: true },
  notices: [],
  deletion: null,
  favourites: { count: 0, changed: [] },
  enquiries: { made: 0, received: 0, receivedLately: 0, latest: null },
  unread: { conversations: 0, messages: 0 },
  savedSearches: [],
  listings: null,
  corporate: null,
  payments: null,
  reviews: null,
  noticeHomes: {},
  invitations: [],
  invited: null,
};
