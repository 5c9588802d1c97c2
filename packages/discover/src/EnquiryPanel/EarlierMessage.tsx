import { useRoute } from '@sewa/api/swr';
import { useSession } from '@sewa/auth/react';
import { formatDay } from '@sewa/formatters';
import { chatPath, conversationPath } from '@sewa/paths';
import { Link, Text } from '@sewa/ui';
import * as messages from './messages.ts';

/** Says to somebody who has asked about this home that they have, and leads to the conversation; nothing to others. */
export function EarlierMessage({ listingId }: { readonly listingId: string }) {
  const isSignedIn = useSession(({ isAuthenticated, isValid }) => isAuthenticated && isValid);
  const { data: enquiries } = useRoute('listEnquiries', isSignedIn ? {} : null, { isErrorReturned: true });
  const enquiry = enquiries?.made.find(({ listing }) => listing.id === listingId);
  const { data: conversations, isValidating } = useRoute('listConversations', enquiry ? {} : null, {
    isErrorReturned: true,
  });
  if (!enquiry) return null;
  const conversation = conversations?.find(
    ({ conversationContextId }) => conversationContextId === `listing-${listingId}`,
  );
  return (
    <Text as="p">
      {messages.earlierMessage(enquiry.lister.name, formatDay(enquiry.sentAt))}{' '}
      {conversation || !isValidating ? (
        <Link href={conversation ? conversationPath(conversation.conversationId) : chatPath()}>
          {messages.seeConversationLabel}
        </Link>
      ) : null}
    </Text>
  );
}
