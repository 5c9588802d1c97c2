import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createFakeServer, createMemoryStorage } from '../../test/fakeServer.ts';
import { createChat } from './createChat.ts';

const settle = () => vi.advanceTimersByTimeAsync(0);

function setUp(ids?: readonly string[], onSignedOut = () => {}) {
  const server = createFakeServer(ids);
  const storage = createMemoryStorage();
  const chat = createChat({ client: server.client, userId: 'asker', storage, onSignedOut });
  const shown = (id = 'c1') => chat.getSnapshot().open[id]?.messages.map(({ text }) => text);
  return { server, chat, shown, storage };
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('an open conversation is read and follows the stream', async () => {
  const { server, chat, shown } = setUp();
  server.write('c1', 'owner', '1');
  const leave = chat.open('c1');
  expect(chat.getSnapshot().open.c1?.state).toBe('loading');
  const stop = chat.start();
  await settle();
  server.say('c1', 'owner', '2');
  await settle();
  expect([shown(), chat.getSnapshot().unread, server.calls]).toEqual([
    ['1', '2'],
    2,
    ['stream', 'list 1', 'read c1 {}'],
  ]);
  leave();
  stop();
});

test('a number that is not the next one makes it ask for the gap, and it is live only when that is filled', async () => {
  const { server, chat, shown } = setUp();
  server.write('c1', 'owner', '1');
  chat.open('c1');
  const stop = chat.start();
  await settle();
  for (let index = 2; index < 70; index++) server.write('c1', 'owner', 'lost');
  let release = () => {};
  server.setBefore((call) =>
    call.includes('"after":"51"') ? new Promise<void>((resolve) => (release = resolve)) : undefined,
  );
  server.say('c1', 'owner', 'last');
  await settle();
  expect([chat.getSnapshot().connection, shown()?.length]).toEqual(['updating', 51]);
  release();
  await settle();
  expect([chat.getSnapshot().connection, shown()?.length, shown()?.at(-1)]).toEqual(['live', 70, 'last']);
  expect(chat.getSnapshot().unread).toBe(70);
  stop();
});

test('after a cut it asks for what came after the last number; the list never goes blank and nothing is shown twice', async () => {
  const { server, chat, shown } = setUp();
  server.write('c1', 'owner', '1');
  chat.open('c1');
  const stop = chat.start();
  await settle();
  const blank: boolean[] = [];
  chat.subscribe(() => blank.push(chat.getSnapshot().conversations === null || shown()?.length === 0));
  server.cut();
  server.write('c1', 'owner', '2');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.calls.at(-1)).toBe('read c1 {"after":"1"}');
  expect([shown(), chat.getSnapshot().unread, blank.includes(true)]).toEqual([['1', '2'], 2, false]);
  server.say('c1', 'owner', '3');
  server.emit({ name: 'message', conversationId: 'c1', message: server.write('c1', 'owner', '4') });
  await settle();
  expect([shown(), chat.getSnapshot().unread]).toEqual([['1', '2', '3', '4'], 4]);
  stop();
});

test('a conversation that is not listed yet is read', async () => {
  const { server, chat } = setUp(['c1']);
  const stop = chat.start();
  await settle();
  server.rows.set('c2', { conversationId: 'c2', messages: [], read: {} });
  server.say('c2', 'owner', 'hello');
  await settle();
  expect(chat.getSnapshot().conversations).toEqual(server.list());
  expect(chat.getSnapshot().unread).toBe(1);
  stop();
});

test('a conversation that changed is read again as far as it is shown', async () => {
  const { server, chat, shown } = setUp();
  for (const text of ['1', '2', '3']) server.write('c1', 'owner', text);
  chat.open('c1');
  const stop = chat.start();
  await settle();
  const first = server.rows.get('c1')?.messages[0];
  if (first) first.text = 'This message was removed.';
  server.emit({ name: 'conversation', conversationId: 'c1' });
  await settle();
  expect(shown()).toEqual(['This message was removed.', '2', '3']);
  stop();
});

