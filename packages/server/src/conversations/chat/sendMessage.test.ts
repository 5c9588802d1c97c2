import { beforeEach, describe, expect, test } from 'vitest';
import { openTestContext } from '../../testing/makeTestContext.ts';
import { chatHome, chatStart, openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { sendMessage } from './sendMessage.ts';

const getDatabase = openTestDatabase();
const key = 'a-key-of-this-message';

let conversationId = '';
const open = (userId: string, corporateId: string | null = null) =>
  openChat(getDatabase().db, userId, corporateId);

beforeEach(async () => {
  await resetChat(getDatabase().db);
  conversationId = await startChat(getDatabase().db);
});

const listNumbers = async () => {
  const { rows } = await getDatabase().db.query<{ number: number }>(
    'select number from messages where conversation_id = $1 order by number',
    [conversationId],
  );
  return rows.map(({ number }) => number);
};

describe('numbers', () => {
  test('follow each other without a hole when both sides send at once', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? mei : grace).send(conversationId, `Words ${index}`),
      ),
    );
    expect(answers.map(({ data }) => data.number).toSorted((a, b) => a - b)).toEqual([
      2, 3, 4, 5, 6, 7, 8, 9, 10, 11,
    ]);
    expect(await listNumbers()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
    expect((await mei.get(conversationId)).last).toBe(11);
  });

  test('are not used up by a message that fails', async () => {
    const mei = await open('mei');
    const attachmentIds = ['0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c'];
    expect((await mei.send(conversationId, 'Look', { attachmentIds })).fields).toEqual(['attachmentIds']);
    expect((await mei.send(conversationId, 'Look')).data.number).toBe(2);
  });
});

describe('a key', () => {
  test('sent fifty times at once makes one message', async () => {
    const mei = await open('mei');
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => mei.send(conversationId, 'Hello', { key })),
    );
    expect(new Set(answers.map(({ data }) => JSON.stringify(data))).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(await listNumbers()).toEqual([1, 2]);
  });

  test('makes one message even when nothing remembers the call', async () => {
    const ctx = {
      ...(await openTestContext(getDatabase().db, 'mei', { now: chatStart })),
      idempotencyKey: key,
    };
    const send = () =>
      sendMessage(ctx, { query: new URLSearchParams(), body: { conversationId, message: 'Hello' } });
    const answers = await Promise.all(Array.from({ length: 20 }, send));
    expect(new Set(answers.map(({ messageId }) => messageId)).size).toBe(1);
    expect(await listNumbers()).toEqual([1, 2]);
  });

  test('is refused for other words and another conversation, also days later', async () => {
    const mei = await open('mei');
    const { data } = await mei.start('help');
    await mei.send(conversationId, 'Hello', { key });
    for (const remembers of [true, false]) {
      if (!remembers) await getDatabase().db.query('delete from idempotency_keys');
      for (const [id, words] of [
        [conversationId, 'Goodbye'],
        [data.conversationId, 'Hello'],
      ] as const) {
        const { status, fields } = await mei.send(id, words, { key });
        expect([status, fields]).toEqual([409, ['idempotency-key']]);
      }
    }
    expect(await listNumbers()).toEqual([1, 2]);
  });

  test('of somebody else is another key, and only its sender is told it', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    await mei.send(conversationId, 'Hello', { key });
    await grace.send(conversationId, 'Hello', { key });
    const keysFor = async (browser: typeof mei) =>
      (await browser.get(conversationId)).messages.map((message) => message.key);
    expect(await keysFor(mei)).toEqual([null, key, null]);
    expect(await keysFor(grace)).toEqual([null, null, key]);
  });
});

