import type { ChatMessage } from '@sewa/api/client';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createFakeServer } from '../../test/fakeServer.ts';
import type { ChatState, UnsentMessage } from './Chat.ts';
import type { ChatChange } from './ChatChange.ts';
import { emptyState } from './emptyState.ts';
import { reduce } from './reduce.ts';

const all = (changes: readonly ChatChange[], state: ChatState = emptyState): ChatState =>
  changes.reduce(reduce, state);

const arrived = (conversationId: string, message: ChatMessage): ChatChange => ({
  type: 'messageArrived',
  conversationId,
  message,
});

async function readList(server: ReturnType<typeof createFakeServer>): Promise<ChatChange> {
  return { type: 'listRead', page: 1, entries: await server.client.listConversations() };
}

async function readConversation(
  server: ReturnType<typeof createFakeServer>,
  conversationId: string,
  after?: number,
): Promise<ChatChange> {
  const query = after === undefined ? {} : { after: String(after) };
  return {
    type: 'conversationRead',
    conversation: await server.client.getConversation({ conversationId, ...query }),
  };
}

const numbers = ({ open }: ChatState, id = 'c1') => open[id]?.messages.map(({ number }) => number);

const unsent: UnsentMessage = {
  key: 'key-of-mine',
  conversationId: 'c1',
  text: 'mine',
  attachments: [],
  writtenAt: '2026-11-28T00:00:00.000Z',
  state: 'sending',
  error: null,
};

test('a message moves its conversation to the top; only another’s words count as unseen', async () => {
  const server = createFakeServer(['c1', 'c2']);
  server.write('c1', 'owner', 'old');
  server.write('c2', 'owner', 'newer');
  const before = all([await readList(server)]);
  expect([before.unread, before.conversations?.map(({ conversationId }) => conversationId)]).toEqual([
    2,
    ['c2', 'c1'],
  ]);
  const state = all(
    [
      arrived('c1', server.write('c1', 'asker', 'mine')),
      arrived('c1', server.write('c1', null, 'rented out')),
      arrived('c1', server.write('c1', 'owner', 'hello')),
    ],
    before,
  );
  expect(state.conversations?.[0]).toMatchObject({
    conversationId: 'c1',
    unseenCount: 2,
    latestMessage: { number: 4, text: 'hello' },
  });
  expect([state.unread, state.conversations]).toEqual([3, server.list()]);
});

test('the same event again changes nothing at all', async () => {
  const server = createFakeServer();
  const message = server.write('c1', 'owner', 'hello');
  const state = all([await readList(server), await readConversation(server, 'c1')]);
  expect(reduce(state, arrived('c1', message))).toBe(state);
  const read = { type: 'readNumberRose', conversationId: 'c1', userId: 'asker', number: 1 } as const;
  const seen = reduce(state, read);
  expect([seen.unread, reduce(seen, read) === seen]).toEqual([0, true]);
});

test('a message beyond a hole is not shown until the hole is filled', async () => {
  const server = createFakeServer();
  server.write('c1', 'owner', '1');
  const state = all([await readConversation(server, 'c1')]);
  server.write('c1', 'owner', '2');
  const gap = reduce(state, arrived('c1', server.write('c1', 'owner', '3')));
  expect(numbers(gap)).toEqual([1]);
  expect(numbers(reduce(gap, await readConversation(server, 'c1', 1)))).toEqual([1, 2, 3]);
});

test('an older answer takes nothing back', async () => {
  const server = createFakeServer();
  server.write('c1', 'owner', '1');
  server.write('c1', 'owner', '2');
  const [oldList, oldPage] = [await readList(server), await readConversation(server, 'c1')];
  const state = all([
    oldList,
    oldPage,
    arrived('c1', server.write('c1', 'owner', '3')),
    { type: 'readNumberRose', conversationId: 'c1', userId: null, number: 3 },
  ]);
  const late = all([oldList, oldPage], state);
  expect([numbers(late), late.unread, late.conversations?.[0]?.latestMessage?.number]).toEqual([
    [1, 2, 3],
    0,
    3,
  ]);
});

test('an answer from before the user saw messages counts only those after', async () => {
  const server = createFakeServer();
  for (const text of ['1', '2', '3']) server.write('c1', 'owner', text);
  server.write('c1', 'asker', 'mine');
  const [list, page] = [await readList(server), await readConversation(server, 'c1')];
  const seen = { type: 'readNumberRose', conversationId: 'c1', userId: null, number: 2 } as const;
  expect(all([list, page, seen]).unread).toBe(1);
  expect(all([list, page, seen, list]).unread).toBe(1);
});

