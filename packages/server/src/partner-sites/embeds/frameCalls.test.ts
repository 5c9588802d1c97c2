import { type RouteName, routes } from '@sewa/api/client';
import { completeLimits, contract } from '@sewa/api/schema';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { ChatStreams } from '../../conversations/chat-stream/ChatStreams.ts';
import { createServerWithRouter } from '../../createServer.ts';
import { EMBED_SESSION_MS } from '../../platform/sessions/embedSession.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { type Listening, listen } from '../../process/listen.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeServerDeps, makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { chatHome, openChat, resetChat } from '../../testing/openChat.ts';
import { openEventStream } from '../../testing/openEventStream.ts';
import {
  embedOrigin,
  embedSettings,
  embedStart,
  openFrame,
  openPartner,
} from '../../testing/openPartners.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { endPartner } from '../partners/endPartner.ts';

const getDatabase = openTestDatabase();
const contextId = `listing-${chatHome('agent')}`;
const asSystem = () => makeTestContext(getDatabase().db, { now: embedStart, caller: 'system' });
const fill = (path: string) => path.replaceAll(/\{\w+\}/g, 'aaaaaaaaaaaa');
const isCall = (name: string): name is RouteName => name in routes;

let partner: Awaited<ReturnType<typeof openPartner>>;

beforeEach(async () => {
  const { db } = getDatabase();
  await resetChat(db);
  await db.query('delete from partners');
  partner = await openPartner(db);
});

async function openPerson(sub: string) {
  const frame = openFrame(getDatabase().db);
  await frame.start(partner.key, await partner.sign({ sub, name: `Person ${sub}` }));
  return frame;
}

async function openGuest() {
  const frame = openFrame(getDatabase().db);
  await frame.start(partner.key);
  return frame;
}

type Frame = Awaited<ReturnType<typeof openPerson>>;
const startChat = (frame: Frame) =>
  frame.call<{ conversationId: string }>('POST', '/api/chat/start', { contextId, message: 'Is it free?' });

describe('a partner’s person', () => {
  test('asks about a listing, and reads the answer', async () => {
    const lim = await openPerson('lim');
    const { status, data } = await startChat(lim);
    expect(status).toBe(200);
    const grace = await openChat(getDatabase().db, 'grace');
    const [entry] = await grace.list();
    expect(entry?.users.map(({ name }) => name).toSorted()).toEqual(['Grace', 'Person lim']);
    await grace.send(data.conversationId, 'Yes, from December.');
    const read = await lim.call<{ messages: { text: string }[] }>('GET', `/api/chat/${data.conversationId}`);
    expect(read.data.messages.map(({ text }) => text)).toEqual(['Is it free?', 'Yes, from December.']);
    const sent = await lim.call('POST', '/api/chat/send', {
      conversationId: data.conversationId,
      message: 'Thank you',
    });
    expect(sent.status).toBe(200);
    expect((await lim.call('POST', `/api/chat/${data.conversationId}/read`, { number: 3 })).status).toBe(204);
  });

  test('reads and writes only what is theirs', async () => {
    const lim = await openPerson('lim');
    const { conversationId } = (await startChat(lim)).data;
    const rooms = await openPartner(getDatabase().db, 'Rooms');
    const namesake = openFrame(getDatabase().db);
    await namesake.start(rooms.key, await rooms.sign({ sub: 'lim' }));
    for (const other of [await openPerson('tan'), namesake]) {
      expect((await other.call('GET', `/api/chat/${conversationId}`)).status).toBe(404);
      expect((await other.call('POST', '/api/chat/send', { conversationId, message: 'Hello' })).status).toBe(
        404,
      );
      expect((await other.call('GET', '/api/chat/all')).data).toEqual([]);
    }
  });

  test('is counted like anybody, whatever address they come from', async () => {
    const [lim, tan] = [await openPerson('lim'), await openPerson('tan')];
    const say = async (frame: Frame, conversationId: string, n: number) =>
      (await frame.call('POST', '/api/chat/send', { conversationId, message: `Hello ${n}` })).status;
    const { conversationId } = (await startChat(lim)).data;
    const statuses = [];
    for (let n = 0; n < 30; n += 1) statuses.push(await say(lim, conversationId, n));
    expect(statuses.at(0)).toBe(200);
    expect(statuses.at(-1)).toBe(429);
    expect((await startChat(tan)).status).toBe(200);
  });

  test('is nobody any more after 15 minutes', async () => {
    const lim = await openPerson('lim');
    lim.wait(EMBED_SESSION_MS - 1);
    expect((await lim.call('GET', '/api/chat/all')).status).toBe(200);
    lim.wait(1);
    expect((await lim.call('GET', '/api/chat/all')).status).toBe(401);
  });
});

