import { Button, Link, VisuallyHidden } from '@sewa/ui';
import { type MouseEvent, useRef, useState } from 'react';
import type { ConversationView } from '../../react.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './MessageLog.css.ts';
import { MessageRows, type MessageRowsProps } from './MessageRows.tsx';
import { moveInLog } from './moveInLog.ts';
import { useLogScroll } from './useLogScroll.ts';
import { useMarkRead } from './useMarkRead.ts';
import { useNews } from './useNews.ts';

interface MessageLogProps extends Pick<MessageRowsProps, 'adviceHref' | 'fileHref' | 'onReport' | 'users'> {
  /** Whom the messages are with. */
  name: string;
  conversation: ConversationView;
  earlierHref: (before: number) => string;
}

/** The messages of a conversation that was read: scrolls, announces what comes in, and marks it as read. */
export function MessageLog({ name, conversation, users, earlierHref, ...rest }: MessageLogProps) {
  const words = useChatMessages();
  const { messages, unsent, hasOlder, isLoadingOlder, loadOlder, markRead, retry, discard } = conversation;
  const me = users.find(({ isMe }) => isMe);
  const readNumber = me?.readNumber ?? 0;
  const isTheirs = (message: (typeof messages)[number]) => message.userId !== me?.userId;
  const lastOther = messages.findLast(isTheirs)?.number ?? 0;
  const [firstUnseen] = useState(
    () =>
      messages.find((message) => message.number > readNumber && message.kind !== 'event' && isTheirs(message))
        ?.number ?? null,
  );
  const first = messages[0]?.number;
  const scroll = useLogScroll(first, messages.at(-1)?.number, unsent.length);
  const lastSeen = useRef(lastOther);
  if (scroll.isAtEnd) lastSeen.current = lastOther;
  useMarkRead({ isAtEnd: scroll.isAtEnd, lastOther, readNumber, markRead });
  const news = useNews(messages, users, unsent.filter(({ state }) => state === 'failed').length);
  const showEarlier = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    // It goes away with the last older messages: the focus stays in the log.
    const stay = () => {
      if (document.activeElement === document.body) scroll.scroller.current?.focus({ preventScroll: true });
    };
    loadOlder().then(stay, () => {});
  };
  return (
    <div className={styles.frame}>
      <section
        ref={scroll.scroller}
        role="log"
        aria-label={words.messagesWith(name)}
        aria-live="off"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be in reach of the keys
        tabIndex={0}
        onScroll={scroll.onScroll}
        onKeyDown={moveInLog}
        className={styles.scroller}
      >
        <div className={styles.content}>
          {hasOlder && (
            <div className={styles.earlier}>
              <Link variant="secondary" size="s" href={earlierHref(first ?? 0)} onClick={showEarlier}>
                {isLoadingOlder ? words.loading : words.showEarlier}
              </Link>
            </div>
          )}
          <MessageRows
            {...rest}
            messages={messages}
            unsent={unsent}
            users={users}
            firstUnseen={firstUnseen}
            retry={retry}
            discard={discard}
          />
        </div>
      </section>
      {!scroll.isAtEnd && lastOther > lastSeen.current && (
        <div className={styles.jump}>
          <span className={styles.jumpButton}>
            <Button variant="secondary" size="s" onClick={scroll.jump}>
              <Glyph name="down" />
              {words.jump}
            </Button>
          </span>
        </div>
      )}
      <VisuallyHidden role="status">
        <span key={news.id}>{news.text}</span>
      </VisuallyHidden>
    </div>
  );
}
