import { useConversation, useUnread } from '@sewa/chat/react';
import { PageMeta } from '@sewa/pages';
import * as messages from '../messages.ts';
import { listOtherNames } from './listOtherNames.ts';

interface MetaProps {
  readonly title: string;
}

function UnreadMeta({ title }: MetaProps) {
  const unread = useUnread();
  return (
    <PageMeta
      title={messages.withUnread(unread, title)}
      description={messages.inboxDescription}
      isIndexed={false}
    />
  );
}

function ConversationMeta({ conversationId }: { readonly conversationId: string }) {
  const { about } = useConversation(conversationId);
  const title = about
    ? messages.conversationTitle(listOtherNames(about.users), about.contextName)
    : messages.inboxTitle;
  return <UnreadMeta title={title} />;
}

/** The title of the inbox or of a conversation, with how many messages are unread. */
export function InboxMeta({ conversationId }: { readonly conversationId: string | null }) {
  return conversationId === null ? (
    <UnreadMeta title={messages.inboxTitle} />
  ) : (
    <ConversationMeta conversationId={conversationId} />
  );
}
