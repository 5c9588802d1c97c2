import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser, stubPage } from '../../test/fakePage.ts';
import { createFakeServer, createMemoryStorage } from '../../test/fakeServer.ts';
import type { ChatStorage } from './Chat.ts';
import { createChat } from './createChat.ts';
import { savedMessagesName } from './savedMessages.ts';

type Server = ReturnType<typeof createFakeServer>;

const settle = () => vi.advanceTimersByTimeAsync(0);

const openTab = (server: Server, storage: ChatStorage | null = null, userId = 'asker') =>
  createChat({ client: server.client, userId, storage, transport: 'poll' });

const texts = ({ rows }: Server, id = 'c1') => rows.get(id)?.messages.map(({ text }) => text);

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('messages of a conversation go out one at a time and in order; those of another do not wait', async () => {
  const server = createFakeServer(['c1', 'c2']);
  const chat = openTab(server);
  const stop = chat.start();
  let release = () => {};
  server.setBefore((call) =>
    call === 'send 1' ? new Promise<void>((resolve) => (release = resolve)) : undefined,
  );
  for (const text of ['1', '2', '3']) chat.send('c1', { text });
  chat.send('c2', { text: 'other' });
  await settle();
  expect([texts(server), texts(server, 'c2')]).toEqual([[], ['other']]);
  expect(chat.getSnapshot().unsent.map(({ text, state }) => [text, state])).toEqual([
    ['1', 'sending'],
    ['2', 'waiting'],
    ['3', 'waiting'],
  ]);
  release();
  await settle();
  expect([texts(server), chat.getSnapshot().unsent]).toEqual([['1', '2', '3'], []]);
  stop();
});

test('a refused message fails and lets the next one pass; it can be retried or discarded', async () => {
  const server = createFakeServer();
  const chat = openTab(server, createMemoryStorage());
  const stop = chat.start();
  server.setBefore((call) => {
    if (call.startsWith('send bad')) throw server.refuse(403);
  });
  const bad = chat.send('c1', { text: 'bad' });
  const worse = chat.send('c1', { text: 'bad too' });
  chat.send('c1', { text: 'good' });
  await settle();
  expect(texts(server)).toEqual(['good']);
  expect(chat.getSnapshot().unsent).toMatchObject([
    { key: bad, state: 'failed', error: { status: 403 } },
    { key: worse, state: 'failed', error: { status: 403 } },
  ]);
  server.setBefore(() => undefined);
  chat.retry(bad);
  chat.discard(worse);
  await settle();
  expect([texts(server), chat.getSnapshot().unsent]).toEqual([['good', 'bad'], []]);
  stop();
});

