import '@sewa/chat/styles.css';
import { useRoute } from '@sewa/api/swr';
import { ChatProvider, useChat, useConversation, useConversations } from '@sewa/chat/react';
import { Inbox } from '@sewa/chat/ui';
import { chatPath, conversationPath, discoverPath, HELP_CONVERSATION } from '@sewa/paths';
import { EmptyState, Heading, Link } from '@sewa/ui';
import { useSearchParams } from 'react-router-dom';
import * as cardCss from '../Enquiries/AskerCard.css.ts';
import { AskerCard } from '../Enquiries/AskerCard.tsx';
import { InboxFilters } from '../Enquiries/InboxFilters.tsx';
import { isFiltered, parseInboxFilter, withFilter } from '../Enquiries/inboxFilter.ts';
import { NoMatches } from '../Enquiries/NoMatches.tsx';
import { QueueBar } from '../Enquiries/QueueBar.tsx';
import { QuickReplies } from '../Enquiries/QuickReplies.tsx';
import { EntryBadge } from '../Enquiries/StateBadge.tsx';
import { TellAskers } from '../Enquiries/TellAskers.tsx';
import { useFilteredList } from '../Enquiries/useFilteredList.ts';
import { useQueue } from '../Enquiries/useQueue.ts';
import * as messages from '../messages.ts';
import { ConversationAbout } from './ConversationAbout.tsx';
import { InboxForm } from './InboxForm.tsx';
import { InboxMeta } from './InboxMeta.tsx';
import * as css from './InboxScreen.css.ts';
import { MuteNotice } from './MuteNotice.tsx';

interface InboxScreenProps {
  readonly conversationId: string | null;
  /** Whether the page was rendered with earlier messages than the last ones. */
  readonly isEarlier: boolean;
  /** Why a message that was sent without script was not taken. */
  readonly error: string | null;
}

function EmptyInbox() {
  return (
    <EmptyState
      icon="message-circle"
      title={messages.noConversationsTitle}
      level={2}
      actions={
        <Link variant="primary" href={discoverPath()}>
          {messages.findHomeLabel}
        </Link>
      }
    >
      {messages.noConversationsLead}
    </EmptyState>
  );
}

/** The list of conversations and the one that is open, as high as the window. */
export function InboxScreen({ conversationId, isEarlier, error }: InboxScreenProps) {
  const { conversations } = useConversations();
  const entry = conversations?.find((listed) => listed.conversationId === conversationId);
  const isHelp = entry?.conversationContextId === HELP_CONVERSATION;
  const [params] = useSearchParams();
  const filter = parseInboxFilter(params);
  const source = useFilteredList(filter);
  const chat = useChat();
  const { about } = useConversation(conversationId ?? '');
  const { data: letting } = useRoute('listEnquiredHomes', {}, { isErrorReturned: true });
  const { data: card } = useRoute(
    'getEnquiryCard',
    conversationId !== null && (about ?? entry)?.enquiry ? { conversationId } : null,
    { isErrorReturned: true },
  );
  const replies = card?.replies ?? [];
  const { queue, queueChat } = useQueue({
    conversationId,
    filter,
    entries: source?.conversations,
    replies,
  });
  const homes = letting?.homes ?? [];
  const home = homes.find(({ id }) => id === filter.home);
  const isEmpty = conversations?.length === 0 && conversationId === null && !isFiltered(filter);
  return (
    <main id="main" className={css.page} data-open={conversationId === null ? undefined : ''}>
      <InboxMeta conversationId={conversationId} />
      <div className={css.head}>
        <Heading level={1} size="l">
          {messages.inboxTitle}
        </Heading>
      </div>
      {conversationId === null ? null : (
        <>
          <noscript>
            <div className={css.check}>
              <Link href={conversationPath(conversationId)}>
                {isEarlier ? messages.latestLabel : messages.checkLabel}
              </Link>
            </div>
          </noscript>
          <MuteNotice conversationId={conversationId} />
        </>
      )}
      {isEmpty ? (
        <EmptyInbox />
      ) : (
        <div className={css.columns}>
          <div className={css.inbox}>
            <ChatProvider chat={queueChat}>
              <Inbox
                selectedId={conversationId ?? undefined}
                conversationHref={(id) => withFilter(conversationPath(id), filter)}
                backHref={withFilter(chatPath(), filter)}
                source={source}
                badge={EntryBadge}
                emptyState={
                  isFiltered(filter) ? <NoMatches filter={filter} home={home?.name ?? null} /> : undefined
                }
                listHead={
                  homes.length > 0 || isFiltered(filter) ? (
                    <>
                      <InboxFilters
                        filter={filter}
                        homes={homes}
                        isCorporate={letting?.isCorporate ?? false}
                      />
                      {home && home.status !== 'live' ? <TellAskers key={home.id} home={home} /> : null}
                    </>
                  ) : null
                }
                beforeField={
                  conversationId !== null && replies.length > 0 ? (
                    <QuickReplies replies={replies} onAdd={(text) => chat?.setDraft(conversationId, text)} />
                  ) : null
                }
                head={
                  conversationId === null || isHelp ? undefined : (
                    <ConversationAbout conversationId={conversationId} card={card}>
                      {queue && about?.enquiry ? (
                        <QueueBar {...queue} hasMore={source?.hasMore ?? false} />
                      ) : null}
                    </ConversationAbout>
                  )
                }
                quickQuestions={entry?.latestMessage === null && !isHelp ? messages.quickQuestions : []}
                formComponent={InboxForm}
                error={error ?? undefined}
              />
            </ChatProvider>
          </div>
          {card && conversationId !== null ? (
            <aside className={cardCss.aside} aria-label={messages.cardLabel}>
              <AskerCard card={card} />
            </aside>
          ) : null}
        </div>
      )}
    </main>
  );
}
