import type { ChatState, ChatStorage, UnsentMessage } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import type { Store } from './createStore.ts';
import { fromSaved, savedMessages, savedMessagesName, toSaved } from './savedMessages.ts';

/** The unsent messages in the state of a chat, saved in the storage, which the tabs of a browser share. */
export interface UnsentList {
  get(): readonly UnsentMessage[];
  add(message: UnsentMessage): void;
  change(key: string, fields: Partial<UnsentMessage>): void;
  remove(key: string): void;
  /** Whether no other tab has sent or deleted it. */
  has(key: string): boolean;
  /** Takes up what is saved, and what other tabs save from now on; returns what stops it. */
  follow(onChange: () => void): () => void;
  wipe(): void;
}

/** Creates the list of a user's unsent messages. */
export function createUnsentList(
  store: Store<ChatState, ChatChange>,
  getStorage: () => ChatStorage | null,
  userId: string,
): UnsentList {
  const saved = savedMessages(getStorage, userId);
  /** Keys of messages that could not be saved: other tabs don't know them. */
  const onlyHere = new Set<string>();
  const get = (): readonly UnsentMessage[] => store.getSnapshot().unsent;
  const put = (unsent: readonly UnsentMessage[]): void => store.dispatch({ type: 'unsentChanged', unsent });
  let before = get();

  /** Brings the storage in line with the state. */
  function save(): void {
    const now = get();
    if (now === before) return;
    const keys = new Set(now.map(({ key }) => key));
    const gone = before.filter(({ key }) => !keys.has(key));
    const changed = now.filter((message) => !before.includes(message)).map(toSaved);
    before = now;
    const isSaved = saved.update((messages) => {
      const all = new Map((messages ?? []).map((message) => [message.key, message]));
      for (const message of changed) all.set(message.key, message);
      for (const { key } of gone) all.delete(key);
      return all.size > 0 ? [...all.values()] : null;
    });
    for (const { key } of changed) isSaved ? onlyHere.delete(key) : onlyHere.add(key);
  }
  store.subscribe(save);

  /** Brings the state in line with the storage. */
  function load(): void {
    const shown = new Map(get().map((message) => [message.key, message]));
    const messages = (saved.read() ?? []).map((message) => fromSaved(message, shown.get(message.key)));
    const keys = new Set(messages.map(({ key }) => key));
    const others = get().filter(
      ({ key, state }) => !keys.has(key) && (onlyHere.has(key) || state === 'sending'),
    );
    before = [...messages, ...others].sort((a, b) => a.writtenAt.localeCompare(b.writtenAt));
    put(before);
  }

  return {
    get,
    add: (message) => put([...get(), message]),
    change: (key, fields) =>
      put(get().map((message) => (message.key === key ? { ...message, ...fields } : message))),
    remove: (key) => put(get().filter((message) => message.key !== key)),
    has: (key) =>
      get().some((message) => message.key === key) &&
      (onlyHere.has(key) || (saved.read() ?? []).some((message) => message.key === key)),
    follow(onChange) {
      load();
      const ending = new AbortController();
      globalThis.window?.addEventListener(
        'storage',
        ({ key }) => {
          if (key !== savedMessagesName(userId)) return;
          load();
          onChange();
        },
        { signal: ending.signal },
      );
      return () => ending.abort();
    },
    wipe() {
      put([]);
      saved.update(() => null);
    },
  };
}
