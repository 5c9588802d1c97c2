import type { Dispute } from '@sewa/api/client';
import { disputeSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makePng } from '../../testing/makeFiles.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openLandlord, resetLandlords, testAddress } from '../../testing/openLandlords.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';

const getDatabase = openTestDatabase();
const open = (userId: string, corporateId?: string) => openLandlord(getDatabase().db, userId, corporateId);
type Landlord = Awaited<ReturnType<typeof open>>;

let operator: Landlord;
const listDisputes = async () => (await operator.read('/api/disputes')).data as Dispute[];
const settle = (id: unknown, side: string, browser = operator) =>
  browser.write(`/api/disputes/${id}/settle`, { for: side });

/** Olga owns a unit, and otto says that it is his. */
async function dispute() {
  const [olga, otto] = [await open('olga'), await open('otto')];
  const { data } = await olga.add();
  const answer = (await otto.add()) as { status: number; disputeId?: string; fields?: object[] };
  return { olga, otto, id: String(data.id), answer };
}

beforeEach(async () => {
  const { db } = getDatabase();
  await resetLandlords(db);
  await clearQueuedMails(db);
  await db.query(`update corporates set operator_since = now() where id = 'beta'`);
  operator = await open('cem', 'beta');
});

test('the unit of another owner opens a dispute, once, which both know of', async () => {
  const { olga, otto, id, answer } = await dispute();
  expect(answer).toMatchObject({ status: 409, fields: [{ name: 'address' }] });
  expect(await otto.add()).toMatchObject({ status: 409, disputeId: answer.disputeId });
  expect(await olga.get(id)).toMatchObject({ isDisputed: true });
  expect(await olga.listNotices()).toEqual([
    { kind: 'unit-disputed', about: answer.disputeId, path: `/property/${id}` },
  ]);
  expect(await otto.list()).toEqual([]);
  const disputes = await listDisputes();
  expect(disputes).toMatchObject([
    {
      id: answer.disputeId,
      address: testAddress,
      sides: [
        { userId: 'olga', name: 'Olga', email: 'olga@people.example', isOwner: true },
        { userId: 'otto', isOwner: false },
      ],
    },
  ]);
  expect(disputeSchema.parse(disputes[0])).toEqual(disputes[0]);
});

test('settled for the claimant, the unit is theirs and what the other side advertised is paused', async () => {
  const { olga, otto, id, answer } = await dispute();
  await olga.write(`/api/properties/${id}/authorities`, {
    registrationNumber: 'R000001A',
    from: '2026-11-01',
    to: '2026-12-31',
  });
  const amy = await open('amy');
  const formers = await olga.advertise(id, { room: 1 });
  await amy.advertise(id, { room: 2 });
  await (await open('ada', 'alpha')).add();
  expect(await listDisputes()).toHaveLength(2);
  await clearQueuedMails(getDatabase().db);
  expect((await settle(answer.disputeId, 'otto')).status).toBe(200);
  expect(await listDisputes()).toEqual([]);
  expect(await otto.get(id)).toMatchObject({ ownership: 'own', isDisputed: false });
  expect((await olga.read(`/api/properties/${id}`)).status).toBe(404);
  for (const path of ['draft', 'preview', 'pictures'])
    expect((await olga.read(`/api/listings/${formers}/${path}`)).status).toBe(404);
  expect((await olga.write(`/api/listings/${formers}`, { version: 3, title: 'Mine' }, 'PATCH')).status).toBe(
    404,
  );
  for (const action of ['resume', 'let', 'close', 'copy'])
    expect((await olga.write(`/api/listings/${formers}/${action}`, { version: 3 })).status).toBe(404);
  expect((await olga.listNotices()).map(({ kind }) => kind)).toEqual(['listing-paused']);
  const { rows } = await getDatabase().db.query(`select state, paused_because from listings order by part`);
  expect(rows).toEqual([
    { state: 'paused', paused_because: 'ownership' },
    { state: 'paused', paused_because: 'authority-ended' },
  ]);
  const mails = await listQueuedMails(getDatabase().db);
  expect(
    mails.filter(({ subject }) => subject.startsWith('Who owns')).map(({ recipient }) => recipient),
  ).toEqual(expect.arrayContaining(['olga@people.example', 'otto@people.example']));
  expect((await settle(answer.disputeId, 'otto')).status).toBe(404);
});

