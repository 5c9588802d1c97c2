import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { notifyChat } from '../../conversations/chat/messageQueries.ts';
import { writeMessage } from '../../conversations/chat/writeMessage.ts';
import { createPlatform } from '../../createPlatform.ts';
import { listen } from '../../process/listen.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { openEventStream } from '../../testing/openEventStream.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startNatsServer, type TestNatsServer } from '../../testing/startNatsServer.ts';
import { createSession } from '../sessions/session.ts';
import { parseSettings } from '../settings/parseSettings.ts';

const getDatabase = openTestDatabase();
const soon = { timeout: 20_000 };
const endings: (() => unknown)[] = [];
let nats: TestNatsServer;
let conversationId = '';

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['conversations', 'users']) await db.query(`delete from ${table}`);
  await db.query(
    `insert into users (id, name, is_valid) values ('mei', 'Mei', true), ('ravi', 'Ravi', true)`,
  );
  conversationId = await addConversation(db, {
    kind: 'support',
    contextId: 'help',
    startedBy: 'mei',
    others: [{ userId: 'ravi' }],
    now: new Date(),
  });
  nats = await startNatsServer();
  endings.push(() => nats.stop());
});

afterEach(async () => {
  for (const end of endings.splice(0).reverse()) await end();
});

/** Starts a process with what it logs about NATS. */
async function start(role: 'web' | 'worker', signalsUrl = `nats://${nats.host}`) {
  const lines: string[] = [];
  const settings = parseSettings({
    APP_ENV: 'test',
    DATABASE_URL: getDatabase().settings.databaseUrl ?? '',
    ROLE: role,
    SIGNALS_URL: signalsUrl,
  });
  const platform = await createPlatform(settings, {
    log: (_level, event, details) => {
      if (event === 'signals') lines.push(String(details?.message));
    },
  });
  endings.push(() => platform.close());
  const isListening = () => platform.db.readState().isListening;
  return { ...platform, lines, isListening };
}

async function startWeb() {
  const web = await start('web');
  await web.chatStreams.listen();
  const { url, close } = await listen(
    (request, environment) => web.server.fetch(request, environment as never),
    {
      host: '127.0.0.1',
      port: 0,
    },
  );
  endings.push(close, () => web.chatStreams.close());
  const secret = await createSession(getDatabase().db, 'mei', { now: new Date() });
  const open = async () => {
    const stream = await openEventStream(url, `test-session=${secret}`);
    endings.push(stream.close);
    const listTexts = () =>
      stream.events.map(({ data }) => (data as { message: { text: string } }).message.text);
    return { ...stream, listTexts };
  };
  return { ...web, open };
}

const say = (text: string, ending = async (): Promise<void> => undefined) =>
  getDatabase().db.transaction(async (tx) => {
    const sender = { userId: 'ravi', corporateId: null };
    await writeMessage(tx, { conversationId, sender, text, key: null }, new Date());
    await ending();
  });

const countListening = async () => {
  const { rows } = await getDatabase().db.query<{ n: number }>(
    `select count(*)::int as n from pg_stat_activity
      where datname = current_database() and query ilike 'listen %'`,
  );
  return rows[0]?.n;
};

describe('over NATS', () => {
  test('a web process hears what another one commits, nothing that is rolled back, and holds no listening connection', async () => {
    await start('worker');
    const web = await startWeb();
    const stream = await web.open();
    await say('1');
    const failing = say('never', () => Promise.reject(new Error('changed its mind')));
    await expect(failing).rejects.toThrow('changed its mind');
    await say('2');
    await vi.waitFor(() => expect(stream.listTexts()).toEqual(['1', '2']), soon);
    expect(await countListening()).toBe(1);
    expect(web.isListening()).toBe(true);
  });

  test('what was missed while NATS was away is made good, as after a lost listening connection', async () => {
    const worker = await start('worker');
    const web = await startWeb();
    const heard = vi.fn();
    await web.db.listen('content_changed', heard);
    const stream = await web.open();
    await nats.stop();
    await vi.waitFor(() => expect([worker.isListening(), web.isListening()]).toEqual([false, false]), soon);
    await say('missed');
    heard.mockClear();
    await nats.start();
    await stream.ended;
    await vi.waitFor(() => expect([worker.isListening(), web.isListening()]).toEqual([true, true]), soon);
    expect(heard).toHaveBeenCalledWith('');
    const next = await web.open();
    await say('heard');
    await vi.waitFor(() => expect(next.listTexts()).toEqual(['heard']), soon);
  });

  test('a relay that begins tells all that they may have missed something', async () => {
    const web = await startWeb();
    const stream = await web.open();
    await start('worker');
    await stream.ended;
  });

  test('two relays tell everything twice, which no client shows twice', async () => {
    await start('worker');
    await start('worker');
    const web = await startWeb();
    const stream = await web.open();
    await say('1');
    await vi.waitFor(() => expect(stream.listTexts()).toEqual(['1', '1']), soon);
  });

  test('a process starts without NATS, says so, and hears as soon as it is there', async () => {
    await nats.stop();
    const worker = await start('worker');
    const web = await startWeb();
    expect(web.lines).toEqual([
      `NATS at ${nats.host} cannot be reached (connection refused); trying again until it works. Meanwhile, changes by other processes are seen late.`,
    ]);
    expect([worker.isListening(), web.isListening()]).toEqual([false, false]);
    await nats.start();
    await vi.waitFor(() => expect([worker.isListening(), web.isListening()]).toEqual([true, true]), soon);
    const stream = await web.open();
    await getDatabase().db.transaction((tx) => notifyChat(tx, { kind: 'conversation', conversationId }));
    await vi.waitFor(() => expect(stream.events).toHaveLength(1), soon);
  });

  test.each([
    ['a password', { user: 'sewa', pass: 'a secret/@' }, 'sewa:a%20secret%2F%40'],
    ['a token', { auth_token: 'a-secret' }, 'a-secret'],
  ])(
    '%s in the address opens the server, and a wrong one never reaches the log',
    async (_what, credentials, given) => {
      const closed = await startNatsServer(credentials);
      endings.push(() => closed.stop());
      await start('worker', `nats://${given}@${closed.host}`);
      expect(closed.countClients()).toBe(1);
      const refused = await start('worker', `nats://${given}-wrong@${closed.host}`);
      expect(closed.countClients()).toBe(1);
      expect(refused.lines.join()).toContain(
        'refuses us: the user, password or token in SIGNALS_URL is wrong (',
      );
      expect(refused.lines.join()).not.toContain('secret');
    },
  );
});
