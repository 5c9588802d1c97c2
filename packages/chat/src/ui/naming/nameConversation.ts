import type { ChatUser, ConversationEntry } from '@sewa/api/client';
import { stripBidi } from '../MessageText/stripBidi.ts';
import type { ChatUiMessages } from '../messages/messages.ts';

/** What names a conversation: an entry of the list, or an open one. */
export type Named = Pick<ConversationEntry, 'contextName' | 'conversationContextId' | 'users'>;

/** Name of a participant, without characters that change its direction. */
export const nameUser = (user: Pick<ChatUser, 'name'> | undefined, messages: ChatUiMessages): string =>
  stripBidi(user?.name ?? '').trim() || messages.unnamed;

/** The participants besides the user. */
export const listOthers = ({ users }: Pick<Named, 'users'>): ChatUser[] => users.filter(({ isMe }) => !isMe);

/** The names of the others; what it is about, for the help desk and for people without a name there. */
export function nameConversation(conversation: Named, messages: ChatUiMessages): string {
  const others = listOthers(conversation);
  const isUnnamed = others.every(({ name }) => !name);
  if (isUnnamed && (others.length === 0 || conversation.conversationContextId === 'help'))
    return stripBidi(conversation.contextName);
  return others.map((user) => nameUser(user, messages)).join(', ');
}
