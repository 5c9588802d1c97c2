import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { defineVerb } from '../calling/defineVerb.ts';
import { readConversations } from '../chat/participantQueries.ts';
import { countUnread } from '../chat/queries.ts';
import { collectNotices } from '../notices/listNotices.ts';
import { compilePermission } from '../permissions/compilePermission.ts';
import { findEmptyKeys } from '../sessions/findEmptyKeys.ts';
import { signedIn } from '../sessions/whoMayAsk.ts';
import { countNewHomes, listInvitations, listWaitingSearches, selectDashboardRow } from './queries.ts';

const describeDeletion = (notice: Notice | undefined): Dashboard['deletion'] =>
  notice?.due ? { askedAt: notice.createdAt, dueAt: notice.due } : null;

/**
 * The dashboard in one response: the notices, and details about them and about saved items. It uses the same list as `listNotices`,
 * so the two never differ.
 */
export const getDashboard = defineVerb(signedIn, async (ctx): Promise<Dashboard> => {
  const { db, session, now } = ctx;
  const { user_id: userId, email, proven_email, name, user_type_ids: userTypeIds } = session;
  const [row, searches, notices, unread] = await Promise.all([
    selectDashboardRow(db, userId, now),
    listWaitingSearches(db, userId),
    collectNotices(ctx),
    countUnread(db, compilePermission(session, readConversations)),
  ]);
  const about = (kind: NoticeKind) => notices.filter((notice) => notice.kind === kind);
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
    notices,
    profile: { emptyKeys: findEmptyKeys(session), isEmailProven: email !== null && email === proven_email },
    deletion: describeDeletion(about('account-deletion')[0]),
    favourites: row.favourites,
    enquiries: row.enquiries,
    unread,
    savedSearches,
    listings: row.listings && { ...row.listings, reports: about('listing-reported').length },
    invitations: await listInvitations(
      db,
      about('invitation').map((notice) => notice.about),
    ),
    invited: row.invited,
  };
});
