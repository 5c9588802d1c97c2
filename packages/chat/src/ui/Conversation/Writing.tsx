import { Button } from '@sewa/ui';
import { Composer, type ComposerProps } from '../Composer/Composer.tsx';
import { useChatMessages } from '../messages/messagesContext.ts';
import * as styles from './Conversation.css.ts';

interface WritingProps extends ComposerProps {
  isBlocked: boolean;
  /** Whom the user has blocked. */
  name: string;
  onUnblock: () => void;
}

/** The composer, or why there is none. */
export function Writing({ isBlocked, name, onUnblock, ...rest }: WritingProps) {
  const messages = useChatMessages();
  if (!isBlocked) return <Composer {...rest} />;
  return (
    <div className={styles.blocked}>
      {messages.blockedByMe(name)}
      <Button variant="secondary" size="s" onClick={onUnblock}>
        {messages.unblockShort}
      </Button>
    </div>
  );
}