test('the words of an operator reach both sides, and notes are counted', async () => {
  const { answer } = await dispute();
  const path = `/api/desk/notes/dispute/${answer.disputeId}`;
  await operator.write(path, { words: 'Between us.' });
  expect(await listDisputes()).toMatchObject([{ notes: 1 }]);
  await clearQueuedMails(getDatabase().db);
  const words = 'The title deed names Olga.';
  const long = 'x'.repeat(2_001);
  const refused = await operator.write(`/api/disputes/${answer.disputeId}/settle`, {
    for: 'olga',
    words: long,
  });
  expect(refused.status).toBe(400);
  await operator.write(`/api/disputes/${answer.disputeId}/settle`, { for: 'olga', words });
  const mails = await listQueuedMails(getDatabase().db);
  expect(mails.map(({ recipient }) => recipient).toSorted()).toEqual([
    'olga@people.example',
    'otto@people.example',
  ]);
  for (const mail of mails) {
    expect(mail.text_body).toContain(words);
    expect(mail.text_body).not.toContain('Between us.');
  }
});

test('settled for the owner, everything stays as it is', async () => {
  const { olga, otto, id, answer } = await dispute();
  const listing = await olga.advertise(id);
  expect((await settle(answer.disputeId, 'olga')).status).toBe(200);
  expect(await olga.get(id)).toMatchObject({ isDisputed: false, listings: [{ id: listing, state: 'live' }] });
  expect(await olga.listNotices()).toEqual([]);
  expect(await otto.list()).toEqual([]);
  expect(await otto.add()).toMatchObject({ status: 409, disputeId: answer.disputeId });
  expect(await listDisputes()).toEqual([]);
  expect(await olga.get(id)).toMatchObject({ isDisputed: false });
  const { rows } = await getDatabase().db.query(
    `select action, details->>'for' as for from audit_log where action like 'dispute%' order by number`,
  );
  expect(rows).toContainEqual({ action: 'dispute-settled', for: 'olga' });
});

test('a company is a side too', async () => {
  const { olga, id } = await dispute();
  const ada = await open('ada', 'alpha');
  const { disputeId } = (await ada.add()) as { disputeId?: string };
  expect((await settle(disputeId, 'corporate-alpha')).status).toBe(200);
  expect(await ada.get(id)).toMatchObject({ ownership: 'company' });
  expect(await olga.list()).toEqual([]);
});

