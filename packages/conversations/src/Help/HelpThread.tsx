import '@sewa/chat/styles.css';
import { useConversations } from '@sewa/chat/react';
import { Conversation } from '@sewa/chat/ui';
import { Spinner } from '@sewa/ui';
import { useEffect, useRef, useState } from 'react';
import * as messages from '../messages.ts';
import { findHelpConversation } from './findHelpConversation.ts';
import { HelpForm } from './HelpForm.tsx';
import { HelpLink } from './HelpLink.tsx';
import * as css from './HelpThread.css.ts';
import { useHelpLogIn } from './useHelpLogIn.ts';

/** The conversation with the help desk, or the form that begins it. */
function OwnThread() {
  const [started, setStarted] = useState<string | null>(null);
  const thread = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => {
    if (started !== null) thread.current?.querySelector('textarea')?.focus();
  }, [started]);
  const { conversations, error } = useConversations();
  const conversationId =
    started ?? (conversations && findHelpConversation(conversations)?.conversationId) ?? null;
  if (conversationId !== null)
    return (
      <div ref={thread} className={css.thread}>
        <Conversation conversationId={conversationId} />
      </div>
    );
  if (conversations) return <HelpForm onStarted={setStarted} />;
  return error ? (
    <HelpLink lead={messages.helpFailure} label={messages.openHelpLabel} />
  ) : (
    <Spinner label={messages.loadingHelp} />
  );
}

/** The thread of the session's person; another session begins anew. */
export function HelpThread() {
  const { token, hasFailed } = useHelpLogIn();
  if (hasFailed) return <HelpLink lead={messages.helpFailure} label={messages.openHelpLabel} />;
  return token === null ? <Spinner label={messages.loadingHelp} /> : <OwnThread key={token} />;
}
