import type { ConversationEntry, Dashboard } from '@sewa/api/client';
import { selectConversationsJson } from '../conversations/chat/conversationQueries.ts';
import { readConversations } from '../conversations/chat/participantQueries.ts';
import type { Queryable } from '../platform/database/database.ts';
import { compilePermission } from '../platform/permissions/compilePermission.ts';
import type { SessionRow } from '../platform/sessions/queries.ts';

const RECENT = 3;

/** The conversations with the newest messages, which are the first ones of `listConversations`. */
export async function listRecentMessages(
  db: Queryable,
  session: SessionRow,
): Promise<Dashboard['recentMessages']> {
  const json = await selectConversationsJson(
    db,
    {
      userId: session.user_id,
      page: { limit: RECENT, offset: 0 },
      filter: { home: null, state: null, isUnread: false, isMine: false },
    },
    compilePermission(session, { ...readConversations, firstParameter: 8 }),
  );
  const entries: ConversationEntry[] = JSON.parse(json);
  return entries.flatMap(({ conversationId, contextName, users, latestMessage, unseenCount }) => {
    if (!latestMessage) return [];
    const names = users.flatMap(({ isMe, name }) => (isMe || name === null ? [] : [name]));
    return [
      {
        conversationId,
        with: names.length === 0 ? null : names.join(', '),
        about: contextName,
        text: latestMessage.text,
        sentAt: latestMessage.sentAt,
        isMine: users.some(({ isMe, userId }) => isMe && userId === latestMessage.userId),
        unseenCount,
      },
    ];
  });
}