describe('what a side says', () => {
  const request = (browser: Landlord, path: string, body?: Buffer) =>
    makeTestServer(getDatabase().db, { clock: () => browserStart }).server.request(`${testOrigin}${path}`, {
      method: body ? 'POST' : 'GET',
      headers: {
        origin: testOrigin,
        cookie: [...browser.jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...(body && { 'content-type': 'image/png' }),
      },
      ...(body && { body: new Uint8Array(body) }),
    });
  const upload = async (browser: Landlord) => {
    const { data } = (await (await request(browser, '/api/files', makePng())).json()) as {
      data: { id: string };
    };
    return data.id;
  };
  const read = async (browser: Landlord, file: string) =>
    (await request(browser, `/api/files/${file}`)).status;
  const state = (browser: Landlord, id: unknown, body: object) =>
    browser.write(`/api/disputes/${id}/statement`, { words: '', fileIds: [], ...body }, 'PUT');

  test('is written by each side with its files, and an operator sees both', async () => {
    const { olga, otto, id, answer } = await dispute();
    expect(await olga.get(id)).toMatchObject({ disputeIds: [answer.disputeId] });
    const [title, bill] = [await upload(olga), await upload(otto)];
    expect((await state(olga, answer.disputeId, { words: 'My title.', fileIds: [title] })).status).toBe(200);
    expect(
      (await state(otto, answer.disputeId, { words: ' Bought\r\nin May. ', fileIds: [bill] })).status,
    ).toBe(200);
    expect((await otto.read(`/api/disputes/${answer.disputeId}`)).data).toMatchObject({
      isOwner: false,
      address: testAddress,
      statement: { words: 'Bought\nin May.', files: [{ id: bill, contentType: 'image/png' }] },
    });
    const [shown] = await listDisputes();
    expect(disputeSchema.parse(shown)).toEqual(shown);
    expect(shown?.sides.map(({ statement }) => statement)).toEqual([
      { words: 'My title.', files: [{ id: title, contentType: 'image/png' }] },
      { words: 'Bought\nin May.', files: [{ id: bill, contentType: 'image/png' }] },
    ]);
    for (const reader of [olga, otto, operator])
      for (const file of [title, bill]) expect(await read(reader, file)).toBe(200);
    const tim = await open('tim');
    const amy = await open('amy');
    for (const stranger of [tim, amy]) {
      expect(await read(stranger, title)).toBe(404);
      expect((await stranger.read(`/api/disputes/${answer.disputeId}`)).status).toBe(404);
      expect((await state(stranger, answer.disputeId, { words: 'Mine.' })).status).toBe(404);
    }
    expect((await operator.read(`/api/disputes/${answer.disputeId}`)).status).toBe(404);
    await settle(answer.disputeId, 'otto');
    expect(await read(otto, title)).toBe(404);
    expect(await read(operator, bill)).toBe(404);
    expect(await read(otto, bill)).toBe(200);
    expect((await state(otto, answer.disputeId, { words: 'Mine.' })).status).toBe(404);
  });

  test('is replaced by what it says next, and names no file of others', async () => {
    const { olga, otto, answer } = await dispute();
    const title = await upload(olga);
    const fields = [{ name: 'fileIds' }];
    expect(await state(otto, answer.disputeId, { fileIds: [title] })).toMatchObject({ status: 400, fields });
    expect(await state(otto, answer.disputeId, { words: 'x'.repeat(4_001) })).toMatchObject({ status: 400 });
    await state(olga, answer.disputeId, { words: 'My title.', fileIds: [title] });
    await state(olga, answer.disputeId, {});
    expect((await olga.read(`/api/disputes/${answer.disputeId}`)).data).toMatchObject({
      statement: { words: null, files: [] },
    });
    expect(await read(operator, title)).toBe(404);
  });

  test('is that of a company, whoever of its people sent the file', async () => {
    await dispute();
    const ada = await open('ada', 'alpha');
    const { disputeId } = (await ada.add()) as { disputeId?: string };
    const file = await upload(ada);
    expect((await state(ada, disputeId, { fileIds: [file] })).status).toBe(200);
    const other = await open('cem', 'beta');
    expect((await state(other, disputeId, { words: 'Ours.' })).status).toBe(404);
  });
});

test('is settled by an operator, and for one of its sides', async () => {
  const { olga, otto, answer } = await dispute();
  expect(await settle(answer.disputeId, 'amy')).toMatchObject({ status: 400, fields: [{ name: 'for' }] });
  for (const browser of [olga, otto, await open('tim')]) {
    expect((await settle(answer.disputeId, 'otto', browser)).status).toBe(404);
    expect((await browser.read('/api/disputes')).status).toBe(403);
  }
  expect((await settle('00000000-0000-4000-8000-000000000000', 'otto')).status).toBe(404);
  expect(await listDisputes()).toHaveLength(1);
});

test('twenty settlings at once are one', async () => {
  const { answer } = await dispute();
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => settle(answer.disputeId, index % 2 === 0 ? 'olga' : 'otto')),
  );
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
});
