import { type Client, createClient } from '@sewa/api/client';
import { type Chat, type ChatStorage, createChat } from '@sewa/chat';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createSession, deleteSession } from '../../platform/sessions/session.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { type Listening, listen } from '../../process/listen.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { type FaultyProxy, openFaultyProxy } from '../../testing/openFaultyProxy.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { ChatStreams } from './ChatStreams.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');

let listening: Listening;
let streams: ChatStreams;
let proxy: FaultyProxy;
let id = '';
let secret = '';
/** The clients of the two people, beside the proxy. */
let mei: Client;
let ravi: Client;
const stops: (() => void)[] = [];

const makeClient = (origin: string, sessionSecret: string): Client =>
  createClient({
    origin,
    headers: { cookie: `test-session=${sessionSecret}`, origin: testOrigin },
    fetch: (url, init) => fetch(url, init),
  });

beforeEach(async () => {
  // The poll's minute passes when a test says so, and the next attempt comes after a quarter of a second.
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const { db } = getDatabase();
  for (const table of ['conversations', 'rate_limits', 'users']) await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, user_type_ids, is_valid) values
    ('mei', 'Mei', '{1}', true), ('ravi', 'Ravi', '{1}', true)`);
  id = await addConversation(db, {
    kind: 'support',
    contextId: 'help',
    startedBy: 'mei',
    others: [{ userId: 'ravi' }],
    now,
  });
  const settings = parseSettings({ APP_ENV: 'test', PUBLIC_URL: testOrigin });
  let seconds = 0;
  const clock = () => new Date(now.getTime() + 1_000 * seconds++);
  streams = new ChatStreams({ db, clock: () => now, log: () => undefined });
  await streams.listen();
  const { server } = makeTestServer(db, { chatStreams: streams, clock, settings });
  listening = await listen((request, environment) => server.fetch(request, environment as never), {
    host: '127.0.0.1',
    port: 0,
  });
  const url = listening.url.replace('localhost', '127.0.0.1');
  proxy = await openFaultyProxy(url);
  secret = await createSession(db, 'mei', { now });
  mei = makeClient(url, secret);
  ravi = makeClient(url, await createSession(db, 'ravi', { now }));
  await ravi.sendMessage({ body: { conversationId: id, message: '1' } });
});

afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  for (const stop of stops.splice(0)) stop();
  await proxy.close();
  streams.close();
  await listening.close();
});

const say = async (...texts: string[]): Promise<void> => {
  for (const message of texts) await ravi.sendMessage({ body: { conversationId: id, message } });
};

const numbersTo = (last: number): string[] => Array.from({ length: last }, (_, index) => String(index + 1));

const shown = (chat: Chat): string[] => chat.getSnapshot().open[id]?.messages.map(({ text }) => text) ?? [];

const waitFor = (check: () => void): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 20 });

/** Waits until a chat is live and shows exactly what the server has. */
async function expectServersRows(chat: Chat): Promise<void> {
  const [list, { messages }] = [
    await mei.listConversations(),
    await mei.getConversation({ conversationId: id }),
  ];
  await waitFor(() => {
    expect(chat.getSnapshot()).toMatchObject({ connection: 'live', unsent: [] });
    expect(chat.getSnapshot().open[id]?.messages).toEqual(messages);
    expect(chat.getSnapshot().conversations).toEqual(list);
  });
}

describe.each(['stream', 'poll'] as const)('by %s', (transport) => {
  function open(storage: ChatStorage | null = null) {
    const chat = createChat({
      client: makeClient(proxy.url, secret),
      userId: 'mei',
      transport,
      storage,
    });
    /** What is shown as sent or unsent, after each change. */
    const seen: string[][] = [];
    chat.subscribe(() => seen.push([...shown(chat), ...chat.getSnapshot().unsent.map(({ text }) => text)]));
    stops.push(chat.open(id), chat.start());
    return { chat, seen };
  }

  async function openLive(storage: ChatStorage | null = null) {
    const opened = open(storage);
    await expectServersRows(opened.chat);
    return opened;
  }

  /** A minute passes. */
  const tick = () => vi.advanceTimersByTime(60_000);

  test('what the other writes arrives once, in order, and is unread until it is seen', async () => {
    const { chat } = await openLive();
    await say('2', '3');
    tick();
    await expectServersRows(chat);
    expect([shown(chat), chat.getSnapshot().unread]).toEqual([['1', '2', '3'], 3]);
    await chat.markRead(id, 3);
    await expectServersRows(chat);
    expect(chat.getSnapshot().unread).toBe(0);
  });

  test('what is sent is shown all the time, once and in order, though answers are lost and requests doubled', async () => {
    const { chat, seen } = await openLive();
    proxy.faults.loses = { path: /send/, count: 3 };
    proxy.faults.doubles = /send|read|all/;
    const texts = numbersTo(6).slice(1);
    for (const text of texts) chat.send(id, { text });
    const from = seen.length;
    await waitFor(() => expect(chat.getSnapshot().unsent).toEqual([]));
    tick();
    await expectServersRows(chat);
    expect(shown(chat)).toEqual(numbersTo(6));
    expect(seen.slice(from).every((all) => all.join() === numbersTo(6).join())).toBe(true);
    expect(chat.getSnapshot().unread).toBe(1);
  });

  test('what is missed while connections are cut, or cut in the middle of a message, is fetched', async () => {
    const { chat, seen } = await openLive();
    const from = seen.length;
    proxy.faults.cutsStream = true;
    await say('2');
    tick();
    await expectServersRows(chat);
    proxy.faults.isDown = true;
    proxy.cut();
    await say('3', '4', '5');
    tick();
    await waitFor(() => expect(chat.getSnapshot().connection).toBe('offline'));
    proxy.faults.isDown = false;
    await expectServersRows(chat);
    await say('6');
    tick();
    await expectServersRows(chat);
    expect([shown(chat), chat.getSnapshot().unread]).toEqual([numbersTo(6), 6]);
    const isWhole = (all: string[]) => all.join() === numbersTo(all.length).join() && all.length > 0;
    expect(seen.slice(from).every(isWhole)).toBe(true);
  });

  test('answers that come late, and twice asked, take nothing back', async () => {
    const { chat, seen } = await openLive();
    proxy.faults.delay = 40;
    proxy.faults.doubles = /./;
    for (const text of ['2', '3', '4', '5']) {
      await say(text);
      chat.refresh().catch(() => undefined);
      tick();
    }
    await expectServersRows(chat);
    const counts = seen.map(({ length }) => length);
    expect(counts).toEqual([...counts].sort((a, b) => a - b));
    expect([shown(chat), chat.getSnapshot().unread]).toEqual([numbersTo(5), 5]);
  });

  test('three messages written offline are there once and in order after a reload and the network’s return', async () => {
    const values = new Map<string, string>();
    const storage: ChatStorage = {
      getItem: (name) => values.get(name) ?? null,
      setItem: (name, value) => void values.set(name, value),
      removeItem: (name) => void values.delete(name),
    };
    const { chat } = await openLive(storage);
    proxy.faults.isDown = true;
    proxy.cut();
    for (const text of ['2', '3', '4']) chat.send(id, { text });
    await waitFor(() => expect(chat.getSnapshot().unsent).toHaveLength(3));
    for (const stop of stops.splice(0)) stop();
    const { chat: reloaded } = open(storage);
    await waitFor(() => expect(reloaded.getSnapshot().connection).toBe('offline'));
    expect(reloaded.getSnapshot().unsent.map(({ text }) => text)).toEqual(['2', '3', '4']);
    proxy.faults.isDown = false;
    await waitFor(() => expect(reloaded.getSnapshot().unsent).toEqual([]));
    tick();
    await expectServersRows(reloaded);
    expect([shown(reloaded), values.size]).toEqual([numbersTo(4), 0]);
  });

  test('after a log-out nothing arrives or is asked any more', async () => {
    const { chat } = await openLive();
    await deleteSession(getDatabase().db, secret);
    await say('2');
    tick();
    await waitFor(() => expect(chat.getSnapshot().connection).toBe('paused'));
    const calls = vi.spyOn(globalThis, 'fetch');
    tick();
    await expect(chat.refresh()).rejects.toMatchObject({ status: 401 });
    expect([shown(chat).includes('2') && transport === 'poll', calls.mock.calls.length]).toEqual([false, 2]);
  });
});
