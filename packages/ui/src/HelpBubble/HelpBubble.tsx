import { type SyntheticEvent, useEffect, useId, useRef } from 'react';
import { Button } from '../Button/Button.tsx';
import { heading } from '../Heading/Heading.css.ts';
import { Drawing } from '../Icon/Drawing.tsx';
import { mailPath, messageCirclePath, xPath } from '../Icon/generated/iconPaths.ts';
import { Link } from '../Link/Link.tsx';
import type { OpenChange, OpenReason } from '../state/OpenChange.ts';
import type { NativeProps } from '../styling/NativeProps.ts';
import * as english from '../UiProvider/english.ts';
import { useMessages } from '../UiProvider/messagesContext.ts';
import * as styles from './HelpBubble.css.ts';

/** Ways of a help bubble to reach somebody: a conversation in a panel, or a mail. */
export const helpModes = ['chat', 'email'] as const;

/** Props of `HelpBubble`. */
export type HelpBubbleProps = NativeProps<'aside'> & {
  /** How help is reached. */
  mode: (typeof helpModes)[number];
  /** Where a mail goes; with a chat, too, for when it does not work. */
  email: string;
  /** Whether the panel of the chat is open; its content is removed when it closes. @default false */
  isOpen?: boolean;
  /** Asks to open or close the panel. */
  onOpenChange?: (change: OpenChange) => void;
  /** How many messages nobody read yet. @default 0 */
  unreadCount?: number;
};

const subject = 'General Enquiry';

/** Offers help in a corner of the page: presents a chat it is given, or leads to a mail. */
export function HelpBubble({
  mode,
  email,
  isOpen = false,
  onOpenChange,
  unreadCount = 0,
  children,
  ...rest
}: HelpBubbleProps) {
  const messages = useMessages({
    close: english.close,
    help: english.help,
    helpByMail: english.helpByMail,
    unread: english.unread,
  });
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const bubble = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) panel.current?.focus();
  }, [isOpen]);
  const mailAddress = `mailto:${email}?subject=${encodeURIComponent(subject)}`;
  const close = (reason: OpenReason, { nativeEvent: event }: SyntheticEvent) => {
    bubble.current?.focus();
    onOpenChange?.({ isOpen: false, reason, event });
  };
  if (mode === 'email') {
    return (
      <aside aria-label={messages.help} {...rest} data-sewa-help="" className={styles.help}>
        <a href={mailAddress} aria-label={messages.helpByMail(email)} className={styles.bubble}>
          <Drawing path={mailPath} size="l" />
        </a>
      </aside>
    );
  }
  return (
    <aside aria-label={messages.help} {...rest} data-sewa-help="" className={styles.help}>
      {isOpen && (
        <section
          ref={panel}
          id={id}
          tabIndex={-1}
          aria-labelledby={`${id}-title`}
          className={styles.panel}
          onKeyDown={(event) => {
            if (event.key === 'Escape' && !event.nativeEvent.isComposing) close('escape', event);
          }}
        >
          <div className={styles.header}>
            <h2 id={`${id}-title`} data-size="s" className={heading}>
              {messages.help}
            </h2>
            <Button variant="quiet" aria-label={messages.close} onClick={(event) => close('close', event)}>
              <Drawing path={xPath} />
            </Button>
          </div>
          {children}
          <Link href={mailAddress} size="s">
            {messages.helpByMail(email)}
          </Link>
        </section>
      )}
      <button
        ref={bubble}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={unreadCount > 0 ? `${messages.help}, ${messages.unread(unreadCount)}` : messages.help}
        className={styles.bubble}
        onClick={({ nativeEvent: event }) => onOpenChange?.({ isOpen: !isOpen, reason: 'trigger', event })}
      >
        <Drawing path={messageCirclePath} size="l" />
        {unreadCount > 0 && <span className={styles.unread}>{unreadCount}</span>}
      </button>
    </aside>
  );
}
