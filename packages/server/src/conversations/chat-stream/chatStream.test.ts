import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Database } from '../../platform/database/database.ts';
import { createSession, deleteSession, findSession, rotateSession } from '../../platform/sessions/session.ts';
import { parseSettings } from '../../platform/settings/parseSettings.ts';
import { type Listening, listen } from '../../process/listen.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { type EventStream, openEventStream } from '../../testing/openEventStream.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { notifyChat } from '../chat/messageQueries.ts';
import { writeMessage } from '../chat/writeMessage.ts';
import { ChatStreams } from './ChatStreams.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
const soon = { timeout: 5_000 };
const conversationId = '00000000-0000-4000-8000-000000000001';
const endings: (() => unknown)[] = [];

/** A process: its server, its streams, and where it listens. */
async function startProcess(given: { db?: Database; apiOrigin?: string } = {}) {
  const db = given.db ?? getDatabase().db;
  const chatStreams = new ChatStreams({ db, clock: () => now, log: () => undefined });
  const settings = parseSettings({
    APP_ENV: 'test',
    ...(given.apiOrigin && { API_ORIGIN: given.apiOrigin }),
  });
  const { server } = makeTestServer(db, { chatStreams, settings, clock: () => now });
  await chatStreams.listen();
  const listening: Listening = await listen(
    (request, environment) => server.fetch(request, environment as never),
    { host: '127.0.0.1', port: 0 },
  );
  endings.push(() => chatStreams.close(), listening.close);
  return { server, chatStreams, url: listening.url, close: listening.close };
}

const logIn = async (userId: string): Promise<string> =>
  `test-session=${await createSession(getDatabase().db, userId, { now })}`;

async function open(url: string, userId: string): Promise<EventStream> {
  const stream = await openEventStream(url, await logIn(userId));
  endings.push(stream.close);
  return stream;
}

const say = (
  userId: string,
  text: string,
  { key = null as string | null, corporateId = null as string | null } = {},
) =>
  getDatabase().db.transaction((tx) =>
    writeMessage(tx, { conversationId, sender: { userId, corporateId }, text, key }, now),
  );

const listTexts = ({ events }: EventStream) =>
  events.map(({ data }) => (data as { message: { text: string } }).message.text);

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['conversations', 'corporates', 'users']) await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, is_valid) values
    ('mei', 'Mei', true), ('ravi', 'Ravi', true), ('ines', 'Ines', true), ('eve', 'Eve', true)`);
  await db.query(`insert into corporates (id, name) values ('acme', 'Acme'), ('other', 'Other')`);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('acme', 'ines', 'administrator')`,
  );
  await db.query(
    `insert into conversations (id, kind, context_id, party_key, started_by, created_at, last_message_at)
      values ($1, 'support', 'help', 'mei', 'mei', $2, $2)`,
    [conversationId, now],
  );
  await db.query(
    `insert into conversation_users (conversation_id, user_id, corporate_id)
      values ($1, 'mei', null), ($1, 'ravi', null), ($1, null, 'acme')`,
    [conversationId],
  );
});

afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

describe('a stream', () => {
  test('tells everybody who takes part, in every process, in order, and nobody else', async () => {
    const [one, two] = [await startProcess(), await startProcess()];
    const mei = await open(one.url, 'mei');
    const ravi = await open(two.url, 'ravi');
    const ines = await open(two.url, 'ines');
    const eve = await open(two.url, 'eve');
    for (const text of ['One', 'Two', 'Three']) await say('mei', text, { key: `key-of-${text}` });
    for (const stream of [mei, ravi, ines])
      await vi.waitFor(() => expect(listTexts(stream)).toEqual(['One', 'Two', 'Three']), soon);
    expect(eve.events).toEqual([]);
    expect(ravi.events[0]).toMatchObject({
      event: 'message',
      data: { conversationId, message: { number: 1, userId: 'mei', key: null } },
    });
    expect(mei.events[0]).toMatchObject({ data: { message: { number: 1, key: 'key-of-One' } } });
  });

  test('shows the key of a corporate’s message only to the member who sent it', async () => {
    const { url } = await startProcess();
    await getDatabase().db.query(
      `insert into memberships (corporate_id, user_id, role) values ('acme', 'eve', 'member')`,
    );
    const [ines, eve] = [await open(url, 'ines'), await open(url, 'eve')];
    await say('ines', 'Hello', { key: 'key-of-ines', corporateId: 'acme' });
    const expectKey = (stream: EventStream, key: string | null) =>
      vi.waitFor(
        () => expect(stream.events).toMatchObject([{ data: { message: { userId: 'corporate-acme', key } } }]),
        soon,
      );
    await expectKey(ines, 'key-of-ines');
    await expectKey(eve, null);
  });

  test('tells what was read, and that a conversation changed', async () => {
    const { url } = await startProcess();
    const mei = await open(url, 'mei');
    const { db } = getDatabase();
    await notifyChat(db, { kind: 'read', conversationId, userId: 'ravi', number: 3 });
    await notifyChat(db, { kind: 'conversation', conversationId });
    await vi.waitFor(
      () =>
        expect(mei.events).toEqual([
          { event: 'read', data: { conversationId, userId: 'ravi', number: 3 } },
          { event: 'conversation', data: { conversationId } },
        ]),
      soon,
    );
  });

  test('is an event stream that nobody stores, compresses or buffers, and begins at once', async () => {
    const { url } = await startProcess();
    const { response } = await open(url, 'mei');
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(response.headers.get('cache-control')).toContain('no-store');
    expect(response.headers.get('x-accel-buffering')).toBe('no');
    expect(response.headers.get('content-encoding')).toBeNull();
  });

  test('needs a session, and a HEAD request opens none', async () => {
    const { server, chatStreams } = await startProcess();
    expect((await server.request(`${testOrigin}/api/chat/stream`)).status).toBe(401);
    const opened = vi.spyOn(chatStreams, 'open');
    const head = { method: 'HEAD', headers: { cookie: await logIn('mei') } };
    expect((await server.request(`${testOrigin}/api/chat/stream`, head)).status).toBe(200);
    expect(opened).not.toHaveBeenCalled();
  });

  test('passes through a process that forwards calls, which ends it when it stops', async () => {
    const owner = await startProcess();
    const front = await startProcess({ apiOrigin: owner.url.replace('localhost', '127.0.0.1') });
    const mei = await open(front.url, 'mei');
    await say('ravi', 'Hello');
    await vi.waitFor(() => expect(listTexts(mei)).toEqual(['Hello']), soon);
    front.chatStreams.close();
    await mei.ended;
  });
});

