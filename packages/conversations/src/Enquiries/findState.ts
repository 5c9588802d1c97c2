import type { ConversationEntry, EnquiryStanding } from '@sewa/api/client';

/** Where an enquiry stands, given that the lister has written meanwhile. */
export const findState = ({ state }: EnquiryStanding, hasWritten: boolean): EnquiryStanding['state'] =>
  state === 'new' && hasWritten ? 'replied' : state;

/** Where a conversation of the list stands, for the side that lets; null for anything else. */
export function findEntryState({
  enquiry,
  latestMessage,
  users,
}: Pick<ConversationEntry, 'enquiry' | 'latestMessage' | 'users'>): EnquiryStanding['state'] | null {
  if (!enquiry) return null;
  return findState(
    enquiry,
    users.some(({ isMe, userId }) => isMe && userId === latestMessage?.userId),
  );
}
