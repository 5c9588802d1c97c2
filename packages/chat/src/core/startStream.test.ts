import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { stubBrowser, stubPage } from '../../test/fakePage.ts';
import { createFakeServer } from '../../test/fakeServer.ts';
import { createChat } from './createChat.ts';

const MINUTE = 60_000;

const settle = () => vi.advanceTimersByTimeAsync(0);

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

function setUp(transport: 'stream' | 'poll') {
  const page = stubPage();
  const server = createFakeServer();
  const chat = createChat({ client: server.client, userId: 'asker', storage: null, transport });
  const counts = () => ({ list: server.countCalls('list'), stream: server.countCalls('stream') });
  const connection = () => chat.getSnapshot().connection;
  return { page, server, chat, counts, connection };
}

/** The server sends a comment, as it does every 25 seconds. */
async function passAlive(server: ReturnType<typeof createFakeServer>, milliseconds: number) {
  for (let passed = 0; passed < milliseconds; passed += 25_000) {
    for (const stream of server.streams) stream.write(':\n\n');
    await pass(25_000);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(1);
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('nothing is asked before the start, nor after the stop', async () => {
  for (const transport of ['stream', 'poll'] as const) {
    const { chat, counts, page } = setUp(transport);
    await pass(MINUTE);
    expect(counts()).toEqual({ list: 0, stream: 0 });
    const [stop, stopNested] = [chat.start(), chat.start()];
    await settle();
    stopNested();
    await pass(MINUTE);
    const before = counts();
    expect(before.list).toBeGreaterThan(0);
    stop();
    page.send('online');
    page.send('focus');
    await pass(10 * MINUTE);
    expect(counts()).toEqual(before);
  }
});

test('the poll reads the list every 60 seconds', async () => {
  const { chat, counts, connection } = setUp('poll');
  const stop = chat.start();
  await settle();
  expect([counts(), connection()]).toEqual([{ list: 1, stream: 0 }, 'live']);
  await pass(3 * MINUTE);
  expect(counts()).toEqual({ list: 4, stream: 0 });
  stop();
});

test('the poll stops while the window is blurred, and looks at once when it is focused', async () => {
  const { chat, counts, connection, page } = setUp('poll');
  const stop = chat.start();
  await settle();
  page.send('blur');
  await pass(10 * MINUTE);
  expect([counts().list, connection()]).toEqual([1, 'paused']);
  page.send('keydown');
  await settle();
  expect(counts().list).toBe(1);
  page.send('focus');
  await settle();
  expect([counts().list, connection()]).toEqual([2, 'live']);
  await pass(MINUTE);
  expect(counts().list).toBe(3);
  stop();
});

test('the poll stops after 5 minutes without activity, and looks at once when there is some', async () => {
  const { chat, counts, connection, page } = setUp('poll');
  const stop = chat.start();
  await pass(4 * MINUTE);
  page.send('pointermove');
  await pass(5 * MINUTE - 1);
  expect([counts().list, connection()]).toEqual([9, 'live']);
  await pass(10 * MINUTE);
  expect([counts().list, connection()]).toEqual([9, 'paused']);
  page.send('pointermove');
  await settle();
  expect([counts().list, connection()]).toEqual([10, 'live']);
  stop();
});

test('with a stream open nothing is polled', async () => {
  const { chat, server, counts, connection } = setUp('stream');
  const stop = chat.start();
  await settle();
  await passAlive(server, 5 * MINUTE);
  expect([counts(), connection()]).toEqual([{ list: 1, stream: 1 }, 'live']);
  stop();
  expect(server.streams.size).toBe(0);
});

test('a stream that ends is opened again; the chat is live only when what was missed is read', async () => {
  const { chat, server, counts, connection } = setUp('stream');
  const seen: string[] = [];
  chat.subscribe(() => seen.at(-1) !== connection() && seen.push(connection()));
  const stop = chat.start();
  await settle();
  await passAlive(server, 25_000);
  let release = () => {};
  server.setBefore((call) =>
    call.startsWith('list') ? new Promise<void>((resolve) => (release = resolve)) : undefined,
  );
  server.cut();
  await settle();
  expect(connection()).toBe('updating');
  await pass(1_000);
  expect([counts().stream, connection()]).toEqual([2, 'updating']);
  release();
  await settle();
  expect(seen).toEqual(['connecting', 'live', 'updating', 'live']);
  stop();
});

test('a stream that is silent for 60 seconds is given up', async () => {
  const { chat, counts } = setUp('stream');
  const stop = chat.start();
  await pass(MINUTE - 1);
  expect(counts().stream).toBe(1);
  await pass(1_001);
  expect(counts().stream).toBe(2);
  stop();
});

test('attempts come later and later, at once when the browser is online, and not before the server wants them', async () => {
  const { chat, server, counts, page } = setUp('stream');
  let retryAfter: number | null = null;
  server.setBefore((call) => {
    if (call === 'stream') throw server.refuse(retryAfter === null ? 0 : 503, retryAfter);
  });
  const stop = chat.start();
  await pass(1_000 + 2_000 + 4_000);
  expect(counts().stream).toBe(4);
  await pass(7_999);
  expect(counts().stream).toBe(4);
  page.send('online');
  await settle();
  expect(counts().stream).toBe(5);
  retryAfter = 50;
  await pass(1_000);
  expect(counts().stream).toBe(6);
  page.send('online');
  await pass(49_999);
  expect(counts().stream).toBe(6);
  await pass(1);
  expect(counts().stream).toBe(7);
  stop();
});

test('while no stream can be opened, the list is polled', async () => {
  const { chat, server, counts, connection } = setUp('stream');
  server.setBefore((call) => {
    if (call === 'stream') throw server.refuse(503);
  });
  const stop = chat.start();
  await settle();
  expect([counts().list, connection()]).toEqual([1, 'live']);
  await pass(2 * MINUTE);
  expect(counts().list).toBe(3);
  server.setBefore(() => undefined);
  await pass(25_000);
  const { list } = counts();
  await passAlive(server, 2 * MINUTE);
  expect([counts().list, connection()]).toEqual([list, 'live']);
  stop();
});

test('a refused stream is not asked for again until the next start', async () => {
  const { chat, server, counts, page } = setUp('stream');
  server.setBefore((call) => {
    if (call === 'stream') throw server.refuse(404);
  });
  const stop = chat.start();
  await pass(2 * MINUTE);
  page.send('online');
  page.send('focus');
  await settle();
  expect(counts().stream).toBe(1);
  expect(counts().list).toBeGreaterThan(2);
  stop();
  const stopAgain = chat.start();
  await settle();
  expect(counts().stream).toBe(2);
  stopAgain();
});

test('nobody logged in: everything stops', async () => {
  const { chat, server, counts } = setUp('stream');
  const stop = chat.start();
  await settle();
  server.setBefore(() => {
    throw server.refuse(401);
  });
  server.cut();
  await pass(MINUTE);
  const before = counts();
  await pass(30 * MINUTE);
  expect(counts()).toEqual(before);
  stop();
});

test('a tab hidden for 30 seconds hangs up, and connects when it is shown', async () => {
  const { chat, server, counts, connection, page } = setUp('stream');
  const stop = chat.start();
  await settle();
  page.setHidden(true);
  await pass(20_000);
  page.setHidden(false);
  await passAlive(server, 25_000);
  expect([server.streams.size, connection()]).toEqual([1, 'live']);
  page.setHidden(true);
  await pass(30_000);
  expect([server.streams.size, connection()]).toEqual([0, 'paused']);
  await pass(10 * MINUTE);
  expect(counts()).toEqual({ list: 1, stream: 1 });
  page.setHidden(false);
  await settle();
  expect([counts(), connection()]).toEqual([{ list: 2, stream: 2 }, 'live']);
  stop();
});

test('without a network the chat is offline, and live when it is back', async () => {
  for (const transport of ['stream', 'poll'] as const) {
    const { chat, server, connection, page } = setUp(transport);
    const stop = chat.start();
    await settle();
    server.setBefore(() => {
      throw server.refuse(0);
    });
    page.send('offline');
    await pass(5_000);
    expect(connection()).toBe('offline');
    server.setBefore(() => undefined);
    page.send('online');
    await settle();
    expect(connection()).toBe('live');
    stop();
  }
});

test('while the browser says that there is no network, nothing is tried but every 25 seconds, in case it is wrong', async () => {
  for (const transport of ['stream', 'poll'] as const) {
    const { chat, server, connection, page } = setUp(transport);
    const stop = chat.start();
    await settle();
    vi.stubGlobal('navigator', { onLine: false });
    server.setBefore(() => {
      throw server.refuse(0);
    });
    server.cut();
    page.send('offline');
    await pass(1_000);
    const { length } = server.calls;
    chat.send('c1', { text: 'hello' });
    page.send('focus');
    await pass(23_000);
    expect([server.calls.slice(length), connection()]).toEqual([[], 'offline']);
    await pass(26_000);
    expect(server.countCalls('send')).toBe(1);
    vi.stubGlobal('navigator', { onLine: true });
    server.setBefore(() => undefined);
    page.send('online');
    await settle();
    expect([server.list()[0]?.latestMessage?.text, connection()]).toEqual(['hello', 'live']);
    stop();
  }
});

/** Pages of one browser, all of one person. */
function openPages(count: number) {
  stubPage();
  stubBrowser();
  const server = createFakeServer();
  const chats = Array.from({ length: count }, () =>
    createChat({ client: server.client, userId: 'asker', storage: null }),
  );
  const stops = chats.map((chat) => chat.start());
  const latest = () =>
    chats.map((chat) => chat.getSnapshot().conversations?.[0]?.latestMessage?.text ?? null);
  return { server, chats, stops, latest };
}

test('ten pages of a browser hold one stream, and each hears everything', async () => {
  const { server, chats, stops, latest } = openPages(10);
  await settle();
  expect(server.streams.size).toBe(1);
  expect(new Set(chats.map((chat) => chat.getSnapshot().connection))).toEqual(new Set(['live']));
  server.say('c1', 'owner', 'one');
  await settle();
  expect(latest()).toEqual(Array(10).fill('one'));
  await passAlive(server, 5 * MINUTE);
  expect([server.countCalls('stream'), server.countCalls('list')]).toEqual([1, 10]);
  for (const stop of stops) stop();
  expect(server.streams.size).toBe(0);
});

test('when the page that holds the stream goes, the next one takes over, and nothing is lost', async () => {
  const { server, stops, latest } = openPages(10);
  await settle();
  stops[0]?.();
  server.write('c1', 'owner', 'while nobody held it');
  await settle();
  expect(server.streams.size).toBe(1);
  expect(latest().slice(1)).toEqual(Array(9).fill('while nobody held it'));
  server.say('c1', 'owner', 'afterwards');
  await settle();
  expect(latest().slice(1)).toEqual(Array(9).fill('afterwards'));
  for (const stop of stops) stop();
});

test('a page whose browser holds a stream that is lost polls until it is there again', async () => {
  const { server, stops, latest } = openPages(2);
  await settle();
  server.setBefore((call) => {
    if (call === 'stream') throw server.refuse(503);
  });
  server.cut();
  await settle();
  server.write('c1', 'owner', 'unheard');
  await pass(MINUTE);
  expect(latest()).toEqual(['unheard', 'unheard']);
  server.setBefore(() => undefined);
  await pass(25_000);
  const before = server.countCalls('list');
  await passAlive(server, 2 * MINUTE);
  expect(server.countCalls('list')).toBe(before);
  for (const stop of stops) stop();
});