describe('a guest', () => {
  test('reads and writes no chat', async () => {
    const guest = await openGuest();
    expect((await startChat(guest)).status).toBe(401);
    for (const path of ['/api/chat/all', '/api/chat/contexts', '/api/chat/stream'])
      expect((await guest.call('GET', path)).status, path).toBe(401);
  });

  test.each<[string, string, string]>([
    ['a listing', contextId, `/discover/${chatHome('agent')}/`],
    ['help', 'help', '/chat/help'],
  ])('starts an enquiry about %s, which one browser takes over once', async (_, context, path) => {
    const guest = await openGuest();
    const body = { contextId: context, message: 'Is it free?' };
    const { status, data } = await guest.call<{ url: string }>('POST', '/api/embed/enquiries', body);
    expect(status).toBe(200);
    const { origin, pathname } = new URL(data.url);
    expect(origin).toBe(testOrigin);
    const open = () => guest.server.request(data.url, { headers: { accept: 'text/html' } });
    expect((await guest.server.request(data.url, { method: 'HEAD' })).headers.getSetCookie()).toEqual([]);
    const opened = await open();
    expect(opened.status).toBe(303);
    expect(opened.headers.get('location')).toContain(path);
    expect(opened.headers.get('cache-control')).toContain('no-store');
    const [cookie = ''] = opened.headers.getSetCookie();
    expect(cookie).toMatch(/^test-intent=[\w-]{43};.*HttpOnly/);
    const elsewhere = await open();
    expect(elsewhere.headers.get('location')).toBe('/error/404');
    expect(elsewhere.headers.getSetCookie()).toEqual([]);
    const again = await guest.server.request(data.url, { headers: { cookie: cookie.split(';')[0] ?? '' } });
    expect(again.headers.get('location')).toContain(path);
    const current = await guest.server.request(`${testOrigin}/api/intents/current`, {
      headers: { cookie: again.headers.getSetCookie()[0]?.split(';')[0] ?? '' },
    });
    expect(await current.json()).toMatchObject({ data: { message: 'Is it free?' } });
    expect(JSON.stringify(guest.lines)).not.toContain(pathname.split('/').at(-1));
  });

  test('has 30 minutes to open it', async () => {
    const guest = await openGuest();
    const { data } = await guest.call<{ url: string }>('POST', '/api/embed/enquiries', {
      contextId: 'help',
      message: 'Hello',
    });
    guest.wait(30 * 60 * 1_000);
    expect((await guest.server.request(data.url)).headers.get('location')).toBe('/error/404');
  });

  test.each<[string, object, number]>([
    ['about a listing that is not there', { contextId: 'listing-aaaaaaaaaaaa', message: 'Hello' }, 404],
    ['about nothing', { contextId: 'x', message: 'Hello' }, 404],
    ['that says nothing', { contextId: 'help', message: ' ' }, 400],
  ])('starts no enquiry %s', async (_, body, status) => {
    const guest = await openGuest();
    expect((await guest.call('POST', '/api/embed/enquiries', body)).status).toBe(status);
  });

  test('is a frame: without a bearer, there is no enquiry', async () => {
    const body = { contextId: 'help', message: 'Hello' };
    const nobody = openFrame(getDatabase().db);
    expect((await nobody.call('POST', '/api/embed/enquiries', body, { origin: testOrigin })).status).toBe(
      401,
    );
  });
});

