import type { Chat, ChatOptions, ChatState } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import { createDrafts } from './createDrafts.ts';
import { createOutbox } from './createOutbox.ts';
import { createReader } from './createReader.ts';
import { createReadMarks } from './createReadMarks.ts';
import { createStore, type Store } from './createStore.ts';
import { createSync } from './createSync.ts';
import { createUnsentList } from './createUnsentList.ts';
import { emptyState } from './emptyState.ts';
import { isUnauthenticated } from './failures.ts';
import { followEvents } from './followEvents.ts';
import { findMe } from './readNumbers.ts';
import { reduce } from './reduce.ts';
import { findLocalStorage } from './savedRecord.ts';
import { startPoll } from './startPoll.ts';
import { startStream } from './startStream.ts';

/** Creates the chat of the user who is logged in. Nothing is read or sent before `start`. */
export function createChat(options: ChatOptions): Chat {
  const { client, userId, initial = {} } = options;
  const getStorage = () => (options.storage === undefined ? findLocalStorage() : options.storage);
  const inner = createStore<ChatState, ChatChange>(
    reduce(emptyState, { type: 'seeded', answers: initial }),
    reduce,
  );
  let isWiped = false;
  const store: Store<ChatState, ChatChange> = {
    ...inner,
    // What is answered after a log-out is the user's before.
    dispatch: (change) => {
      if (!isWiped) inner.dispatch(change);
    },
  };
  const drafts = createDrafts(getStorage, userId);
  const unsent = createUnsentList(store, getStorage, userId);
  const reader = createReader(client, store);
  const marks = createReadMarks(client);
  const outbox = createOutbox({
    client,
    userId,
    unsent,
    onSent({ key, conversationId }, answer) {
      store.dispatch({ type: 'messageSent', key, answer });
      const { conversations, unsent } = store.getSnapshot();
      const isListed = conversations?.some((entry) => entry.conversationId === conversationId);
      if (unsent.some((message) => message.key === key)) reader.read(conversationId).catch(sync.fail);
      if (!isListed) reader.readList().catch(sync.fail);
    },
    onShutOut: shutOut,
  });
  const sync = createSync(store, reader, {
    onLive() {
      outbox.wake();
      marks.retry();
    },
    onShutOut: shutOut,
  });
  const onEvent = followEvents(store, reader, sync);
  let starts = 0;
  let stopAll: (() => void) | null = null;

  function run(): void {
    store.dispatch({ type: 'draftsChanged', drafts: { ...drafts.read(), ...store.getSnapshot().drafts } });
    const begin = options.transport === 'poll' ? startPoll : startStream;
    const { look, lose, pause } = sync;
    const stopOutbox = outbox.start();
    const transport = begin({ client, userId, look, onEvent, onDown: lose, onPause: pause });
    const ending = new AbortController();
    const { signal } = ending;
    globalThis.window?.addEventListener('online', transport.wake, { signal });
    globalThis.window?.addEventListener('online', outbox.wake, { signal });
    globalThis.window?.addEventListener('focus', outbox.wake, { signal });
    globalThis.window?.addEventListener('offline', () => lose({ status: 0 }), { signal });
    stopAll = () => {
      ending.abort();
      transport.stop();
      stopOutbox();
      pause();
    };
  }

  function halt(): void {
    stopAll?.();
    stopAll = null;
  }

  function shutOut(error: unknown): void {
    if (!isRunning()) return;
    halt();
    if (isUnauthenticated(error)) options.onSignedOut?.();
  }

  const isRunning = (): boolean => stopAll !== null;

  return {
    getSnapshot: store.getSnapshot,
    subscribe: store.subscribe,
    start() {
      starts += 1;
      if (!isRunning() && !isWiped) run();
      let isStopped = false;
      return () => {
        if (isStopped) return;
        isStopped = true;
        starts -= 1;
        if (starts === 0) halt();
      };
    },
    open(conversationId) {
      const leave = reader.hold(conversationId);
      if (isRunning()) reader.read(conversationId).catch(sync.fail);
      return leave;
    },
    seed: (answers) => store.dispatch({ type: 'seeded', answers }),
    refresh: reader.readAll,
    loadMore: reader.readMore,
    loadOlder: reader.readOlder,
    send: outbox.add,
    retry: outbox.retry,
    discard: outbox.discard,
    async markRead(conversationId, number) {
      const { conversations, open } = store.getSnapshot();
      const entry = conversations?.find((known) => known.conversationId === conversationId);
      const me = findMe(open[conversationId]?.about?.users ?? entry?.users);
      if (me && me.readNumber >= number) return;
      store.dispatch({ type: 'readNumberRose', conversationId, userId: null, number });
      await marks.post(conversationId, number);
    },
    setDraft(conversationId, text) {
      if (isWiped) return;
      const { [conversationId]: _, ...others } = store.getSnapshot().drafts;
      store.dispatch({
        type: 'draftsChanged',
        drafts: text === '' ? others : { ...others, [conversationId]: text },
      });
      drafts.write(conversationId, text);
    },
    async startConversation(input) {
      const answer = await client.startConversation({ body: input });
      reader.readList().catch(sync.fail);
      return answer;
    },
    upload: (conversationId, body, signal) =>
      client.addAttachment({ conversationId, body }, signal ? { signal } : {}),
    async setMuted(conversationId, isMuted) {
      await client.muteConversation({ conversationId, body: { isMuted } });
      store.dispatch({ type: 'conversationChanged', conversationId, change: { isMuted } });
    },
    async report(conversationId, messageId, reason) {
      await client.reportMessage({ conversationId, body: { messageId, reason } });
    },
    async setBlocked(conversationId, { userId }, isBlocked) {
      if (isBlocked) await client.blockUser({ body: { userId } });
      else await client.unblockUser({ userId });
      store.dispatch({ type: 'conversationChanged', conversationId, change: { isBlocked } });
    },
    wipe() {
      halt();
      unsent.wipe();
      drafts.wipe();
      store.dispatch({ type: 'wiped' });
      isWiped = true;
    },
  };
}
