import type { ApiError } from '@sewa/api/errors';
import type { ChatClient, ChatState } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import { callSignal } from './callSignal.ts';
import type { Store } from './createStore.ts';
import { PAGE_SIZE } from './mergeList.ts';
import { oneAtATime } from './oneAtATime.ts';
import { lastNumber } from './reduceMessages.ts';

/**
 * Reads the rows of the server into the state of a chat. Everything rejects with the `ApiError` of its call, but it is no failure that a
 * conversation is none of the user's: its state says so.
 */
export interface Reader {
  /** Reads the first page of the list. */
  readList(): Promise<void>;
  /** Reads the next page of the list. */
  readMore(): Promise<void>;
  /** Reads a conversation: its last page when it is opened, later what came after its last message. */
  read(conversationId: string): Promise<void>;
  /** Reads all that is known of a conversation again. */
  readAgain(conversationId: string): Promise<void>;
  /** Reads the page before the first known message of a conversation. */
  readOlder(conversationId: string): Promise<void>;
  /** Reads the list and what the conversations miss that are open or have a message under way. */
  readAll(): Promise<void>;
  /** Keeps a conversation among those of `readAll`; returns what ends that. */
  hold(conversationId: string): () => void;
  isHeld(conversationId: string): boolean;
}

/** Creates the reader of a chat. */
export function createReader(
  client: Pick<ChatClient, 'getConversation' | 'listConversations'>,
  store: Store<ChatState, ChatChange>,
): Reader {
  const holds = new Map<string, number>();
  const reads = new Map<string, () => Promise<void>>();
  /** Conversations whose last page is to be read, and those of which everything is. */
  const opened = new Set<string>();
  const outdated = new Set<string>();
  let pages = 1;

  async function readPage(page: number): Promise<void> {
    const query = { pageNumber: String(page), pageSize: String(PAGE_SIZE) };
    const entries = await client.listConversations(query, callSignal());
    store.dispatch({ type: 'listRead', page, entries });
  }

  const readList = oneAtATime(async () => {
    try {
      await readPage(1);
    } catch (error) {
      store.dispatch({ type: 'listFailed', error: error as ApiError });
      throw error;
    }
  });

  /** The number after which to read; undefined for the last page. */
  function findStart(conversationId: string): number | undefined {
    const conversation = store.getSnapshot().open[conversationId];
    const first = conversation?.messages[0];
    if (opened.has(conversationId) || !first) return undefined;
    return outdated.has(conversationId) ? first.number - 1 : lastNumber(conversation);
  }

  async function readMissing(conversationId: string): Promise<void> {
    let after = findStart(conversationId);
    opened.delete(conversationId);
    outdated.delete(conversationId);
    for (;;) {
      const query = after === undefined ? {} : { after: String(after) };
      const conversation = await client.getConversation({ conversationId, ...query }, callSignal());
      store.dispatch({ type: 'conversationRead', conversation });
      const end = conversation.messages.at(-1)?.number ?? conversation.last;
      if (after === undefined || end >= conversation.last) return;
      after = end;
    }
  }

  const makeRead = (conversationId: string): (() => Promise<void>) =>
    oneAtATime(async () => {
      const wasOutdated = outdated.has(conversationId);
      try {
        await readMissing(conversationId);
      } catch (error) {
        if (wasOutdated) outdated.add(conversationId);
        store.dispatch({ type: 'conversationFailed', conversationId, error: error as ApiError });
        throw error;
      }
    });

  async function read(conversationId: string): Promise<void> {
    const known = reads.get(conversationId) ?? makeRead(conversationId);
    reads.set(conversationId, known);
    try {
      await known();
    } catch (error) {
      // Its state says it.
      if (store.getSnapshot().open[conversationId]?.state !== 'missing') throw error;
    }
  }

  return {
    readList,
    read,
    async readMore() {
      await readPage(pages + 1);
      pages += 1;
    },
    readAgain(conversationId) {
      outdated.add(conversationId);
      return read(conversationId);
    },
    async readOlder(conversationId) {
      const conversation = store.getSnapshot().open[conversationId];
      const first = conversation?.messages[0];
      if (!first || !conversation.hasOlder || conversation.isLoadingOlder) return;
      store.dispatch({ type: 'olderAsked', conversationId });
      try {
        const query = { conversationId, before: String(first.number) };
        const { messages } = await client.getConversation(query, callSignal());
        store.dispatch({ type: 'olderRead', conversationId, page: messages });
      } catch (error) {
        store.dispatch({ type: 'olderRead', conversationId, page: null });
        throw error;
      }
    },
    async readAll() {
      const { open, unsent } = store.getSnapshot();
      const underWay = unsent.filter(({ state }) => state === 'sending').map((sent) => sent.conversationId);
      const ids = new Set([...holds.keys(), ...underWay.filter((id) => open[id])]);
      await Promise.all([readList(), ...[...ids].map(read)]);
    },
    hold(conversationId) {
      const count = holds.get(conversationId) ?? 0;
      holds.set(conversationId, count + 1);
      if (count === 0) {
        opened.add(conversationId);
        store.dispatch({ type: 'conversationOpened', conversationId });
      }
      return () => {
        const left = (holds.get(conversationId) ?? 1) - 1;
        if (left > 0) holds.set(conversationId, left);
        else holds.delete(conversationId);
      };
    },
    isHeld: (conversationId) => holds.has(conversationId),
  };
}
