import { useConversation } from '@sewa/chat/react';
import { HomeHead } from './HomeHead.tsx';

/** What an open conversation is about; nothing until it is read. */
export function ConversationAbout({ conversationId }: { readonly conversationId: string }) {
  const { about } = useConversation(conversationId);
  return about ? <HomeHead conversation={about} /> : null;
}
