import { createChat } from '@sewa/chat';
import { ChatProvider, useConversations, useUnread } from '@sewa/chat/react';
import { Conversation } from '@sewa/chat/ui';
import { conversationPath } from '@sewa/paths';
import { ErrorState, Spinner } from '@sewa/ui';
import { useEffect, useMemo, useState } from 'react';
import * as css from './frames.css.ts';
import { MessageDraft } from './MessageDraft.tsx';
import * as messages from './messages.ts';
import type { FrameProps } from './startFrame.tsx';

interface PersonChatProps extends FrameProps {
  /** Whose chat it is: another person gets another one. */
  readonly subject: string;
  /** Whether the frame is shown. A closed one marks nothing as read. */
  readonly isOpen: boolean;
  /** Called when there is something to write in, or no longer. */
  readonly onLoadedChange: (isLoaded: boolean) => void;
}

/** Tells the page how many messages are unread. */
function UnreadCount({ page }: Pick<FrameProps, 'page'>) {
  const count = useUnread();
  useEffect(() => page.send({ event: 'unread', detail: { count } }), [page, count]);
  return null;
}

/** The conversation about the context, or the form that starts it. */
function Thread({ site, request, session, onLoadedChange }: PersonChatProps) {
  const { conversations, error, refresh } = useConversations();
  const [started, setStarted] = useState<string | null>(null);
  const { context } = request;
  const found = conversations?.find(({ conversationContextId }) => conversationContextId === context);
  const conversationId = started ?? found?.conversationId;
  const isLoaded = conversations !== null;
  useEffect(() => {
    onLoadedChange(isLoaded);
    return () => onLoadedChange(false);
  }, [isLoaded, onLoadedChange]);
  if (conversationId !== undefined)
    return (
      <Conversation
        conversationId={conversationId}
        hasFiles={false}
        fileHref={() => site.publicUrl + conversationPath(conversationId)}
      />
    );
  if (conversations)
    return (
      <MessageDraft
        lead={messages.firstLead}
        submitLabel={messages.sendLabel}
        onSend={async (message, idempotencyKey) => {
          const body = { contextId: context, message };
          const answer = await session.client.startConversation({ body }, { idempotencyKey });
          setStarted(answer.conversationId);
        }}
      />
    );
  return error ? (
    <ErrorState title={messages.failureTitle} onRetry={() => void refresh().catch(() => undefined)}>
      {messages.failureLead}
    </ErrorState>
  ) : (
    <div className={css.waiting}>
      <Spinner label={messages.loadingChat} />
    </div>
  );
}

/** The messages of a person of the partner; what is unsent stays in memory. */
export function PersonChat(props: PersonChatProps) {
  const { session, subject, page, isOpen } = props;
  const chat = useMemo(
    () => createChat({ client: session.client, userId: subject, storage: null, onSignedOut: session.fail }),
    [session, subject],
  );
  return (
    <ChatProvider chat={chat}>
      <UnreadCount page={page} />
      {isOpen && <Thread {...props} />}
    </ChatProvider>
  );
}
