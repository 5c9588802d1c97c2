import '@sewa/chat/styles.css';
import { useConversations } from '@sewa/chat/react';
import { Inbox } from '@sewa/chat/ui';
import { usePageSite } from '@sewa/pages';
import { chatPath, conversationPath, discoverPath, HELP_CONVERSATION } from '@sewa/paths';
import { EmptyState, Heading, Link } from '@sewa/ui';
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
  const { hasEyeAssist = false } = usePageSite();
  const { conversations } = useConversations();
  const entry = conversations?.find((listed) => listed.conversationId === conversationId);
  const isHelp = entry?.conversationContextId === HELP_CONVERSATION;
  const isEmpty = conversations?.length === 0 && conversationId === null;
  return (
    <main
      id="main"
      className={css.page}
      data-open={conversationId === null ? undefined : ''}
      data-corner={hasEyeAssist ? '' : undefined}
    >
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
        <div className={css.inbox}>
          <Inbox
            selectedId={conversationId ?? undefined}
            conversationHref={conversationPath}
            backHref={chatPath()}
            head={
              conversationId === null || isHelp ? undefined : (
                <ConversationAbout conversationId={conversationId} />
              )
            }
            quickQuestions={entry?.latestMessage === null && !isHelp ? messages.quickQuestions : []}
            formComponent={InboxForm}
            error={error ?? undefined}
          />
        </div>
      )}
    </main>
  );
}