describe('without a key', () => {
  test('the same words within ten seconds are one message', async () => {
    const mei = await open('mei');
    const first = await mei.send(conversationId, 'Hello');
    mei.wait(9_000);
    const answers = await Promise.all([
      mei.send(conversationId, 'Hello'),
      mei.send(conversationId, ' Hello '),
    ]);
    expect(answers.map(({ data }) => data)).toEqual([first.data, first.data]);
    mei.wait(1_000);
    expect((await mei.send(conversationId, 'Hello')).data.number).toBe(3);
  });

  test('the same words said twenty times at once are one message', async () => {
    const mei = await open('mei');
    const answers = await Promise.all(Array.from({ length: 20 }, () => mei.send(conversationId, 'Hello')));
    expect(new Set(answers.map(({ data }) => data.messageId)).size).toBe(1);
    expect(await listNumbers()).toEqual([1, 2]);
  });

  test('the same words of somebody else are another message', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    await Promise.all([mei.send(conversationId, 'Hello'), grace.send(conversationId, 'Hello')]);
    expect(await listNumbers()).toEqual([1, 2, 3]);
  });
});

describe('the query form', () => {
  const path = (message: string) =>
    `/api/chat/send?${new URLSearchParams({ conversationId, message }).toString()}`;

  test('sends as the body does, and its words never stand in the log', async () => {
    const mei = await open('mei');
    const { status, data } = await mei.call<{ number: number }>('POST', path('The code is hollyhock'));
    expect([status, data.number]).toEqual([200, 2]);
    const again = await mei.call('POST', path('The code is hollyhock'), undefined, { 'content-length': '0' });
    expect(again.data).toEqual(data);
    expect((await mei.call('POST', path('hollyhock '.repeat(201)))).fields).toEqual(['message']);
    expect(JSON.stringify(mei.lines)).not.toContain('hollyhock');
  });

  test('starts a conversation too', async () => {
    const mei = await open('mei');
    const query = new URLSearchParams({ contextId: 'help', message: 'The code is hollyhock' });
    const { status, data } = await mei.call<{ conversationId: string; isNew: boolean }>(
      'POST',
      `/api/chat/start?${query}`,
    );
    expect([status, data.isNew]).toEqual([200, true]);
    expect((await mei.get(data.conversationId)).messages.map(({ text }) => text)).toContain(
      'The code is hollyhock',
    );
    expect(JSON.stringify(mei.lines)).not.toContain('hollyhock');
  });

  test('is not looked at when there is a body', async () => {
    const mei = await open('mei');
    const { fields } = await mei.call('POST', path('Hello'), {});
    expect(fields).toEqual(['conversationId', 'message']);
  });
});

describe('a message', () => {
  test.each([
    ['', 400],
    [' \n ', 400],
    ['x'.repeat(2_001), 400],
    ['x'.repeat(2_000), 200],
  ])('of %j is answered %i', async (words, status) => {
    expect((await (await open('mei')).send(conversationId, words)).status).toBe(status);
  });

  test('keeps its words as they are, without what hides or turns them', async () => {
    const mei = await open('mei');
    await mei.send(conversationId, '<img src=x onerror=alert(1)>\u202Ejavascript:alert(1)');
    const { messages } = await mei.get(conversationId);
    expect(messages[1]?.text).toBe('<img src=x onerror=alert(1)>javascript:alert(1)');
  });

  test('is one of thirty in a minute, whatever call writes it; then the wait is told', async () => {
    const mei = await open('mei');
    for (let number = 2; number <= 30; number += 1)
      expect((await mei.send(conversationId, `Words ${number}`)).status).toBe(200);
    // A repeated one is no message more.
    expect((await mei.send(conversationId, 'Words 30')).status).toBe(200);
    const refused = await mei.send(conversationId, 'Words 31');
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect((await mei.start(`listing-${chatHome('agent')}`, { message: 'Words 31' })).status).toBe(429);
    const listingId = chatHome('agent');
    expect((await mei.call('POST', '/api/enquiries', { listingId, message: 'Words 31' })).status).toBe(429);
    expect((await (await open('grace')).send(conversationId, 'Words 31')).data.number).toBe(31);
    mei.wait(60_000);
    expect((await mei.send(conversationId, 'Words 31')).data.number).toBe(32);
  });

  test('is counted exactly when forty are sent at once, and what is refused leaves no hole', async () => {
    const mei = await open('mei');
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, index) => mei.send(conversationId, `Words ${index}`)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(29);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(11);
    expect(await listNumbers()).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
  });

  test('needs a completed sign-up', async () => {
    expect((await (await open('new')).send(conversationId, 'Hello')).status).toBe(403);
  });
});
