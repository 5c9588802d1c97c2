import { AlertDialog, Button, IconButton } from '@sewa/ui';
import type { ReactNode } from 'react';
import { useChatState } from '../../react/useChatState.ts';
import { useConversation } from '../../react.ts';
import { Composer } from '../Composer/Composer.tsx';
import type { MessageFormOptions } from '../Composer/MessageForm.tsx';
import { ConnectionLine } from '../ConnectionLine/ConnectionLine.tsx';
import { MessageLog } from '../MessageLog/MessageLog.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import { listOthers, nameConversation, nameUser } from '../naming/nameConversation.ts';
import { ReportDialog } from '../ReportDialog/ReportDialog.tsx';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Conversation.css.ts';
import { ConversationHead } from './ConversationHead.tsx';
import { ConversationMenu } from './ConversationMenu.tsx';
import { FailedConversation, LoadingMessages, MissingConversation } from './ConversationStates.tsx';
import { useConversationMenu } from './useConversationMenu.ts';

/** Props of `Conversation`. */
export interface ConversationProps extends MessageFormOptions {
  conversationId: string;
  /** Page with the list, for a link back to it. */
  backHref?: string | undefined;
  /** What it is about, such as a card of the home. @default its name */
  head?: ReactNode;
  /** Address of a file. @default `/api/files/{id}` */
  fileHref?: (fileId: string) => string;
  /** Page with advice, linked from warnings. */
  adviceHref?: string | undefined;
}

const ownFileHref = (fileId: string) => `/api/files/${fileId}`;

/** A conversation with its messages and what is being written, as high as the place it is given. */
export function Conversation({
  conversationId,
  backHref,
  head,
  fileHref = ownFileHref,
  adviceHref,
  formComponent,
  quickQuestions,
  error,
}: ConversationProps) {
  const messages = useChatMessages();
  const conversation = useConversation(conversationId);
  const connection = useChatState((state) => state.connection);
  const { about, state } = conversation;
  const others = about ? listOthers(about) : [];
  // The help desk cannot be blocked.
  const other = about?.conversationContextId === 'help' ? undefined : others[0];
  const menu = useConversationMenu(conversation, other?.userId);
  const name = about ? nameConversation(about, messages) : '';
  const otherName = nameUser(other, messages);
  if (state === 'missing') return <MissingConversation backHref={backHref} />;
  const isEmpty =
    [...conversation.unsent, ...conversation.messages.filter(({ kind }) => kind !== 'event')].length === 0;
  return (
    <article aria-label={name || messages.loading} className={styles.root}>
      <ConversationHead
        name={name}
        contextName={about?.contextName ?? ''}
        backHref={backHref}
        head={head}
        menu={
          about && (
            <ConversationMenu
              isMuted={about.isMuted}
              isBlocked={about.isBlocked}
              other={other}
              onMute={menu.onMute}
              onReport={menu.choose}
              onBlock={menu.onBlock}
            />
          )
        }
      />
      <div className={styles.main} data-choosing={menu.isChoosing ? '' : undefined}>
        <ConnectionLine connection={connection} />
        {state === 'failed' && <FailedConversation />}
        {state === 'loading' && <LoadingMessages />}
        {state === 'ready' && about && (
          <MessageLog
            key={conversationId}
            name={name}
            conversation={conversation}
            users={about.users}
            fileHref={fileHref}
            adviceHref={adviceHref}
            onReport={menu.onReport}
          />
        )}
      </div>
      <div role="status">
        {menu.notice && (
          <div className={styles.notice}>
            {menu.notice}
            <IconButton label={messages.dismiss} size="s" onClick={menu.dismiss}>
              <Glyph name="cross" />
            </IconButton>
          </div>
        )}
      </div>
      {about?.isBlocked ? (
        <div className={styles.blocked}>
          {messages.blockedByMe(otherName)}
          <Button variant="secondary" size="s" onClick={menu.onBlock}>
            {messages.unblockShort}
          </Button>
        </div>
      ) : (
        <Composer
          conversationId={conversationId}
          formComponent={formComponent}
          error={error}
          quickQuestions={state === 'ready' && isEmpty ? quickQuestions : []}
        />
      )}
      <AlertDialog
        isOpen={menu.isBlocking}
        title={messages.blockQuestion(otherName)}
        confirmLabel={messages.blockConfirm}
        variant="danger"
        onAnswer={menu.onBlockAnswer}
      >
        {messages.blockExplained}
      </AlertDialog>
      <ReportDialog isOpen={menu.reported !== null} onReport={menu.sendReport} onClose={menu.closeReport} />
    </article>
  );
}
