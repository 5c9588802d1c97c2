import { Link } from '@sewa/ui';
import type { ReactNode } from 'react';
import { stripBidi } from '../MessageText/stripBidi.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import { title } from '../styling/Placeholder.css.ts';
import * as styles from './Conversation.css.ts';

interface ConversationHeadProps {
  name: string;
  contextName: string;
  backHref: string | undefined;
  /** What it is about, from the page. */
  head: ReactNode;
  /** The menu. */
  children: ReactNode;
}

/** Whom a conversation is with and what it is about. */
export function ConversationHead({ name, contextName, backHref, head, children }: ConversationHeadProps) {
  const messages = useChatMessages();
  const about = stripBidi(contextName);
  return (
    <>
      <div className={styles.bar}>
        {backHref !== undefined && (
          <span data-back="" className={styles.back}>
            <Link href={backHref} variant="quiet" aria-label={messages.back}>
              <Glyph name="back" />
            </Link>
          </span>
        )}
        <div className={styles.titles}>
          {name !== '' && (
            <h2 className={title}>
              <bdi>{name}</bdi>
            </h2>
          )}
          {!head && about !== name && <bdi className={styles.about}>{about}</bdi>}
        </div>
        <div className={styles.menu}>{children}</div>
      </div>
      {head && <div className={styles.head}>{head}</div>}
    </>
  );
}
