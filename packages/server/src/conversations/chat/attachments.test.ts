import type { ReportEntry } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { makePdf, makePng } from '../../testing/makeFiles.ts';
import { chatStart, openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const png = makePng();
const asPng = { 'content-type': 'image/png' };

let conversationId = '';
const open = (userId: string, corporateId: string | null = null) =>
  openChat(getDatabase().db, userId, corporateId);

beforeEach(async () => {
  await resetChat(getDatabase().db);
  conversationId = await startChat(getDatabase().db);
});

describe('an attachment', () => {
  test('is read by whoever takes part once it is sent, and by nobody else (ASVS 8.2.2)', async () => {
    const [mei, grace, ravi] = [await open('mei'), await open('grace'), await open('ravi')];
    const { data } = await mei.attach(conversationId, png, { ...asPng, 'x-file-name': 'my%20room.png' });
    expect(data).toEqual({ id: expect.any(String), name: 'my room.png', contentType: 'image/png' });
    const statuses = async () =>
      Promise.all(
        [mei, grace, ravi].map(async ({ call }) => (await call('GET', `/api/files/${data.id}`)).status),
      );
    expect(await statuses()).toEqual([200, 404, 404]);
    const sent = await mei.send(conversationId, '', { attachmentIds: [data.id] });
    expect(sent.status).toBe(200);
    expect(await statuses()).toEqual([200, 200, 404]);
    expect((await grace.get(conversationId)).messages[1]).toMatchObject({
      kind: 'file',
      text: '',
      attachments: [{ id: data.id, name: 'my room.png', contentType: 'image/png' }],
    });
    await getDatabase().db.query('update messages set deleted_at = now() where id = $1', [
      sent.data.messageId,
    ]);
    expect(await statuses()).toEqual([200, 404, 404]);
  });

  test('of a reported message is read by operators until the report is settled, and by nobody else', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const others = [
      await open('oli', 'desk'),
      await open('oli', 'else'),
      await open('eve', 'else'),
      await open('ravi'),
    ];
    const { data } = await mei.attach(conversationId, png, asPng);
    const statuses = async () =>
      Promise.all(others.map(async ({ call }) => (await call('GET', `/api/files/${data.id}`)).status));
    const { messageId } = (await mei.send(conversationId, '', { attachmentIds: [data.id] })).data;
    expect(await statuses()).toEqual([404, 404, 404, 404]);
    await grace.call('POST', `/api/chat/${conversationId}/report`, {
      messageId: messageId.toUpperCase(),
      reason: 'Not a home',
    });
    expect(await statuses()).toEqual([200, 404, 404, 404]);
    const [operator] = others;
    const { data: reports } = (await operator?.call<ReportEntry[]>('GET', '/api/reports')) ?? {};
    expect(reports).toMatchObject([{ chat: { messageId, text: '', attachments: [data] } }]);
    await operator?.call('POST', `/api/reports/${reports?.[0]?.id}/settle`, { outcome: 'unfounded' });
    expect(await statuses()).toEqual([404, 404, 404, 404]);
  });

  test('is sent once, by who uploaded it, in its own conversation', async () => {
    const [mei, grace] = [await open('mei'), await open('grace')];
    const { data: help } = await mei.start('help');
    const { data } = await mei.attach(conversationId, png, asPng);
    const attachmentIds = [data.id];
    for (const [browser, id] of [
      [grace, conversationId],
      [mei, help.conversationId],
    ] as const)
      expect((await browser.send(id, 'Look', { attachmentIds })).fields).toEqual(['attachmentIds']);
    const sent = await mei.send(conversationId, 'Look', { attachmentIds: [data.id.toUpperCase()] });
    expect((await mei.send(conversationId, 'Look', { attachmentIds })).data).toEqual(sent.data);
    expect((await mei.send(conversationId, 'Look again', { attachmentIds })).fields).toEqual([
      'attachmentIds',
    ]);
    expect((await mei.send(conversationId, 'Look', { attachmentIds: ['x'] })).fields).toEqual([
      'attachmentIds',
    ]);
  });

  test('of the same words is not the same message when the files differ', async () => {
    const mei = await open('mei');
    const [first, second] = [
      await mei.attach(conversationId, png, asPng),
      await mei.attach(conversationId, png, asPng),
    ];
    const send = ({ data }: typeof first) => mei.send(conversationId, '', { attachmentIds: [data.id] });
    expect([(await send(first)).data.number, (await send(second)).data.number]).toEqual([2, 3]);
  });

  test.each([
    [undefined, 'Photo.png'],
    ['%E0%A4%A', 'Photo.png'],
    ['%20%0A', 'Photo.png'],
    ['two%0Alines%E2%80%AE.png', 'two lines.png'],
    ['%F0%9F%8F%A0'.repeat(201), '🏠'.repeat(200)],
  ])('with the name %j is called %s', async (header, name) => {
    const headers = header === undefined ? asPng : { ...asPng, 'x-file-name': header };
    expect((await (await open('mei')).attach(conversationId, png, headers)).data.name).toBe(name);
  });

  test('may be a PDF, and is what its content says', async () => {
    const mei = await open('mei');
    const pdf = await mei.attach(conversationId, makePdf(), { 'content-type': 'application/pdf' });
    expect(pdf.data.name).toBe('Document.pdf');
    const named = await mei.attach(conversationId, makePdf(), asPng);
    expect(named.data.name).toBe('Document.pdf');
    expect((await mei.attach(conversationId, png, { 'content-type': 'text/html' })).status).toBe(415);
  });

  test('that is not sent goes after a day, one that was sent stays', async () => {
    const { db } = getDatabase();
    const mei = await open('mei');
    const [sent, unsent] = [
      await mei.attach(conversationId, png, asPng),
      await mei.attach(conversationId, png, asPng),
    ];
    await mei.send(conversationId, 'Look', { attachmentIds: [sent.data.id] });
    await cleanUp(db, new Date(chatStart.getTime() + 40 * 86_400_000));
    const { rows } = await db.query<{ id: string }>('select id from files');
    expect(rows).toEqual([{ id: sent.data.id }]);
    expect(unsent.status).toBe(200);
  });
});
