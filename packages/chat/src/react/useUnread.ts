import { useChatState } from './useChatState.ts';

/** How many messages are unseen. */
export const useUnread = (): number => useChatState(({ unread }) => unread);
