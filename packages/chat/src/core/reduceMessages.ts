import type { ChatMessage, ConversationEntry } from '@sewa/api/client';
import type { ChatState, OpenConversation } from './Chat.ts';
import { addMessage } from './mergeMessages.ts';
import { findMe } from './readNumbers.ts';

/** The entry with a newer message as its latest. One's own messages and events are not unseen. */
function noteLatest(entry: ConversationEntry, message: ChatMessage): ConversationEntry {
  const { messageId, number, kind, userId, text, sentAt } = message;
  const me = findMe(entry.users);
  const isUnseen = kind !== 'event' && userId !== me?.userId && number > (me?.readNumber ?? 0);
  const unseenCount = entry.unseenCount + (isUnseen ? 1 : 0);
  return {
    ...entry,
    latestMessage: { messageId, number, kind, userId, text, sentAt },
    unseenCount,
    hasUnseenMessage: unseenCount > 0,
  };
}

/** The list with a message: its conversation is at the top. An older message changes nothing. */
function moveToTop(
  conversations: ChatState['conversations'],
  conversationId: string,
  message: ChatMessage,
): ChatState['conversations'] {
  const entry = conversations?.find((known) => known.conversationId === conversationId);
  if (!conversations || !entry || message.number <= (entry.latestMessage?.number ?? 0)) return conversations;
  return [noteLatest(entry, message), ...conversations.filter((known) => known !== entry)];
}

/** The number of the last message of an open conversation; 0 if there is none. */
export const lastNumber = (conversation: OpenConversation | undefined): number =>
  conversation?.messages.at(-1)?.number ?? 0;

/** The state with a message that was sent by somebody, or by the user. */
export function arrive(state: ChatState, conversationId: string, message: ChatMessage): ChatState {
  const conversation = state.open[conversationId];
  const messages =
    conversation?.state === 'ready' ? addMessage(conversation.messages, message) : conversation?.messages;
  const open =
    conversation && messages && messages !== conversation.messages
      ? { ...state.open, [conversationId]: { ...conversation, messages } }
      : state.open;
  const conversations = moveToTop(state.conversations, conversationId, message);
  // Until what is before it was read, it is shown as what is being sent.
  const isShown = !conversation || lastNumber(open[conversationId]) >= message.number;
  const isEcho = message.key !== null && isShown && state.unsent.some(({ key }) => key === message.key);
  const unsent = isEcho ? state.unsent.filter(({ key }) => key !== message.key) : state.unsent;
  if (open === state.open && conversations === state.conversations && !isEcho) return state;
  return { ...state, open, conversations, unsent };
}

/** The state after the server has taken an unsent message. */
export function acknowledge(
  state: ChatState,
  key: string,
  answer: Pick<ChatMessage, 'messageId' | 'number' | 'sentAt'>,
): ChatState {
  const sent = state.unsent.find((message) => message.key === key);
  if (!sent) return state;
  const { conversationId, text, attachments } = sent;
  const entry = state.conversations?.find((known) => known.conversationId === conversationId);
  const me = findMe(state.open[conversationId]?.about?.users ?? entry?.users);
  const kind = text === '' ? 'file' : 'text';
  const userId = me?.userId ?? null;
  return arrive(state, conversationId, { ...answer, kind, userId, text, attachments: [...attachments], key });
}
