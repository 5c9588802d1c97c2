import { beforeEach, expect, test } from 'vitest';
import { notify } from '../../platform/notices/notify.ts';
import type { QueuedPush } from '../../platform/push/workPushes.ts';
import { addConversation } from '../../testing/addConversation.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestJobs } from '../../testing/makeTestJobs.ts';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { isQuiet } from './isQuiet.ts';
import { pushOpen } from './pushOpen.ts';

const getDatabase = openTestDatabase();
const keys = { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) };
const endpointOf = (name: string) => `https://fcm.googleapis.com/fcm/send/${name}`;
const later = (minutes: number) => new Date(browserStart.getTime() + minutes * 60_000);

beforeEach(() => resetCorporates(getDatabase().db));

async function subscribe(userId: string, name = userId) {
  const browser = await openBrowserOf(getDatabase().db, userId);
  const answer = await browser.send('/api/push', { endpoint: endpointOf(name), keys });
  return { browser, status: answer.status };
}

/** What is queued a while after the beginning: to whom, and what it says. */
async function push(minutes = 5) {
  const { db } = getDatabase();
  const queued: Partial<QueuedPush>[] = [];
  const now = later(minutes);
  const ctx = makeTestContext(db, {
    now,
    caller: 'system',
    pusher: { publicKey: 'key', send: async () => 'sent' },
    jobs: {
      ...makeTestJobs([], () => now),
      send: async (_, data = {}) => void queued.push(data),
    },
  });
  await pushOpen(ctx, {});
  const { rows } = await db.query<{ id: string; user_id: string }>(
    'select id::text as id, user_id from push_subscriptions',
  );
  return queued.map(({ targetId, title, body, path }) => ({
    to: rows.find(({ id }) => id === targetId)?.user_id ?? '',
    title,
    body,
    path,
  }));
}

const owe = (userId: string, about = 'bill', minutes = 1) =>
  notify(
    getDatabase().db,
    { to: { userId }, kind: 'bill-overdue', about, path: '/flow/pay/one/bills' },
    later(minutes),
  );

test('a notice is pushed once, to whoever it is for and asked before it came', async () => {
  await subscribe('tim');
  await subscribe('max');
  await owe('tim');
  await owe('tim', 'older', -5);
  expect(await push()).toEqual([
    { to: 'tim', title: 'Rent and payments', body: 'Rent is overdue.', path: '/flow/pay/one/bills' },
  ]);
  expect(await push(6)).toEqual([]);
});

test('a notice of a company goes to those of its people it is for; many at once are one message', async () => {
  const { db } = getDatabase();
  for (const name of ['ada', 'bo', 'max', 'cem']) await subscribe(name);
  const to = { corporateId: 'alpha', audience: 'administrators' } as const;
  await notify(db, { to, kind: 'listing-paused', about: 'one', path: '/property' }, later(1));
  expect((await push()).map((message) => message.to)).toEqual(expect.arrayContaining(['ada', 'bo']));
  for (const about of ['a', 'b', 'c', 'd']) await owe('max', about, 6);
  expect(await push(7)).toEqual([
    { to: 'max', title: '4 things are new on Sewa', body: '', path: '/dashboard' },
  ]);
});

test('an unseen message is pushed after a minute without its text; a seen or muted one is not', async () => {
  const { db } = getDatabase();
  await subscribe('max');
  await subscribe('tim');
  const id = await addConversation(db, {
    contextId: 'nowhere',
    startedBy: 'tim',
    others: [{ userId: 'max' }],
    now: browserStart,
  });
  const tim = await openBrowserOf(db, 'tim');
  const sent = await tim.send('/api/chat/send', { conversationId: id, message: 'My secret plan' });
  expect(sent.status).toBe(200);
  expect(await push(0.5)).toEqual([]);
  expect(await push()).toEqual([{ to: 'max', title: 'New message from Tim', body: '', path: `/chat/${id}` }]);
  expect(await push(6)).toEqual([]);
  await db.query('update conversation_users set is_muted = true');
  await tim.send('/api/chat/send', { conversationId: id, message: 'Another' });
  expect(await push(7)).toEqual([]);
});

test('kinds that somebody turned off are not pushed', async () => {
  const { browser } = await subscribe('tim');
  const answer = await browser.send('/api/push', { kinds: ['messages'] }, {}, 'PATCH');
  expect(answer.content).toMatchObject({ data: { kinds: ['messages'], browsers: 1 } });
  await owe('tim');
  expect(await push()).toEqual([]);
});

test('a browser gets messages of whoever asked there last, until they end its session or say so', async () => {
  const { db } = getDatabase();
  await subscribe('tim', 'shared');
  const { browser } = await subscribe('max', 'shared');
  await owe('tim');
  expect(await push()).toEqual([]);
  await browser.send('/api/user/logout', {});
  const { rows } = await db.query('select from push_subscriptions');
  expect(rows).toHaveLength(0);
  const again = await subscribe('max', 'own');
  const other = await openBrowserOf(db, 'tim');
  await other.send('/api/push/end', { endpoint: endpointOf('own') });
  expect((await again.browser.send('/api/push')).content).toMatchObject({ data: { browsers: 1 } });
  await again.browser.send('/api/push/end', { endpoint: endpointOf('own') });
  expect((await again.browser.send('/api/push')).content).toMatchObject({ data: { browsers: 0 } });
});

test.each([
  ['http://fcm.googleapis.com/x'],
  ['https://fcm.googleapis.com.attacker.example/x'],
  ['https://127.0.0.1/x'],
  ['https://fcm.googleapis.com:8443/x'],
  ['https://user@fcm.googleapis.com/x'],
])('the server never calls %s', async (endpoint) => {
  const browser = await openBrowserOf(getDatabase().db, 'tim');
  const { status, content } = await browser.send('/api/push', { endpoint, keys });
  expect(status).toBe(400);
  expect(content).toMatchObject({ fields: [{ name: 'endpoint' }] });
});

test('somebody has ten browsers at most', async () => {
  for (let place = 0; place < 10; place += 1) expect((await subscribe('tim', `b${place}`)).status).toBe(200);
  expect((await subscribe('tim', 'one-more')).status).toBe(400);
  expect((await subscribe('tim', 'b3')).status).toBe(200);
});

test('nobody is disturbed from 10 pm to 8 am in Singapore', () => {
  expect(
    ['13:59', '14:00', '23:59', '00:00'].map((time) => isQuiet(new Date(`2026-11-21T${time}:00Z`))),
  ).toEqual([false, true, true, false]);
});
