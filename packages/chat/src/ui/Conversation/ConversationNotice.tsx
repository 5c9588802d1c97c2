import { IconButton } from '@sewa/ui';
import { useChatMessages } from '../messages/messagesContext.ts';
import { Glyph } from '../styling/Glyph.tsx';
import * as styles from './Conversation.css.ts';

/** Says what was done, until it is dismissed. */
export function ConversationNotice({ notice, onDismiss }: { notice: string; onDismiss: () => void }) {
  const { dismiss } = useChatMessages();
  return (
    <div role="status">
      {notice !== '' && (
        <div className={styles.notice}>
          {notice}
          <IconButton label={dismiss} size="s" onClick={onDismiss}>
            <Glyph name="cross" />
          </IconButton>
        </div>
      )}
    </div>
  );
}
