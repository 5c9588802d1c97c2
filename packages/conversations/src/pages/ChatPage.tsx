import { ChatProvider } from '@sewa/chat/react';
import { PageMeta, type PageRequest } from '@sewa/pages';
import { PageFailure } from '@sewa/pages/failure';
import { conversationPath, HELP_CONVERSATION } from '@sewa/paths';
import { Container, Spinner } from '@sewa/ui';
import { redirect, useActionData, useParams, useSearchParams } from 'react-router-dom';
import { isFiltered, parseInboxFilter } from '../Enquiries/inboxFilter.ts';
import { findHelpConversation } from '../Help/findHelpConversation.ts';
import { HelpStart } from '../Help/HelpStart.tsx';
import { handleChatForm, type RejectedMessage } from '../Inbox/chatForms.ts';
import { InboxScreen } from '../Inbox/InboxScreen.tsx';
import { parseBefore } from '../Inbox/parseBefore.ts';
import { useRenderedChat } from '../LiveChat/useRenderedChat.ts';
import * as messages from '../messages.ts';

/**
 * Reads what a server renders: who asks, their conversations, and the one that is open. In a browser the chat reads them, so that
 * opening a conversation waits for nothing. Whoever has asked for help before is led to that conversation.
 */
export async function loader({ params, url, preload, client }: PageRequest): Promise<void> {
  const { conversationId } = params;
  if (conversationId === HELP_CONVERSATION) {
    const help = findHelpConversation(await client.listConversations({}));
    const pending = await preload('currentPendingAction', {});
    // A message that waited for log-in is shown first: it can be sent to the conversation that exists, too.
    if (help && pending?.kind !== 'help') throw redirect(conversationPath(help.conversationId), 302);
    return;
  }
  if (typeof document !== 'undefined') return;
  const before = parseBefore(url.searchParams);
  const filter = parseInboxFilter(url.searchParams);
  await Promise.all([
    preload('getUser', {}),
    preload('listConversations', {}),
    preload('listEnquiredHomes', {}),
    ...(isFiltered(filter) ? [preload('listConversations', filter)] : []),
    ...(conversationId === undefined ? [] : [loadConversation(preload, conversationId, before)]),
  ]);
}

/** Reads a conversation, and for a lister what they may know of the asker. */
async function loadConversation(
  preload: PageRequest['preload'],
  conversationId: string,
  before: string | undefined,
): Promise<void> {
  const conversation = await preload('getConversation', { conversationId, ...(before ? { before } : {}) });
  if (conversation.enquiry) await preload('getEnquiryCard', { conversationId });
}

/** Takes the forms that were sent without script. */
export const action = (page: PageRequest): Promise<unknown> => handleChatForm(page);

/** Stands in for the inbox while it cannot be had. */
export const Failure = () => (
  <PageFailure
    page={{ title: messages.inboxTitle, description: messages.inboxDescription }}
    title={messages.inboxFailureTitle}
    safe={messages.messagesSafe}
  />
);

interface LiveInboxProps {
  readonly conversationId: string | null;
  readonly rejected: RejectedMessage | null;
}

function LiveInbox({ conversationId, rejected }: LiveInboxProps) {
  const [params] = useSearchParams();
  const before = parseBefore(params);
  const chat = useRenderedChat(conversationId, { before, draft: rejected?.message });
  if (!chat)
    return (
      <Container as="main" id="main">
        <PageMeta title={messages.inboxTitle} description={messages.inboxDescription} isIndexed={false} />
        <Spinner />
      </Container>
    );
  return (
    <ChatProvider chat={chat}>
      <InboxScreen
        conversationId={conversationId}
        isEarlier={before !== undefined}
        error={rejected?.reason ?? null}
      />
    </ChatProvider>
  );
}

/** The inbox, with one conversation beside it or none; and the help conversation before it has begun. */
export default function ChatPage() {
  const { conversationId = null } = useParams();
  const rejected = (useActionData() as RejectedMessage | null | undefined) ?? null;
  if (conversationId === HELP_CONVERSATION) return <HelpStart rejected={rejected} />;
  return <LiveInbox conversationId={conversationId} rejected={rejected} />;
}
