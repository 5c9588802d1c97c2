import type { ChatMessage, Conversation, ConversationEntry } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { ChatClient } from '../src/core/Chat.ts';
import type { StreamEvent } from '../src/core/Transport.ts';

const ME = 'asker';
const PAGE = 50;

interface Row {
  conversationId: string;
  messages: ChatMessage[];
  read: Record<string, number>;
}

interface OpenStream {
  write(text: string): void;
  end(): void;
}

const refuse = (status: number, retryAfter: number | null = null): ApiError =>
  new ApiError({ code: 'R003', status, retryAfter });

/** A server of conversations between the user `asker` and an `owner`, whose calls can be held, fail or lose their answers. */
export function createFakeServer(ids: readonly string[] = ['c1']) {
  const rows = new Map<string, Row>(
    ids.map((id) => [id, { conversationId: id, messages: [], read: { asker: 0, owner: 0 } }]),
  );
  const keys = new Map<string, ChatMessage>();
  const streams = new Set<OpenStream>();
  const calls: string[] = [];
  let clock = Date.UTC(2026, 10, 28);
  /** Called before each call is done; throws what fails it. */
  let before: (call: string) => void | Promise<void> = () => undefined;
  /** Called after each call is done; throws if its answer is lost. */
  let after: (call: string) => void | Promise<void> = () => undefined;

  const getRow = (id: string): Row => {
    const row = rows.get(id);
    if (!row) throw refuse(404);
    return row;
  };

  const describe = ({ conversationId, read }: Row) => ({
    conversationId,
    conversationContextId: 'listing-1',
    contextName: 'A home',
    users: ['asker', 'owner'].map((userId) => ({
      userId,
      name: userId,
      isMe: userId === ME,
      readNumber: read[userId] ?? 0,
    })),
    isMuted: false,
  });

  const toEntry = (row: Row): ConversationEntry => {
    const latest = row.messages.at(-1);
    const unseen = row.messages.filter(
      ({ number, kind, userId }) => number > (row.read[ME] ?? 0) && kind !== 'event' && userId !== ME,
    );
    return {
      ...describe(row),
      latestMessage: latest
        ? {
            messageId: latest.messageId,
            number: latest.number,
            kind: latest.kind,
            userId: latest.userId,
            text: latest.text,
            sentAt: latest.sentAt,
          }
        : null,
      hasUnseenMessage: unseen.length > 0,
      unseenCount: unseen.length,
      messages: [],
    };
  };

  const list = (): ConversationEntry[] =>
    [...rows.values()]
      .map(toEntry)
      .sort((a, b) => (b.latestMessage?.sentAt ?? '').localeCompare(a.latestMessage?.sentAt ?? ''));

  function toConversation(
    row: Row,
    { before, after }: { before?: string | undefined; after?: string | undefined },
  ): Conversation {
    const { messages } = row;
    const page =
      after !== undefined
        ? messages.filter(({ number }) => number > Number(after)).slice(0, PAGE)
        : messages.filter(({ number }) => before === undefined || number < Number(before)).slice(-PAGE);
    return {
      ...describe(row),
      listing: null,
      partyId: null,
      isBlocked: false,
      messages: page,
      first: messages.length > 0 ? 1 : 0,
      last: messages.length,
    };
  }

  function write(
    conversationId: string,
    userId: string | null,
    text: string,
    key: string | null = null,
  ): ChatMessage {
    const { messages } = getRow(conversationId);
    clock += 1_000;
    const number = messages.length + 1;
    const message: ChatMessage = {
      messageId: `${conversationId}-${number}`,
      number,
      kind: userId === null ? 'event' : 'text',
      userId,
      text,
      sentAt: new Date(clock).toISOString(),
      attachments: [],
      key,
    };
    messages.push(message);
    return message;
  }

  async function answer<Answer>(call: string, work: () => Answer): Promise<Answer> {
    calls.push(call);
    await before(call);
    const result = structuredClone(work());
    await after(call);
    return result;
  }

  const unused = () => Promise.reject(refuse(500));
  const client: ChatClient = {
    listConversations: ({ pageNumber = '1' } = {}) =>
      answer(`list ${pageNumber}`, () =>
        list().slice((Number(pageNumber) - 1) * PAGE, Number(pageNumber) * PAGE),
      ),
    getConversation: ({ conversationId, ...range }) =>
      answer(`read ${conversationId} ${JSON.stringify(range)}`, () =>
        toConversation(getRow(conversationId), range),
      ),
    sendMessage: ({ body }, options) =>
      answer(`send ${body.message}`, () => {
        const key = options?.idempotencyKey ?? '';
        const message = keys.get(key) ?? write(body.conversationId, ME, body.message, key);
        keys.set(key, message);
        return { messageId: message.messageId, number: message.number, sentAt: message.sentAt };
      }),
    markRead: ({ conversationId, body }) =>
      answer(`mark ${conversationId} ${body.number}`, () => {
        const { read } = getRow(conversationId);
        read[ME] = Math.max(read[ME] ?? 0, body.number);
        return null;
      }),
    streamChat: () =>
      answer('stream', () => undefined).then(() => {
        const encoder = new TextEncoder();
        let opened: OpenStream | undefined;
        return new ReadableStream<Uint8Array>({
          cancel: () => void (opened && streams.delete(opened)),
          start(controller) {
            const stream: OpenStream = {
              write: (text) => controller.enqueue(encoder.encode(text)),
              end() {
                if (streams.delete(stream)) controller.close();
              },
            };
            opened = stream;
            streams.add(stream);
            stream.write(':\n\n');
          },
        });
      }),
    startConversation: unused,
    addAttachment: unused,
    muteConversation: unused,
    reportMessage: unused,
    blockUser: unused,
    unblockUser: unused,
  };

  return {
    client,
    calls,
    rows,
    streams,
    list,
    write,
    refuse,
    read: (conversationId: string, userId: string, number: number): void => {
      getRow(conversationId).read[userId] = number;
    },
    /** Tells all open streams. */
    emit({ name, ...data }: StreamEvent): void {
      for (const stream of streams) stream.write(`event: ${name}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    /** Somebody writes, and all open streams are told. */
    say(conversationId: string, userId: string | null, text: string): ChatMessage {
      const message = write(conversationId, userId, text);
      this.emit({ name: 'message', conversationId, message });
      return message;
    },
    cut(): void {
      for (const stream of [...streams]) stream.end();
    },
    setBefore(next: typeof before): void {
      before = next;
    },
    setAfter(next: typeof after): void {
      after = next;
    },
    countCalls: (start: string): number => calls.filter((call) => call.startsWith(start)).length,
  };
}

/** A storage in memory, which several chats can share as tabs do. */
export function createMemoryStorage() {
  const values = new Map<string, string>();
  return {
    values,
    getItem: (name: string) => values.get(name) ?? null,
    setItem: (name: string, value: string) => void values.set(name, value),
    removeItem: (name: string) => void values.delete(name),
  };
}
