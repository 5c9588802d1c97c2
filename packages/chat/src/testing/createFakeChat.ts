import type { Attachment } from '@sewa/api/client';
import type { Chat, ChatState } from '../core/Chat.ts';
import { createStore } from '../core/createStore.ts';
import { emptyState } from '../core/emptyState.ts';
import { makeUnsent } from './makeConversation.ts';

/** A chat without a server, in a state of one's choice. */
export interface FakeChat extends Chat {
  /** Changes what the chat knows. */
  set(change: Partial<ChatState>): void;
  /** The calls that would have asked the server: name and arguments. */
  readonly calls: readonly (readonly [name: string, ...args: unknown[]])[];
}

/** Creates a chat for stories and tests: what is sent stays unsent, and every other call is noted and succeeds. */
export function createFakeChat(state: Partial<ChatState> = {}, actions: Partial<Chat> = {}): FakeChat {
  const store = createStore<ChatState, Partial<ChatState>>(
    { ...emptyState, connection: 'live', ...state },
    (before, change) => ({ ...before, ...change }),
  );
  const calls: (readonly [string, ...unknown[]])[] = [];
  const note =
    (name: string) =>
    async (...args: unknown[]): Promise<void> => {
      calls.push([name, ...args]);
    };
  const nothing = () => undefined;
  const { getSnapshot, subscribe, dispatch: set } = store;
  const discard = (key: string) =>
    set({ unsent: getSnapshot().unsent.filter((message) => message.key !== key) });
  return {
    calls,
    set,
    getSnapshot,
    subscribe,
    start: () => nothing,
    open: () => nothing,
    seed: nothing,
    wipe: nothing,
    refresh: note('refresh'),
    loadMore: note('loadMore'),
    loadOlder: note('loadOlder'),
    markRead: note('markRead'),
    setMuted: note('setMuted'),
    setBlocked: note('setBlocked'),
    report: note('report'),
    send(conversationId, message) {
      const key = `sent-${getSnapshot().unsent.length + 1}`;
      const unsent = makeUnsent({ attachments: [], ...message, key, conversationId, state: 'sending' });
      calls.push(['send', conversationId, message]);
      set({ unsent: [...getSnapshot().unsent, unsent] });
      return key;
    },
    retry(key) {
      const unsent = getSnapshot().unsent.map((message) =>
        message.key === key ? { ...message, state: 'sending' as const } : message,
      );
      set({ unsent });
    },
    discard,
    setDraft: (conversationId, text) => set({ drafts: { ...getSnapshot().drafts, [conversationId]: text } }),
    startConversation: async () => ({ conversationId: 'conversation-1', isNew: true }),
    upload: async (_conversationId, file) => ({
      id: `file-${file.name}`,
      name: file.name,
      contentType: file.type as Attachment['contentType'],
    }),
    ...actions,
  };
}
