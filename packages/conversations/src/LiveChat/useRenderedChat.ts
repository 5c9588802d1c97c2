import { useClient, useRoute } from '@sewa/api/swr';
import { type Chat, createChat } from '@sewa/chat';
import { useChat } from '@sewa/chat/react';
import { useEffect, useState } from 'react';
import { useLiveChat } from './LiveChatProvider.tsx';

/**
 * The chat that a page shows: the document's, or where there is none yet, one that begins with the answers the page was rendered
 * from and becomes the document's. Null until there are answers, and after the session ended. `before` is where the page's messages
 * end: the chat shows them until it has read the last ones. `draft` is what was sent without script and not taken.
 */
export function useRenderedChat(
  conversationId: string | null,
  { before, draft }: { before: string | undefined; draft: string | undefined },
): Chat | null {
  const liveChat = useLiveChat();
  const live = useChat();
  const client = useClient();
  const [own, setOwn] = useState<Chat | null>(null);
  const isRead = live === null && own === null;
  const { data: user } = useRoute('getUser', isRead ? {} : null);
  const { data: conversations } = useRoute('listConversations', isRead ? {} : null);
  const { data: conversation } = useRoute(
    'getConversation',
    isRead && conversationId !== null ? { conversationId, ...(before ? { before } : {}) } : null,
  );
  if (isRead && user && conversations && (conversation || conversationId === null)) {
    const initial = { conversations, ...(conversation ? { conversation } : {}) };
    const onSignedOut = () => liveChat?.noteSignedOut();
    const chat = createChat({ client, userId: user.id, initial, onSignedOut });
    if (conversation && draft) chat.setDraft(conversation.conversationId, draft);
    setOwn(chat);
  }
  useEffect(() => {
    if (own) liveChat?.adopt(own);
  }, [own, liveChat]);
  return liveChat?.hasEnded() ? null : (live ?? own);
}