test('a conversation of somebody else is missing, and the rest is live', async () => {
  const { server, chat } = setUp();
  chat.open('c9');
  const stop = chat.start();
  await settle();
  expect(chat.getSnapshot()).toMatchObject({ connection: 'live', open: { c9: { state: 'missing' } } });
  expect(server.countCalls('read c9')).toBe(1);
  stop();
});

test('a conversation that could not be read says why, and is read again', async () => {
  const { server, chat } = setUp();
  server.setBefore((call) => {
    if (call.startsWith('read')) throw server.refuse(500);
  });
  chat.open('c1');
  const stop = chat.start();
  await settle();
  expect(chat.getSnapshot().open.c1).toMatchObject({ state: 'failed', error: { status: 500 } });
  server.setBefore(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(chat.getSnapshot()).toMatchObject({
    connection: 'live',
    open: { c1: { state: 'ready', error: null } },
  });
  stop();
});

test('seeing messages clears their count at once and posts the highest number, one call at a time', async () => {
  const { server, chat } = setUp();
  for (const text of ['1', '2', '3', '4']) server.write('c1', 'owner', text);
  chat.open('c1');
  const stop = chat.start();
  await settle();
  const posts = [1, 2, 3, 2, 4].map((number) => chat.markRead('c1', number));
  expect(chat.getSnapshot()).toMatchObject({ unread: 0, conversations: [{ hasUnseenMessage: false }] });
  await Promise.all(posts);
  expect(server.calls.filter((call) => call.startsWith('mark'))).toEqual(['mark c1 1', 'mark c1 4']);
  await chat.markRead('c1', 4);
  expect(server.countCalls('mark')).toBe(2);
  stop();
});

test('a read number that could not be posted is passed on as an error, and posted later', async () => {
  const { server, chat } = setUp();
  server.write('c1', 'owner', '1');
  const stop = chat.start();
  await settle();
  server.setBefore((call) => {
    if (call.startsWith('mark')) throw server.refuse(0);
  });
  await expect(chat.markRead('c1', 1)).rejects.toMatchObject({ status: 0 });
  server.setBefore(() => undefined);
  await chat.refresh();
  expect(chat.getSnapshot().unread).toBe(0);
  server.cut();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.rows.get('c1')?.read.asker, chat.getSnapshot().unread]).toEqual([1, 0]);
  stop();
});

test('what was seen elsewhere is not unread here', async () => {
  const { server, chat } = setUp();
  for (const text of ['1', '2', '3']) server.write('c1', 'owner', text);
  const stop = chat.start();
  await settle();
  server.read('c1', 'asker', 2);
  server.emit({ name: 'read', conversationId: 'c1', userId: 'asker', number: 2 });
  await settle();
  expect(chat.getSnapshot().unread).toBe(1);
  server.emit({ name: 'read', conversationId: 'c1', userId: 'owner', number: 3 });
  await settle();
  const [entry] = chat.getSnapshot().conversations ?? [];
  expect([entry?.unseenCount, entry?.users.find(({ isMe }) => !isMe)?.readNumber]).toEqual([1, 3]);
  stop();
});

test('a message sent into a hole is shown as being sent until the hole is filled', async () => {
  const { server, chat, shown } = setUp();
  chat.open('c1');
  const stop = chat.start();
  await settle();
  server.write('c1', 'owner', 'unheard');
  let release = () => {};
  server.setBefore((call) =>
    call.startsWith('read') ? new Promise<void>((resolve) => (release = resolve)) : undefined,
  );
  chat.send('c1', { text: 'mine' });
  await settle();
  expect([shown(), chat.getSnapshot().unsent.map(({ state }) => state)]).toEqual([[], ['sending']]);
  release();
  await settle();
  expect([shown(), chat.getSnapshot().unsent]).toEqual([['unheard', 'mine'], []]);
  stop();
});

test('errors of calls are passed on', async () => {
  const { server, chat } = setUp();
  server.setBefore(() => {
    throw server.refuse(429);
  });
  const stop = chat.start();
  await settle();
  const rejections = [
    chat.refresh(),
    chat.loadMore(),
    chat.startConversation({ contextId: 'help' }),
    chat.setMuted('c1', true),
    chat.setBlocked('c1', { userId: 'owner' }, true),
    chat.report('c1', 'm1', 'Scam'),
  ];
  for (const rejection of rejections) await expect(rejection).rejects.toHaveProperty('status');
  expect(chat.getSnapshot().error).toMatchObject({ status: 429 });
  stop();
});