describe('a stream ends', () => {
  /** Ines acts for Acme, whose other administrator is Eve, and is a member of Other. */
  async function openInes(url: string) {
    const { db } = getDatabase();
    await db.query(
      `insert into memberships (corporate_id, user_id, role) values ('acme', 'eve', 'administrator')`,
    );
    const secret = await createSession(db, 'ines', { now });
    await db.query(
      `insert into memberships (corporate_id, user_id, role) values ('other', 'ines', 'administrator')`,
    );
    const stream = await openEventStream(url, `test-session=${secret}`);
    endings.push(stream.close);
    return { stream, secret };
  }

  test.each<[string, (secret: string) => Promise<unknown>]>([
    ['when its user logs out', (secret) => deleteSession(getDatabase().db, secret)],
    [
      'when its session is switched to another corporate',
      async (secret) => {
        const session = await findSession(getDatabase().db, secret, now);
        return session && rotateSession(getDatabase().db, session, { corporateId: 'other' }, now);
      },
    ],
    [
      'when its user is no longer a member',
      () =>
        getDatabase().db.query(`delete from memberships where corporate_id = 'acme' and user_id = 'ines'`),
    ],
    [
      'when its session has expired',
      () => getDatabase().db.query('update sessions set expires_at = $1', [now]),
    ],
  ])('%s', async (_, change) => {
    const { url } = await startProcess();
    const { stream, secret } = await openInes(url);
    await change(secret);
    await stream.ended;
    await say('mei', 'Hello');
    expect(stream.events).toEqual([]);
  });

  test('when notifications may have been lost, so that clients ask for what they missed', async () => {
    const { db } = getDatabase();
    let lose: () => void = () => undefined;
    const lossy: Database = {
      ...db,
      listen: async (channel, onNotify) => {
        lose = () => onNotify('');
        return db.listen(channel, onNotify);
      },
    };
    const { url } = await startProcess({ db: lossy });
    const mei = await open(url, 'mei');
    lose();
    await mei.ended;
  });

  test('when what happened cannot be read', async () => {
    const { db } = getDatabase();
    let isBroken = false;
    const flaky: Database = {
      ...db,
      query: (statement, values) =>
        isBroken ? Promise.reject(new Error('gone')) : db.query(statement, values),
    };
    const { url } = await startProcess({ db: flaky });
    const mei = await open(url, 'mei');
    isBroken = true;
    await notifyChat(db, { kind: 'conversation', conversationId });
    await mei.ended;
  });

  test('when the process stops, which it does not hold up', async () => {
    const { url, chatStreams, close } = await startProcess();
    const mei = await open(url, 'mei');
    chatStreams.close();
    await mei.ended;
    await close();
  });

  test('when its user opens too many: the oldest', async () => {
    const { url } = await startProcess();
    const cookie = await logIn('mei');
    const oldest = await openEventStream(url, cookie);
    const others = await Promise.all(Array.from({ length: 20 }, () => openEventStream(url, cookie)));
    endings.push(...others.map(({ close }) => close));
    await oldest.ended;
    await say('ravi', 'Hello');
    for (const other of others) await vi.waitFor(() => expect(listTexts(other)).toEqual(['Hello']), soon);
  });
});
