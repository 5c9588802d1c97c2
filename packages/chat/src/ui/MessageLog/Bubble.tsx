import type { Attachment } from '@sewa/api/client';
import { IconButton } from '@sewa/ui';
import { memo } from 'react';
import { MessageText } from '../MessageText/MessageText.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import { Attachments } from './Attachments.tsx';
import * as styles from './Bubble.css.ts';

interface BubbleProps {
  message: { text: string; attachments: readonly Attachment[]; messageId?: string };
  isOwn: boolean;
  isUnsent?: boolean;
  fileHref: (fileId: string) => string;
  /** Asks to report the message; without it there is no such button. */
  onReport?: ((messageId: string) => void) | undefined;
  /** Whether Tab reaches the button; from there the arrows lead to those of other messages. */
  isTabStop?: boolean;
}

/** One message. */
export const Bubble = memo((props: BubbleProps) => {
  const { message, isOwn, isUnsent = false, fileHref, onReport, isTabStop = false } = props;
  const messages = useChatMessages();
  const { text, attachments, messageId } = message;
  const isBare = text === '' && attachments.every(({ contentType }) => contentType.startsWith('image/'));
  return (
    <div className={styles.line} data-own={isOwn ? '' : undefined}>
      <div
        className={styles.bubble}
        data-bare={isBare ? '' : undefined}
        data-unsent={isUnsent ? '' : undefined}
      >
        {attachments.length > 0 && <Attachments attachments={attachments} fileHref={fileHref} />}
        {text !== '' && <MessageText text={text} />}
      </div>
      {onReport && messageId !== undefined && (
        <span className={styles.action}>
          <IconButton
            label={messages.report}
            size="s"
            tabIndex={isTabStop ? 0 : -1}
            data-report=""
            onClick={() => onReport(messageId)}
          >
            <Glyph name="flag" />
          </IconButton>
        </span>
      )}
    </div>
  );
});
Bubble.displayName = 'Bubble';
