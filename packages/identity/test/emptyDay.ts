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
  unread: { conversations: 0, messages: 0, newEnquiries: 0, newestEnquiry: null },
  savedSearches: [],
  listings: null,
  homes: null,
  endingAuthorities: [],
  today: '2026-11-20',
  recentMessages: [],
  viewings: { today: 0, next: null },
  team: null,
  queues: null,
  corporate: null,
  payments: null,
  reviews: null,
  noticeHomes: {},
  invitations: [],
  invited: null,
};