test('what a server rendered is there from the start, and is not taken over what is newer', async () => {
  const { server } = setUp();
  server.write('c1', 'owner', '1');
  const conversations = await server.client.listConversations();
  const conversation = await server.client.getConversation({ conversationId: 'c1' });
  const chat = createChat({
    client: server.client,
    userId: 'asker',
    initial: { conversations, conversation },
  });
  expect(chat.getSnapshot()).toMatchObject({ unread: 1, open: { c1: { state: 'ready' } } });
  const stop = chat.start();
  await settle();
  server.say('c1', 'owner', '2');
  await settle();
  const before = chat.getSnapshot();
  chat.seed({ conversations, conversation });
  expect(chat.getSnapshot()).toBe(before);
  stop();
});

test('a page from further up that a server rendered gives way to the last one', async () => {
  const { server } = setUp();
  for (let index = 1; index <= 120; index++) server.write('c1', 'owner', `${index}`);
  const conversation = await server.client.getConversation({ conversationId: 'c1', before: '31' });
  const chat = createChat({
    client: server.client,
    userId: 'asker',
    storage: null,
    initial: { conversation },
  });
  const listNumbers = () => chat.getSnapshot().open.c1?.messages.map(({ number }) => number) ?? [];
  expect([listNumbers()[0], listNumbers().length]).toEqual([1, 30]);
  chat.open('c1');
  const stop = chat.start();
  await settle();
  server.say('c1', 'owner', '121');
  await settle();
  expect([listNumbers()[0], listNumbers().length, chat.getSnapshot().open.c1?.hasOlder]).toEqual([
    71,
    51,
    true,
  ]);
  stop();
});

test('older pages are read once, and the next page of the list after the first', async () => {
  const ids = Array.from({ length: 70 }, (_, index) => `c${index}`);
  const { server, chat, shown } = setUp(ids);
  for (const id of ids) server.write(id, 'owner', 'hello');
  for (let index = 0; index < 119; index++) server.write('c1', 'owner', 'more');
  chat.open('c1');
  const stop = chat.start();
  await settle();
  await Promise.all([chat.loadOlder('c1'), chat.loadOlder('c1'), chat.loadMore()]);
  expect([shown()?.length, chat.getSnapshot().open.c1?.hasOlder]).toEqual([100, true]);
  expect([chat.getSnapshot().conversations?.length, chat.getSnapshot().hasMore]).toEqual([70, false]);
  await chat.loadOlder('c1');
  await chat.loadOlder('c1');
  expect([shown()?.length, server.countCalls('read c1 {"before"')]).toEqual([120, 2]);
  stop();
});

test.each(['stream', 'list', 'send'])(
  'when %s finds that nobody is logged in, everything stops, the app is told once, and a new start goes on',
  async (refused) => {
    const onSignedOut = vi.fn();
    const { server, chat, shown } = setUp(undefined, onSignedOut);
    chat.open('c1');
    const stop = chat.start();
    await settle();
    server.setBefore((call) => {
      if (call.startsWith(refused)) throw server.refuse(401);
    });
    if (refused === 'stream') server.cut();
    if (refused === 'list') server.emit({ name: 'conversation', conversationId: 'c1' });
    chat.send('c1', { text: '1' });
    await vi.advanceTimersByTimeAsync(1_000);
    const { length } = server.calls;
    chat.send('c1', { text: '2' });
    await vi.advanceTimersByTimeAsync(600_000);
    expect([onSignedOut.mock.calls.length, server.calls.length]).toEqual([1, length]);
    expect(chat.getSnapshot().connection).toBe('paused');
    server.setBefore(() => undefined);
    chat.start()();
    await settle();
    expect([shown(), chat.getSnapshot()]).toMatchObject([['1', '2'], { connection: 'live', unsent: [] }]);
    stop();
    expect(chat.getSnapshot().connection).toBe('paused');
  },
);
