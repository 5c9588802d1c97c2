import type { ConversationEntry } from '@sewa/api/client';
import { HELP_CONVERSATION } from '@sewa/paths';

type ListedConversation = Pick<ConversationEntry, 'conversationContextId' | 'conversationId' | 'users'>;

/** The conversation in which somebody asks for help themselves, not one of those they answer for the help desk. */
export const findHelpConversation = (
  conversations: readonly ListedConversation[],
): ListedConversation | undefined =>
  conversations.find(
    ({ conversationContextId, users }) =>
      conversationContextId === HELP_CONVERSATION &&
      users.some(({ isMe, userId }) => isMe && !userId.startsWith('corporate-')),
  );
