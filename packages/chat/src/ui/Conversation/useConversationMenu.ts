import { useCallback, useState } from 'react';
import type { ConversationView } from '../../react.ts';
import { useChatMessages } from '../messages/messagesContext.ts';

/** What is open above a conversation, and the line that says what was done. */
export function useConversationMenu(
  { about, setMuted, setBlocked, report }: ConversationView,
  otherId: string | undefined,
) {
  const messages = useChatMessages();
  const [notice, setNotice] = useState('');
  const [isBlocking, setBlocking] = useState(false);
  const [isChoosing, setChoosing] = useState(false);
  const [hasAsked, setAsked] = useState(false);
  const [reported, setReported] = useState<string | null>(null);
  // The same function at every render, so that messages are not rendered again.
  const onReport = useCallback((messageId: string) => {
    setAsked(true);
    setReported(messageId);
  }, []);
  const run = (work: Promise<void>, done: string) => {
    work.then(
      () => setNotice(done),
      () => setNotice(messages.notDone),
    );
  };
  const block = (isBlocked: boolean) => otherId !== undefined && run(setBlocked(otherId, isBlocked), '');
  return {
    notice,
    isBlocking,
    /** Whether a dialog was ever opened. */
    hasAsked,
    /** Id of the message that is being reported; null if none is. */
    reported,
    /** Whether a message is being chosen to be reported. */
    isChoosing,
    dismiss() {
      setNotice('');
      setChoosing(false);
    },
    choose() {
      setNotice(messages.reportChoose);
      setChoosing(true);
    },
    onReport,
    onMute() {
      const isMuted = !about?.isMuted;
      run(setMuted(isMuted), isMuted ? messages.emailsMuted : messages.emailsOn);
    },
    /** Asks before it blocks; takes a block back at once. */
    onBlock() {
      if (about?.isBlocked) return block(false);
      setAsked(true);
      setBlocking(true);
    },
    onBlockAnswer({ value }: { value: boolean }) {
      setBlocking(false);
      if (value) block(true);
    },
    sendReport: async (reason: string) => {
      if (reported !== null) await report(reported, reason);
    },
    closeReport(isSent: boolean) {
      setReported(null);
      setChoosing(false);
      setNotice(isSent ? messages.reportSent : '');
    },
  };
}

/** What `useConversationMenu` gives. */
export type ConversationMenuState = ReturnType<typeof useConversationMenu>;
