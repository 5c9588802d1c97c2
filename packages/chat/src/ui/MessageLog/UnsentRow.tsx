import { Button, VisuallyHidden } from '@sewa/ui';
import { memo } from 'react';
import type { UnsentMessage } from '../../core/Chat.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Bubble } from './Bubble.tsx';
import * as styles from './MessageRows.css.ts';

interface UnsentRowProps {
  message: UnsentMessage;
  fileHref: (fileId: string) => string;
  retry: (key: string) => void;
  discard: (key: string) => void;
}

/** A message that has not arrived, with how it stands and, if it was refused, what to do about it. */
export const UnsentRow = memo(({ message, fileHref, retry, discard }: UnsentRowProps) => {
  const messages = useChatMessages();
  const { key, state, error } = message;
  const words = { waiting: messages.waiting, sending: messages.sending, failed: messages.failed }[state];
  return (
    <li className={styles.group}>
      <VisuallyHidden>{messages.you}</VisuallyHidden>
      <Bubble message={message} isOwn isUnsent={state !== 'sending'} fileHref={fileHref} />
      <div className={styles.footer} data-own="" data-state={state}>
        <span>{error?.status === 403 ? messages.notAllowed : words}</span>
        {state === 'failed' && (
          <Button variant="quiet" size="s" onClick={() => retry(key)}>
            {messages.retry}
          </Button>
        )}
        {state !== 'sending' && (
          <Button variant="quiet" size="s" onClick={() => discard(key)}>
            {messages.discard}
          </Button>
        )}
      </div>
    </li>
  );
});
UnsentRow.displayName = 'UnsentRow';
