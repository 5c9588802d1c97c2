import type { ConversationEntry } from '@sewa/api/client';
import { stripBidi } from '../MessageText/stripBidi.ts';
import type { ChatUiMessages } from '../messages/messages.ts';
import { nameUser } from '../naming/nameConversation.ts';

type Entry = Pick<ConversationEntry, 'latestMessage' | 'users'>;

/** The latest message on one line: 'You: …' for one's own, the sender's name if there are several others. */
export function describeLatest({ latestMessage, users }: Entry, messages: ChatUiMessages): string {
  if (latestMessage === null) return '';
  const words = stripBidi(latestMessage.text).replace(/\s+/g, ' ').trim() || messages.attachment;
  if (latestMessage.kind === 'event') return words;
  const sender = users.find(({ userId }) => userId === latestMessage.userId);
  if (sender?.isMe) return messages.said(messages.you, words);
  return users.length > 2 ? messages.said(nameUser(sender, messages), words) : words;
}
