import { makeKey } from '@sewa/api/client';
import type { ApiError } from '@sewa/api/errors';
import type { ChatClient, MessageToSend, UnsentMessage } from './Chat.ts';
import { callSignal } from './callSignal.ts';
import type { UnsentList } from './createUnsentList.ts';
import { askedToWait, backOff, isOffline, isRefused, isUnauthenticated } from './failures.ts';
import { inLock } from './inLock.ts';

/** What an outbox works with. */
export interface OutboxOptions {
  readonly client: Pick<ChatClient, 'sendMessage'>;
  readonly userId: string;
  readonly unsent: UnsentList;
  /** Called with the answer after each message that the server has taken. */
  readonly onSent: (message: UnsentMessage, answer: Awaited<ReturnType<ChatClient['sendMessage']>>) => void;
  /** Called when nobody is logged in; stops the outbox. */
  readonly onShutOut: (error: unknown) => void;
}

/**
 * Sends unsent messages: within a conversation one at a time, in order. Each keeps its key, so that the server takes it once however
 * often it is sent. What is refused fails and lets the next one pass; what is not answered is sent again.
 */
export interface Outbox {
  /** Begins to send; returns what stops it. */
  start(): () => void;
  /** Adds a message and returns its key. */
  add(conversationId: string, message: MessageToSend): string;
  retry(key: string): void;
  discard(key: string): void;
  /** Sends what waits for a connection at once, unless the server asked to wait. */
  wake(): void;
}

/** Creates the outbox of a user. */
export function createOutbox({ client, userId, unsent, onSent, onShutOut }: OutboxOptions): Outbox {
  const busy = new Set<string>();
  let isRunning = false;
  let attempts = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let notBefore = 0;

  const isAt = (key: string, state: UnsentMessage['state']): boolean =>
    unsent.get().some((message) => message.key === key && message.state === state);

  function wait(milliseconds: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = undefined;
      sendAll();
    }, milliseconds);
  }

  async function deliver(message: UnsentMessage): Promise<void> {
    const { key, conversationId, text, attachments } = message;
    if (!isRunning) return;
    if (!unsent.has(key)) return unsent.remove(key);
    unsent.change(key, { state: 'sending', error: null });
    const ids = attachments.map(({ id }) => id);
    const body = { conversationId, message: text, ...(ids.length > 0 ? { attachmentIds: ids } : {}) };
    const answer = await client.sendMessage({ body }, { idempotencyKey: key, ...callSignal() });
    attempts = 0;
    onSent(message, answer);
  }

  function fail(key: string, error: unknown): void {
    if (isRefused(error) && !isUnauthenticated(error)) {
      // Only the client's own errors have a status.
      unsent.change(key, { state: 'failed', error: error as ApiError });
      return;
    }
    unsent.change(key, { state: 'waiting' });
    if (isUnauthenticated(error)) onShutOut(error);
    else if (isRunning) {
      notBefore = Math.max(notBefore, Date.now() + askedToWait(error));
      wait(backOff(attempts, error));
      attempts += 1;
    }
  }

  async function send(message: UnsentMessage): Promise<void> {
    busy.add(message.conversationId);
    try {
      await inLock(`chat-${userId}-${message.conversationId}`, () => deliver(message));
    } catch (error) {
      fail(message.key, error);
    }
    busy.delete(message.conversationId);
    sendAll();
  }

  function sendAll(): void {
    if (!isRunning || timer !== undefined) return;
    for (const message of unsent.get()) {
      if (message.state === 'waiting' && !busy.has(message.conversationId)) void send(message);
    }
  }

  function stop(): void {
    isRunning = false;
    clearTimeout(timer);
    timer = undefined;
  }

  function wake(): void {
    const left = Math.max(notBefore - Date.now(), isOffline() ? backOff(0) : 0);
    clearTimeout(timer);
    timer = undefined;
    if (left > 0) wait(left);
    else sendAll();
  }

  return {
    start() {
      isRunning = true;
      const leave = unsent.follow(sendAll);
      sendAll();
      return () => {
        leave();
        stop();
      };
    },
    add(conversationId, { text, attachments = [] }) {
      const key = makeKey();
      const writtenAt = new Date().toISOString();
      unsent.add({ key, conversationId, text, attachments, writtenAt, state: 'waiting', error: null });
      wake();
      return key;
    },
    retry(key) {
      if (!isAt(key, 'failed')) return;
      unsent.change(key, { state: 'waiting', error: null });
      wake();
    },
    discard(key) {
      if (!isAt(key, 'sending')) unsent.remove(key);
    },
    wake() {
      attempts = 0;
      wake();
    },
  };
}
