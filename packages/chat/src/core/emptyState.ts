import type { ChatState, OpenConversation } from './Chat.ts';

/** What is known before the first answer. */
export const emptyState: ChatState = {
  connection: 'connecting',
  conversations: null,
  error: null,
  hasMore: false,
  open: {},
  unsent: [],
  drafts: {},
  unread: 0,
};

/** A conversation before its first answer. */
export const loadingConversation: OpenConversation = {
  state: 'loading',
  error: null,
  about: null,
  messages: [],
  hasOlder: false,
  isLoadingOlder: false,
};
