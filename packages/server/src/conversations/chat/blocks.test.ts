import { beforeEach, describe, expect, test } from 'vitest';
import { chatHome, openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

let conversationId = '';
const open = (userId: string, corporateId: string | null = null) =>
  openChat(getDatabase().db, userId, corporateId);
type Browser = Awaited<ReturnType<typeof open>>;

const block = ({ call }: Browser, userId: string) => call('POST', '/api/blocks', { userId });

beforeEach(async () => {
  await resetChat(getDatabase().db);
  conversationId = await startChat(getDatabase().db);
});

describe('somebody who is blocked', () => {
  test('writes nothing by any call, reads as before, and may be unblocked', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    expect([(await block(grace, 'mei')).status, (await block(grace, 'mei')).status]).toEqual([204, 204]);
    const contextId = `listing-${chatHome('agent')}`;
    const enquiry = { listingId: chatHome('agent'), message: 'Hello' };
    expect((await mei.send(conversationId, 'Hello')).status).toBe(403);
    expect((await mei.start(contextId, { message: 'Hello' })).status).toBe(403);
    expect((await mei.call('POST', '/api/enquiries', enquiry)).status).toBe(403);
    expect(await mei.get(conversationId)).toMatchObject({ isBlocked: false, last: 1 });
    expect((await grace.get(conversationId)).isBlocked).toBe(true);
    expect((await grace.send(conversationId, 'Please stop.')).data.number).toBe(2);
    expect((await grace.call('DELETE', '/api/blocks/mei')).status).toBe(204);
    expect((await mei.send(conversationId, 'Hello')).data.number).toBe(3);
    expect((await grace.call('DELETE', '/api/blocks/mei')).status).toBe(404);
  });

  test('gets the answer of what they sent before', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const sent = await mei.send(conversationId, 'Hello', { key: 'a-key-of-this-message' });
    await block(grace, 'mei');
    await getDatabase().db.query('delete from idempotency_keys');
    expect((await mei.send(conversationId, 'Hello', { key: 'a-key-of-this-message' })).data).toEqual(
      sent.data,
    );
  });

  test('is blocked for everyone of the help desk, for whom one of them did it', async () => {
    const mei = await open('mei');
    const { data } = await mei.start('help', { message: 'Hello' });
    await block(await open('oli', 'desk'), 'mei');
    expect((await (await open('pat', 'desk')).get(data.conversationId)).isBlocked).toBe(true);
    expect((await mei.send(data.conversationId, 'Hello?')).status).toBe(403);
    expect((await (await open('pat', 'desk')).call('DELETE', '/api/blocks/mei')).status).toBe(204);
  });
});

test.each([
  ['oneself', 'mei', 400],
  ['the help desk', 'corporate-desk', 400],
  ['somebody one has never written to', 'ravi', 404],
  ['nobody', 'x', 404],
])('%s is not blocked', async (_, userId, status) => {
  const mei = await open('mei');
  await mei.start('help');
  expect((await block(mei, userId)).status).toBe(status);
  expect((await getDatabase().db.query('select from blocks')).rowCount).toBe(0);
});

describe('a report', () => {
  const report = async ({ call }: Browser, messageId: string) =>
    (await call('POST', `/api/chat/${conversationId}/report`, { messageId, reason: 'Asks for money' }))
      .status;

  test('of a message counts once for each person', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const { data } = await mei.send(conversationId, 'Send me a deposit first.');
    expect([await report(grace, data.messageId), await report(grace, data.messageId)]).toEqual([204, 204]);
    const { rows } = await getDatabase().db.query('select message_id, user_id, reason from message_reports');
    expect(rows).toEqual([{ message_id: data.messageId, user_id: 'grace', reason: 'Asks for money' }]);
    expect(await report(mei, data.messageId)).toBe(400);
  });

  test('is refused for an event, and for a message of another conversation', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const { data: help } = await mei.start('help');
    const { data } = await mei.send(help.conversationId, 'Hello');
    const { rows } = await getDatabase().db.query<{ id: string }>(
      `insert into messages (conversation_id, number, kind, body, sent_at) values ($1, 2, 'event', 'It was let.', now()) returning id`,
      [conversationId],
    );
    for (const id of [data.messageId, rows[0]?.id ?? '', 'x']) expect(await report(grace, id)).toBe(404);
  });
});
