import type { Dashboard, Notice, NoticeKind } from '@sewa/api/client';
import { parseDiscoverFilters } from '@sewa/formatters';
import { countUnread } from '../conversations/chat/conversationQueries.ts';
import { readConversations } from '../conversations/chat/participantQueries.ts';
import { defineVerb } from '../platform/calling/defineVerb.ts';
import { getToday } from '../platform/clock/getToday.ts';
import { collectNotices } from '../platform/notices/listNotices.ts';
import { compilePermission } from '../platform/permissions/compilePermission.ts';
import { hasPermission } from '../platform/permissions/requirePermission.ts';
import { findEmptyKeys } from '../platform/sessions/findEmptyKeys.ts';
import { signedIn } from '../platform/sessions/whoMayAsk.ts';
import { hostedListings } from '../tenancies/viewings/viewingRow.ts';
import { findHomeNumbers, findHomes, listEndingAuthorities, listHomeNames } from './homeQueries.ts';
import { listRecentMessages } from './listRecentMessages.ts';
import { findPayments } from './paymentQueries.ts';
import { countNewHomes, listInvitations, listWaitingSearches, selectDashboardRow } from './queries.ts';
import { findViewings } from './viewingQueries.ts';
import { countReviews, findCorporate, findTeam, listQueues } from './workQueries.ts';

const describeDeletion = (notice: Notice | undefined): Dashboard['deletion'] =>
  notice?.due ? { askedAt: notice.createdAt, dueAt: notice.due } : null;

/**
 * The dashboard in one response: the notices, and details about them and about saved items. It uses the same list as `listNotices`,
 * so the two never differ.
 */
export const getDashboard = defineVerb(signedIn, async (ctx): Promise<Dashboard> => {
  const { db, session, now, listingIndex } = ctx;
  const {
    user_id: userId,
    corporate_id: corporateId,
    corporate_role: role,
    email,
    proven_email,
    name,
    user_type_ids: userTypeIds,
  } = session;
  const isOperator = hasPermission(session, 'read', 'Review', {});
  const today = getToday(now);
  const [
    row,
    numbers,
    homes,
    endingAuthorities,
    corporate,
    team,
    payments,
    reviews,
    queues,
    searches,
    notices,
    unread,
    recentMessages,
    viewings,
  ] = await Promise.all([
    selectDashboardRow(db, session, now),
    findHomeNumbers(db, session, now),
    findHomes(db, session, now),
    listEndingAuthorities(db, session, today),
    corporateId === null ? null : findCorporate(db, corporateId, now),
    corporateId === null ? null : findTeam(db, corporateId, now),
    findPayments(db, { userId, isOperator }, now),
    isOperator ? countReviews(db) : null,
    isOperator ? listQueues(db, corporateId) : null,
    listWaitingSearches(db, userId),
    collectNotices(ctx),
    countUnread(db, compilePermission(session, readConversations)),
    listRecentMessages(db, session),
    findViewings(db, { userId, now }, compilePermission(session, { ...hostedListings, firstParameter: 3 })),
  ]);
  const about = (kind: NoticeKind) => notices.filter((notice) => notice.kind === kind);
  const savedSearches = await Promise.all(
    searches.map(async ({ id, name, query, looked_at }) => {
      const filters = parseDiscoverFilters(new URLSearchParams(query));
      const indexIds = await listingIndex.findIds(filters);
      return { id, name, query, newHomes: await countNewHomes(db, filters, indexIds, looked_at) };
    }),
  );
  return {
    name,
    userTypeIds,
    notices,
    noticeHomes: await listHomeNames(
      db,
      notices.map((notice) => notice.about),
    ),
    profile: { emptyKeys: findEmptyKeys(session), isEmailProven: email !== null && email === proven_email },
    deletion: describeDeletion(about('account-deletion')[0]),
    favourites: row.favourites,
    enquiries: row.enquiries,
    unread,
    savedSearches,
    listings: numbers && { ...numbers, reports: about('listing-reported').length },
    homes,
    endingAuthorities,
    today,
    recentMessages,
    viewings,
    team: team && { ...team, people: role === 'administrator' ? team.people : null },
    queues,
    corporate: corporate && {
      ...corporate,
      openInvitations: role === 'administrator' ? corporate.openInvitations : null,
    },
    payments,
    reviews,
    invitations: await listInvitations(
      db,
      about('invitation').map((notice) => notice.about),
    ),
    invited: row.invited,
  };
});
