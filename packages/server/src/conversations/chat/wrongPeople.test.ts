import { beforeEach, describe, expect, test } from 'vitest';
import { makePng } from '../../testing/makeFiles.ts';
import { openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const noConversation = '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c';

/** Every call about one conversation, and one about whoever takes part in it. */
const calls: readonly (readonly [
  name: string,
  ask: (browser: Browser, id: string) => Promise<{ status: number }>,
])[] = [
  ['getConversation', ({ call }, id) => call('GET', `/api/chat/${id}`)],
  ['sendMessage', ({ send }, id) => send(id, 'Hello')],
  [
    'sendMessage by query',
    ({ call }, id) => call('POST', `/api/chat/send?conversationId=${id}&message=Hello`),
  ],
  ['markRead', ({ read }, id) => read(id, 1)],
  ['muteConversation', ({ call }, id) => call('PUT', `/api/chat/${id}/mute`, { isMuted: true })],
  ['addAttachment', ({ attach }, id) => attach(id, makePng(), { 'content-type': 'image/png' })],
  [
    'reportMessage',
    ({ call }, id) => call('POST', `/api/chat/${id}/report`, { messageId: id, reason: 'Spam' }),
  ],
  ['blockUser', ({ call }) => call('POST', '/api/blocks', { userId: 'mei' })],
  ['unblockUser', ({ call }) => call('DELETE', '/api/blocks/mei')],
];

type Browser = Awaited<ReturnType<typeof openChat>>;

let conversationId = '';

beforeEach(async () => {
  const { db } = getDatabase();
  await resetChat(db);
  conversationId = await startChat(db);
  await db.query(`insert into blocks (blocked_by, blocked, created_at) values ('grace', 'mei', now())`);
});

const collectAll = async () =>
  JSON.stringify(
    (
      await getDatabase().db.query(`select (select json_agg(m) from messages m) as messages,
        (select json_agg(p order by p.id) from conversation_users p) as participants, (select json_agg(b) from blocks b) as blocks,
        (select json_agg(f) from files f) as files, (select json_agg(r) from message_reports r) as reports`)
    ).rows,
  );

describe.each(calls)('%s', (_, ask) => {
  test('is answered 404 to whoever takes no part, and changes nothing (ASVS 8.2.2)', async () => {
    const before = await collectAll();
    for (const [userId, corporateId] of [
      ['ravi', null],
      ['oli', 'desk'],
      ['eve', 'else'],
      ['oli', 'else'],
    ] as const) {
      const { status } = await ask(await openChat(getDatabase().db, userId, corporateId), conversationId);
      expect(status, userId).toBe(404);
    }
    expect((await ask(await openChat(getDatabase().db, 'ravi'), noConversation)).status).toBe(404);
    expect((await ask(await openChat(getDatabase().db, 'ravi'), 'help')).status).toBe(404);
    expect(await collectAll()).toBe(before);
  });

  test('is answered 401 to a visitor', async () => {
    expect((await ask(await openChat(getDatabase().db, null), conversationId)).status).toBe(401);
  });
});
