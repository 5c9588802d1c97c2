import { useEffect, useState } from 'react';
import type { ChatConnection } from '../../core/Chat.ts';
import { useChatMessages } from '../messages/messagesContext.ts';
import { connectionLine } from './ConnectionLine.css.ts';

/** Milliseconds before updating is worth a word: most of the time it is done by then. */
const PATIENCE = 800;

/** Says that there is no connection, or that what was missed is being fetched; empty while all is well. */
export function ConnectionLine({ connection }: { connection: ChatConnection }) {
  const messages = useChatMessages();
  const [slow, setSlow] = useState<ChatConnection>();
  useEffect(() => {
    if (connection !== 'updating') return;
    const timer = setTimeout(() => setSlow(connection), PATIENCE);
    return () => {
      clearTimeout(timer);
      setSlow(undefined);
    };
  }, [connection]);
  const words = connection === 'offline' ? messages.offline : slow === 'updating' && messages.updating;
  return (
    <div role="status" data-connection={connection} className={connectionLine}>
      {words && <span>{words}</span>}
    </div>
  );
}
