import type { EnquiryCard } from '@sewa/api/client';
import { useConversation } from '@sewa/chat/react';
import type { ReactNode } from 'react';
import * as css from '../Enquiries/AskerCard.css.ts';
import { AskerCard } from '../Enquiries/AskerCard.tsx';
import { EnquiryBar } from '../Enquiries/EnquiryBar.tsx';
import { findState } from '../Enquiries/findState.ts';
import * as messages from '../messages.ts';
import { HomeHead } from './HomeHead.tsx';

interface AboutProps {
  readonly conversationId: string;
  /** What a lister knows of the asker; undefined for everybody else. */
  readonly card: EnquiryCard | undefined;
  /** Stands first. */
  readonly children?: ReactNode;
}

/** What an open conversation is about, and for a lister where it stands; nothing until it is read. */
export function ConversationAbout({ conversationId, card, children }: AboutProps) {
  const { about, messages: sent } = useConversation(conversationId);
  if (!about) return null;
  const { enquiry, users } = about;
  const me = users.find(({ isMe }) => isMe)?.userId;
  return (
    <>
      {children}
      <HomeHead conversation={about} />
      {enquiry ? (
        <EnquiryBar
          conversationId={conversationId}
          enquiry={enquiry}
          state={findState(
            enquiry,
            sent.some(({ userId }) => userId !== null && userId === me),
          )}
          members={card?.members ?? []}
        />
      ) : null}
      {enquiry && card ? (
        <details className={css.details}>
          <summary className={css.summary}>{messages.cardLabel}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and may hold nothing to focus */}
          <section className={css.content} tabIndex={0} aria-label={messages.cardLabel}>
            <AskerCard card={card} />
          </section>
        </details>
      ) : null}
    </>
  );
}
