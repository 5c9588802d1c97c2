import { lazy, type ReactNode, Suspense } from 'react';
import { useChatState } from '../../react/useChatState.ts';
import { useConversation } from '../../react.ts';
import type { MessageFormOptions } from '../Composer/MessageForm.tsx';
import { ConnectionLine } from '../ConnectionLine/ConnectionLine.tsx';
import { MessageLog } from '../MessageLog/MessageLog.tsx';
import { PicturesContext } from '../MessageLog/picturesContext.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { listOthers, nameConversation, nameUser } from '../naming/nameConversation.ts';
import { RetryPlaceholder } from '../styling/RetryPlaceholder.tsx';
import * as styles from './Conversation.css.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { ConversationNotice } from './ConversationNotice.tsx';
import { LoadingMessages, MissingConversation } from './ConversationStates.tsx';
import { useConversationMenu } from './useConversationMenu.ts';
import { Writing } from './Writing.tsx';

/** Props of `Conversation`. */
export interface ConversationProps extends MessageFormOptions {
  conversationId: string;
  /** Page with the list, for a link back to it. */
  backHref?: string | undefined;
  /** What it is about, such as a card of the home. @default its name */
  head?: ReactNode;
  /** Page with the messages before a number, where there is no script. @default `?before={number}` */
  earlierHref?: (before: number) => string;
  /** Address of a file. @default `/api/files/{id}` */
  fileHref?: (fileId: string) => string;
  /** Whether files can be added to messages and pictures are shown; else all files are links. @default true */
  hasFiles?: boolean | undefined;
  /** Page with advice, linked from warnings. */
  adviceHref?: string | undefined;
}

/** Loaded when one of them is first asked for. */
const ConversationDialogs = lazy(() =>
  import('./ConversationDialogs.tsx').then((module) => ({ default: module.ConversationDialogs })),
);

const ownEarlierHref = (before: number) => `?before=${before}`;
const ownFileHref = (fileId: string) => `/api/files/${fileId}`;

/** A conversation with its messages and what is being written, as high as the place it is given. */
export function Conversation(props: ConversationProps) {
  const {
    conversationId,
    backHref,
    head,
    earlierHref = ownEarlierHref,
    fileHref = ownFileHref,
    hasFiles = true,
    adviceHref,
    quickQuestions,
    ...form
  } = props;
  const messages = useChatMessages();
  const conversation = useConversation(conversationId);
  const connection = useChatState((state) => state.connection);
  const listed = useChatState(({ conversations }) =>
    conversations?.find((entry) => entry.conversationId === conversationId),
  );
  const { about, state, unsent } = conversation;
  const named = about ?? listed;
  // The help desk cannot be blocked.
  const other = about && about.conversationContextId !== 'help' ? listOthers(about)[0] : undefined;
  const otherName = nameUser(other, messages);
  const menu = useConversationMenu(conversation, other?.userId);
  if (state === 'missing') return <MissingConversation backHref={backHref} />;
  const name = named ? nameConversation(named, messages) : '';
  const isNew =
    state === 'ready' && unsent.length === 0 && conversation.messages.every(({ kind }) => kind === 'event');
  return (
    <article aria-label={name || messages.loading} className={styles.root}>
      <ConversationHead name={name} contextName={named?.contextName ?? ''} backHref={backHref} head={head}>
        {about && (
          <ConversationMenu
            isMuted={about.isMuted}
            isBlocked={about.isBlocked}
            other={other}
            onMute={menu.onMute}
            onReport={menu.choose}
            onBlock={menu.onBlock}
          />
        )}
      </ConversationHead>
      <div className={styles.main} data-choosing={menu.isChoosing ? '' : undefined}>
        <ConnectionLine connection={connection} />
        {state === 'failed' && <RetryPlaceholder title={messages.conversationFailed} />}
        {state === 'loading' && <LoadingMessages />}
        {state === 'ready' && about && (
          <PicturesContext value={hasFiles}>
            <MessageLog
              key={conversationId}
              name={name}
              conversation={conversation}
              users={about.users}
              earlierHref={earlierHref}
              fileHref={fileHref}
              adviceHref={adviceHref}
              onReport={menu.onReport}
            />
          </PicturesContext>
        )}
      </div>
      <ConversationNotice notice={menu.notice} onDismiss={menu.dismiss} />
      <Writing
        {...form}
        hasFiles={hasFiles}
        conversationId={conversationId}
        quickQuestions={isNew ? quickQuestions : []}
        isBlocked={about?.isBlocked ?? false}
        name={otherName}
        onUnblock={menu.onBlock}
      />
      {menu.hasAsked && (
        <Suspense fallback={null}>
          <ConversationDialogs name={otherName} menu={menu} />
        </Suspense>
      )}
    </article>
  );
}
