import type { Session } from '@sewa/auth';
import type { Chat } from '@sewa/chat';

/** The chat of a document: one for whoever is signed in, until their session ends. */
export interface LiveChat {
  /** Null until there is one, and after it ended. */
  getSnapshot(): Chat | null;
  /** Whether the session ended: whoever logs in next begins with a new document. */
  hasEnded(): boolean;
  /** Calls back after every change; returns what ends it. */
  subscribe(onChange: () => void): () => void;
  /** Makes a chat the one of this document, unless it has one already or the session ended. */
  adopt(chat: Chat): void;
  /** Asks who is signed in, because the chat was refused; starts it again unless nobody is. */
  noteSignedOut(): void;
  /** Deletes what is unsent: at log-out. */
  wipe(): void;
}

/** Milliseconds before a refused chat is started again; each wait is twice the one before, a minute at most. */
const FIRST_WAIT = 1_000;
const LONGEST_WAIT = 60_000;

/** Creates the place of a document's chat, which ends with the session. */
export function createLiveChat(session: Session): LiveChat {
  const listeners = new Set<() => void>();
  let chat: Chat | null = null;
  let last: Chat | null = null;
  let hasEnded = false;
  let wait = FIRST_WAIT;
  const notify = () => {
    for (const listener of [...listeners]) listener();
  };
  session.subscribe(() => {
    if (!chat || session.getSnapshot().isAuthenticated) return;
    chat = null;
    hasEnded = true;
    notify();
  });
  async function startAgain(): Promise<void> {
    // A session that has ended ends the chat, and leads to log-in.
    if ((await session.control()) === 'signedOut') return;
    setTimeout(() => {
      // It goes on for those who started it before, and for nobody else.
      const stop = chat?.start();
      stop?.();
    }, wait);
    wait = Math.min(wait * 2, LONGEST_WAIT);
  }

  return {
    getSnapshot: () => chat,
    hasEnded: () => hasEnded,
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    adopt(opened) {
      if (chat || hasEnded) return;
      chat = opened;
      last = opened;
      notify();
    },
    noteSignedOut: () => void startAgain(),
    wipe: () => last?.wipe(),
  };
}