test('a page that leaves a hole replaces what is shown; older pages go before it', async () => {
  const server = createFakeServer();
  for (let index = 0; index < 10; index++) server.write('c1', 'owner', 'early');
  const early = await readConversation(server, 'c1');
  for (let index = 0; index < 100; index++) server.write('c1', 'owner', 'late');
  const state = all([early, await readConversation(server, 'c1')]);
  expect([numbers(state)?.[0], numbers(state)?.at(-1), state.open.c1?.hasOlder]).toEqual([61, 110, true]);
  const older = (await server.client.getConversation({ conversationId: 'c1', before: '61' })).messages;
  const whole = all([{ type: 'olderRead', conversationId: 'c1', page: older }], state);
  expect([numbers(whole)?.[0], numbers(whole)?.length]).toEqual([11, 100]);
  expect(all([{ type: 'olderRead', conversationId: 'c1', page: older.slice(0, 5) }], state)).toEqual(
    all([{ type: 'olderRead', conversationId: 'c1', page: null }], state),
  );
});

test('a sent message is shown once, whether its echo or its answer comes first, and is never missing', async () => {
  const server = createFakeServer();
  server.write('c1', 'owner', '1');
  const start = all([
    await readList(server),
    await readConversation(server, 'c1'),
    { type: 'unsentChanged', unsent: [unsent] },
  ]);
  const message = server.write('c1', 'asker', 'mine', unsent.key);
  const { messageId, number, sentAt } = message;
  const answer: ChatChange = { type: 'messageSent', key: unsent.key, answer: { messageId, number, sentAt } };
  const echo = arrived('c1', message);
  for (const changes of [
    [answer, echo],
    [echo, answer],
  ]) {
    const states = changes.map((_, index) => all(changes.slice(0, index + 1), start));
    for (const state of states) {
      expect([numbers(state), state.unsent]).toEqual([[1, 2], []]);
      expect(state.open.c1?.messages.at(-1)).toEqual(message);
      expect(state.conversations).toEqual(server.list());
    }
  }
});

test('a sent message beyond a hole stays among the unsent until the hole is filled', async () => {
  const server = createFakeServer();
  const start = all([await readConversation(server, 'c1'), { type: 'unsentChanged', unsent: [unsent] }]);
  server.write('c1', 'owner', '1');
  const { messageId, number, sentAt } = server.write('c1', 'asker', 'mine', unsent.key);
  const sent = reduce(start, { type: 'messageSent', key: unsent.key, answer: { messageId, number, sentAt } });
  expect([numbers(sent), sent.unsent]).toEqual([[], [unsent]]);
  const filled = reduce(sent, await readConversation(server, 'c1'));
  expect([numbers(filled), filled.unsent]).toEqual([[1, 2], []]);
});

test('what vanished from a whole list vanishes; what is on later pages stays', async () => {
  const ids = Array.from({ length: 60 }, (_, index) => `c${index}`);
  const server = createFakeServer(ids);
  for (const id of ids) server.write(id, 'owner', 'hello');
  const first = await readList(server);
  const second = { type: 'listRead', page: 2, entries: server.list().slice(50) } as const;
  const state = all([first, second]);
  expect([state.conversations, state.hasMore]).toEqual([server.list(), false]);
  expect(reduce(state, first).conversations).toEqual(server.list());
  for (const id of ids.slice(0, 20)) server.rows.delete(id);
  expect(reduce(state, await readList(server)).conversations).toEqual(server.list());
});

test('events lost, doubled and out of order, followed by one look, leave exactly the rows of the server', async () => {
  const ids = ['c1', 'c2', 'c3'];
  const step = fc.record({
    id: fc.constantFrom(...ids),
    kind: fc.constantFrom('owner', 'asker', 'event', 'read'),
    times: fc.nat(2),
    isLate: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 30 }), async (steps) => {
      const server = createFakeServer(ids);
      let state = all([
        await readList(server),
        ...(await Promise.all(ids.map((id) => readConversation(server, id)))),
      ]);
      const late: ChatChange[] = [];
      for (const { id, kind, times, isLate } of steps) {
        const number = server.rows.get(id)?.messages.length ?? 0;
        if (kind === 'read') server.read(id, 'asker', number);
        const change: ChatChange =
          kind === 'read'
            ? { type: 'readNumberRose', conversationId: id, userId: 'asker', number }
            : arrived(id, server.write(id, kind === 'event' ? null : kind, 'words'));
        const copies = Array<ChatChange>(times).fill(change);
        if (isLate) late.unshift(...copies);
        else state = all(copies, state);
      }
      state = all(late, state);
      for (const id of ids) {
        const shown = numbers(state, id) ?? [];
        expect(shown).toEqual(shown.map((_, index) => index + 1));
        state = reduce(state, await readConversation(server, id, shown.at(-1) ?? 0));
        expect(state.open[id]?.messages).toEqual(server.rows.get(id)?.messages);
      }
      state = reduce(state, await readList(server));
      expect(state.conversations).toEqual(server.list());
      expect(state.unread).toBe(server.list().reduce((sum, { unseenCount }) => sum + unseenCount, 0));
    }),
  );
});