describe('a bearer', () => {
  test('opens no call that is not for frames', async () => {
    const lim = await openPerson('lim');
    const { router } = createServerWithRouter(makeServerDeps(getDatabase().db).deps);
    const names = [...router.mounted.keys()].filter(isCall);
    const foreign = names.filter((name) => !completeLimits(contract[name]).isForEmbeds);
    expect(foreign.length).toBeGreaterThan(100);
    for (const name of foreign) {
      const { method, path } = routes[name];
      const { status } = await lim.call(method, fill(path), method === 'GET' ? undefined : {});
      expect(status, name).toBe(403);
    }
  });

  test('does not open files beside the calls', async () => {
    const lim = await openPerson('lim');
    for (const path of ['/api/openapi.json', '/api/embed/enquiries/x', '/media/aaaaaaaaaaaaaaaa'])
      expect((await lim.call('GET', path)).status, path).toBe(403);
  });

  test('stands beside no session cookie, whichever host is asked', async () => {
    const lim = await openPerson('lim');
    const cookie = `test-session=${await createSession(getDatabase().db, 'mei', { now: embedStart })}`;
    for (const origin of [embedOrigin, testOrigin]) {
      const response = await lim.server.request(`${origin}/api/chat/all`, {
        headers: { cookie, authorization: `Bearer ${lim.getBearer()}` },
      });
      expect(response.status).toBe(400);
      expect(await response.json()).toMatchObject({ fields: [{ name: 'authorization' }] });
    }
  });

  test.each(['', 'x', 'a'.repeat(43), `${'a'.repeat(43)} b`])('is not %j', async (bearer) => {
    const nobody = openFrame(getDatabase().db);
    const headers = { authorization: `Bearer ${bearer}` };
    expect((await nobody.call('GET', '/api/chat/all', undefined, headers)).status).toBe(401);
  });

  test('is not the secret of a session, nor the other way round', async () => {
    const { db } = getDatabase();
    const secret = await createSession(db, 'mei', { now: embedStart });
    const nobody = openFrame(db);
    const headers = { authorization: `Bearer ${secret}` };
    expect((await nobody.call('GET', '/api/chat/all', undefined, headers)).status).toBe(401);
    const lim = await openPerson('lim');
    const cookie = `test-session=${lim.getBearer()}`;
    const response = await lim.server.request(`${testOrigin}${routes.getUser.path}`, { headers: { cookie } });
    expect(response.status).toBe(401);
  });

  test('needs no origin of ours', async () => {
    const lim = await openPerson('lim');
    const body = { contextId, message: 'Is it free?' };
    expect(
      (await lim.call('POST', '/api/chat/start', body, { origin: 'https://homes.example' })).status,
    ).toBe(200);
  });
});

describe('whether a site may show frames', () => {
  const check = (key: string, origin: string) =>
    openFrame(getDatabase().db).call(
      'GET',
      `/api/embed/partners/${key}?origin=${encodeURIComponent(origin)}`,
    );

  test('is told to any site', async () => {
    const { data, headers } = await check(partner.key, 'https://homes.example');
    expect(data).toEqual({ state: 'live', isListed: true });
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect((await check(partner.key, 'https://other.example')).data).toEqual({
      state: 'live',
      isListed: false,
    });
    expect((await check('nobody', 'https://homes.example')).data).toEqual({
      state: 'unknown',
      isListed: false,
    });
    await endPartner(asSystem(), { key: partner.key });
    expect((await check(partner.key, 'https://homes.example')).data).toEqual({
      state: 'ended',
      isListed: true,
    });
  });
});

describe('the stream of a frame', () => {
  let listening: Listening;
  let chatStreams: ChatStreams;
  let now = embedStart;

  beforeEach(async () => {
    now = embedStart;
    const { db } = getDatabase();
    const clock = () => now;
    chatStreams = new ChatStreams({ db, clock, log: () => undefined });
    const { server } = makeTestServer(db, { chatStreams, clock, settings: embedSettings() });
    await chatStreams.listen();
    listening = await listen((request, environment) => server.fetch(request, environment as never), {
      host: '127.0.0.1',
      port: 0,
    });
  });

  afterEach(async () => {
    chatStreams.close();
    await listening.close();
  });

  test.each<[string, () => unknown]>([
    ['when its partner ends', () => endPartner(asSystem(), { key: partner.key })],
    [
      'when its bearer expires',
      () => {
        now = new Date(embedStart.getTime() + EMBED_SESSION_MS);
      },
    ],
  ])('tells its person what happens, and ends %s', async (_, end) => {
    const lim = await openPerson('lim');
    const { conversationId } = (await startChat(lim)).data;
    const stream = await openEventStream(listening.url, { authorization: `Bearer ${lim.getBearer()}` });
    const grace = await openChat(getDatabase().db, 'grace');
    await grace.send(conversationId, 'Yes.');
    await expect.poll(() => stream.events.map(({ event }) => event), { timeout: 5_000 }).toContain('message');
    await end();
    await stream.ended;
  });
});