test.for([0, 408, 429, 503])('after %i a message waits, and is sent once under its key', async (status) => {
  const server = createFakeServer();
  const chat = openTab(server);
  const stop = chat.start();
  await settle();
  // Done, but nobody hears of it.
  server.setAfter((call) => {
    if (call.startsWith('send')) throw server.refuse(status);
  });
  chat.send('c1', { text: '1' });
  chat.send('c1', { text: '2' });
  await settle();
  expect(chat.getSnapshot().unsent).toMatchObject([{ state: 'waiting', error: null }, { state: 'waiting' }]);
  server.setAfter(() => undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([texts(server), server.countCalls('send 1'), chat.getSnapshot().unsent]).toEqual([
    ['1', '2'],
    2,
    [],
  ]);
  stop();
});

test('the next attempt comes later each time, at once when the browser is online, and never before the server wants it', async () => {
  const page = stubPage();
  const server = createFakeServer();
  const chat = openTab(server);
  const stop = chat.start();
  await settle();
  let wait: number | null = null;
  server.setBefore((call) => {
    if (call.startsWith('send')) throw server.refuse(wait === null ? 0 : 429, wait);
  });
  chat.send('c1', { text: '1' });
  await vi.advanceTimersByTimeAsync(999);
  expect(server.countCalls('send')).toBe(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(server.countCalls('send')).toBe(2);
  await vi.advanceTimersByTimeAsync(1_999);
  expect(server.countCalls('send')).toBe(2);
  wait = 40;
  page.send('online');
  await settle();
  expect(server.countCalls('send')).toBe(3);
  page.send('online');
  chat.send('c1', { text: '2' });
  await vi.advanceTimersByTimeAsync(39_999);
  expect(server.countCalls('send')).toBe(3);
  server.setBefore(() => undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(texts(server)).toEqual(['1', '2']);
  stop();
});

test('what is unsent survives a reload, in order, and is nobody else’s', async () => {
  const server = createFakeServer();
  const storage = createMemoryStorage();
  const before = openTab(server, storage);
  const stopBefore = before.start();
  server.setBefore((call) => {
    if (call === 'send refused') throw server.refuse(403);
    throw server.refuse(0);
  });
  for (const text of ['refused', '1', '2', '3']) before.send('c1', { text });
  await settle();
  stopBefore();
  const other = openTab(server, storage, 'other');
  const stopOther = other.start();
  expect(other.getSnapshot().unsent).toEqual([]);
  stopOther();
  server.setBefore(() => undefined);
  const after = openTab(server, storage);
  expect(after.getSnapshot().unsent).toEqual([]);
  const stop = after.start();
  expect(after.getSnapshot().unsent.map(({ text }) => text)).toEqual(['refused', '1', '2', '3']);
  await settle();
  expect([texts(server), after.getSnapshot().unsent]).toMatchObject([
    ['1', '2', '3'],
    [{ text: 'refused', state: 'failed' }],
  ]);
  stop();
});

test('a message whose answer was lost with the page is not sent again once it is among those read', async () => {
  const server = createFakeServer();
  const storage = createMemoryStorage();
  const before = openTab(server, storage);
  const stopBefore = before.start();
  server.setAfter((call) => {
    if (call.startsWith('send')) throw server.refuse(0);
  });
  before.send('c1', { text: '1' });
  await settle();
  stopBefore();
  const after = openTab(server, storage);
  after.open('c1');
  const stop = after.start();
  await settle();
  expect(after.getSnapshot()).toMatchObject({ unsent: [], open: { c1: { messages: [{ text: '1' }] } } });
  expect([texts(server), storage.values.size]).toEqual([['1'], 0]);
  stop();
});

test('what was saved by another version, or cannot be saved, is no failure', async () => {
  const server = createFakeServer();
  const storage = createMemoryStorage();
  storage.setItem(savedMessagesName('asker'), '[{"text":1}]');
  const full = {
    ...storage,
    setItem: () => {
      throw new Error('full');
    },
  };
  const chat = openTab(server, full);
  const stop = chat.start();
  chat.send('c1', { text: '1' });
  await settle();
  expect([texts(server), chat.getSnapshot().unsent]).toEqual([['1'], []]);
  stop();
});

test.for([true, false])(
  'two tabs show the same and send each message once, with locks: %s',
  async (hasLocks) => {
    const page = stubPage();
    if (hasLocks) stubBrowser();
    const server = createFakeServer();
    const storage = createMemoryStorage();
    const setItem = (name: string, value: string): void => {
      storage.setItem(name, value);
      queueMicrotask(() => page.tellStorage(name));
    };
    const tabs = [openTab(server, { ...storage, setItem }), openTab(server, { ...storage, setItem })];
    server.setBefore((call) => {
      if (call.startsWith('send')) throw server.refuse(0);
    });
    const stops = tabs.map((tab) => tab.start());
    tabs[0]?.send('c1', { text: '1' });
    tabs[1]?.send('c1', { text: '2' });
    await settle();
    for (const tab of tabs) expect(tab.getSnapshot().unsent.map(({ text }) => text)).toEqual(['1', '2']);
    server.setBefore(() => undefined);
    page.send('online');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(texts(server)).toEqual(['1', '2']);
    for (const tab of tabs) expect(tab.getSnapshot().unsent).toEqual([]);
    for (const stop of stops) stop();
  },
);

test('a message that is deleted in one tab is not sent by the other', async () => {
  const page = stubPage();
  const server = createFakeServer();
  const storage = createMemoryStorage();
  const [one, two] = [openTab(server, storage), openTab(server, storage)];
  server.setBefore((call) => {
    if (call.startsWith('send')) throw server.refuse(0);
  });
  const stops = [one.start(), two.start()];
  const key = one.send('c1', { text: '1' });
  page.tellStorage(savedMessagesName('asker'));
  await settle();
  one.discard(key);
  server.setBefore(() => undefined);
  await vi.advanceTimersByTimeAsync(60_000);
  expect([texts(server), two.getSnapshot().unsent]).toEqual([[], []]);
  for (const stop of stops) stop();
});

test('wiping deletes what is unsent and drafted, and nothing that comes later is shown', async () => {
  const server = createFakeServer();
  server.write('c1', 'owner', 'secret');
  const storage = createMemoryStorage();
  const chat = openTab(server, storage);
  chat.open('c1');
  chat.start();
  server.setBefore((call) => {
    if (call.startsWith('send')) throw server.refuse(0);
  });
  chat.setDraft('c1', 'half a sen');
  chat.send('c1', { text: '1' });
  chat.wipe();
  await vi.advanceTimersByTimeAsync(120_000);
  chat.setDraft('c1', 'late');
  chat.send('c1', { text: 'late' });
  chat.start();
  await settle();
  expect(chat.getSnapshot()).toMatchObject({
    conversations: null,
    open: {},
    unsent: [],
    drafts: {},
    unread: 0,
  });
  expect([storage.values.size, texts(server)]).toEqual([0, ['secret']]);
});

test('a logged-out user’s message waits for the next log-in', async () => {
  const server = createFakeServer();
  const chat = openTab(server);
  const stop = chat.start();
  server.setBefore(() => {
    throw server.refuse(401);
  });
  chat.send('c1', { text: '1' });
  await vi.advanceTimersByTimeAsync(600_000);
  expect([chat.getSnapshot().unsent[0]?.state, server.countCalls('send')]).toEqual(['waiting', 1]);
  stop();
  server.setBefore(() => undefined);
  const stopAgain = chat.start();
  await settle();
  expect([texts(server), chat.getSnapshot().unsent]).toEqual([['1'], []]);
  stopAgain();
});
