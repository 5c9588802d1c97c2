import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createPlatform } from '../../createPlatform.ts';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { savePictures } from '../../homes/listings/savePictures.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makePng } from '../../testing/makeFiles.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { type LoggedLine, makeTestServer } from '../../testing/makeTestServer.ts';
import { openChat, resetChat, startChat } from '../../testing/openChat.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { startTestS3, type TestS3 } from '../../testing/startTestS3.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { bringBlobsBack } from './bringBlobsBack.ts';
import { createTableBlobs } from './createTableBlobs.ts';
import { makeBlobId } from './makeBlobId.ts';
import { moveBlobs } from './moveBlobs.ts';
import { claimBlob, noteMoved, setHome } from './moveQueries.ts';

const getDatabase = openTestDatabase();
const encode = (text: string) => new TextEncoder().encode(text);
const keyOf = (id: string) => `blobs/${id.slice(0, 2)}/${id}`;

let s3: TestS3;
let lines: LoggedLine[] = [];

const log = (level: LoggedLine['level'], event: string, details = {}) =>
  void lines.push({ level, event, details });
const openBlobs = () => createTableBlobs(getDatabase().db, { objects: s3.objects, log });
const openSystem = () =>
  makeTestContext(getDatabase().db, { caller: 'system', objects: s3.objects, blobs: openBlobs(), log });
const move = () => moveBlobs(openSystem(), {});
const back = () => bringBlobsBack(openSystem(), {});

/** Puts a picture on the market. */
async function storePicture(listing: string, text: string): Promise<string> {
  const { db } = getDatabase();
  const blobId = await openBlobs().put({ contentType: 'image/svg+xml', bytes: encode(text) });
  const { ids } = await saveListings(db, [makeDraft(listing)]);
  const picture = { blobId, kind: 'photo', alt: 'A room', width: 960, height: 640 } as const;
  await savePictures(db, new Map([[ids[0] ?? '', [picture]]]));
  return blobId;
}

/** What a visitor gets of a picture. */
async function look(id: string) {
  const { server } = makeTestServer(getDatabase().db, { blobs: openBlobs() });
  const response = await server.request(`/media/${id}`);
  return { status: response.status, text: await response.text(), headers: response.headers };
}

async function findPlace(id: string) {
  const { rows } = await getDatabase().db.query<{ stored_in: string; has_bytes: boolean }>(
    'select stored_in, bytes is not null as has_bytes from blobs where id = $1',
    [id],
  );
  return rows[0] ?? null;
}

const listDeletions = async () =>
  (await getDatabase().db.query<{ id: string }>('select id from blob_deletions order by id')).rows.map(
    ({ id }) => id,
  );

/** Lets the time pass after which objects are deleted, or claims of a dead process count no more. */
async function passTime(): Promise<void> {
  const { db } = getDatabase();
  await db.query(`update blob_deletions set due_at = due_at - interval '11 minutes'`);
  await db.query(`update blobs set object_asked_at = object_asked_at - interval '11 minutes'`);
}

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listing_pictures', 'files', 'blobs', 'blob_deletions', 'blob_home'])
    await db.query(`delete from ${table}`);
  lines = [];
  s3 = await startTestS3();
});
afterEach(() => s3.close());

const inTable = { stored_in: 'table', has_bytes: true };
const inS3 = { stored_in: 's3', has_bytes: false };
const none = { files: 0, bytes: 0, deleted: 0, failures: 0 };

describe('bytes', () => {
  test('are moved to S3 and read from there as before, while new ones are read from the table', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    const before = await look(id);
    expect(await move()).toEqual({ ...none, files: 1, bytes: 14 });
    expect(await findPlace(id)).toEqual(inS3);
    expect(s3.listKeys()).toEqual([keyOf(id)]);
    const after = await look(id);
    expect([after.status, after.text]).toEqual([200, '<svg>one</svg>']);
    for (const name of ['content-type', 'cache-control', 'etag', 'content-security-policy'])
      expect(after.headers.get(name)).toBe(before.headers.get(name));
    const other = await storePicture('other', '<svg>other</svg>');
    expect(await findPlace(other)).toEqual(inTable);
    expect([(await look(id)).text, (await look(other)).text]).toEqual(['<svg>one</svg>', '<svg>other</svg>']);
    expect(await move()).toEqual({ ...none, files: 1, bytes: 16 });
    expect(await move()).toEqual(none);
  });

  test('are private in S3: nobody else gets them there, and no header says otherwise', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    expect((await fetch(`${s3.url}/${s3.bucket}/${keyOf(id)}`)).status).toBe(403);
    expect([...s3.headerNames].filter((name) => /acl|grant/.test(name))).toEqual([]);
  });

  test('that are put again after they were moved stay moved', async () => {
    const id = await storePicture('one', '<svg>same</svg>');
    await move();
    expect(await storePicture('other', '<svg>same</svg>')).toBe(id);
    expect(await findPlace(id)).toEqual(inS3);
    expect((await look(id)).text).toBe('<svg>same</svg>');
  });

  test('without the digest of their id stay where they are, and do not stop the others', async () => {
    const { db } = getDatabase();
    const wrong = '0'.repeat(64);
    await db.query(
      `insert into blobs (id, content_type, bytes, byte_length, created_at) values ($1, 'image/png', 'x', 1, now() - interval '1 day')`,
      [wrong],
    );
    const id = await storePicture('one', '<svg>one</svg>');
    expect(await move()).toMatchObject({ files: 1, failures: 0 });
    expect([await findPlace(wrong), await findPlace(id)]).toEqual([inTable, inS3]);
    expect(lines.map(({ event }) => event)).toEqual(['blob-damaged']);
  });

  test('are not moved by a process that knows no S3', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    expect(await moveBlobs(makeTestContext(getDatabase().db, { caller: 'system' }), {})).toEqual(none);
    expect(await findPlace(id)).toEqual(inTable);
  });
});

describe('while S3 is away', () => {
  test.each(['busy', 'silent', 'cut-before'] as const)(
    '(%s) moved files are a 503, others are there',
    async (fault) => {
      const moved = await storePicture('moved', '<svg>moved</svg>');
      await move();
      const other = await storePicture('other', '<svg>other</svg>');
      s3.failAll(fault);
      const answer = await look(moved);
      expect(answer.status).toBe(503);
      expect(answer.headers.get('retry-after')).toBe('5');
      expect(JSON.parse(answer.text)).toMatchObject({
        succeed: false,
        message: "We can't open this file right now. Try again in a minute.",
      });
      expect(lines.map(({ event }) => event)).toEqual(['blob-unread', 'blob-unread']);
      expect((await look(other)).text).toBe('<svg>other</svg>');
      expect(await move()).toMatchObject({ files: 0, failures: 1 });
      expect(await findPlace(other)).toEqual(inTable);
      s3.failAll(null);
      expect((await look(moved)).text).toBe('<svg>moved</svg>');
      await passTime();
      expect(await move()).toMatchObject({ files: 1, failures: 0 });
    },
  );

  test('once, nobody notices', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    s3.failNext('GET', 'cut-before');
    expect((await look(id)).text).toBe('<svg>one</svg>');
  });

  test('and answers with other bytes, they are not given', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    s3.failAll('damaged');
    expect((await look(id)).status).toBe(503);
  });

  test('the job stops after three failures, and goes on later', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await storePicture(name, `<svg>${name}</svg>`);
    s3.failAll('busy');
    expect(await move()).toMatchObject({ files: 0, failures: 3 });
    s3.failAll(null);
    expect(await move()).toMatchObject({ files: 2, failures: 0 });
    await passTime();
    expect(await move()).toMatchObject({ files: 3, failures: 0 });
  });

  test('no secret is in the log', async () => {
    await storePicture('one', '<svg>one</svg>');
    s3.failAll('busy');
    await move();
    expect(JSON.stringify(lines)).toContain('S3 answered 503 (SlowDown) to PUT.');
    expect(JSON.stringify(lines)).not.toContain(s3.secretAccessKey);
    expect(JSON.stringify(lines)).not.toContain(s3.accessKeyId);
  });
});

describe('a process that ends while it moves', () => {
  test('after the object is there leaves the bytes, which are moved again, once', async () => {
    const { db } = getDatabase();
    const id = await storePicture('one', '<svg>one</svg>');
    const row = await claimBlob(db, []);
    await s3.objects.put(id, { contentType: 'image/svg+xml', bytes: encode('<svg>one</svg>') });
    expect(row?.id).toBe(id);
    expect((await look(id)).text).toBe('<svg>one</svg>');
    expect(await move()).toEqual(none);
    await passTime();
    expect(await move()).toEqual({ ...none, files: 1, bytes: 14 });
    expect(s3.requests.filter((request) => request === `PUT ${keyOf(id)}`)).toHaveLength(2);
    expect([s3.listKeys(), await findPlace(id)]).toEqual([[keyOf(id)], inS3]);
    expect(await listDeletions()).toEqual([]);
  });

  test('before it hears that the object is there does the same', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    s3.failNext('PUT', 'cut-after');
    expect(await move()).toMatchObject({ files: 0, failures: 1 });
    expect([s3.listKeys(), await findPlace(id)]).toEqual([[keyOf(id)], inTable]);
    await passTime();
    expect(await move()).toMatchObject({ files: 1, failures: 0 });
  });

  test('leaves nothing if the file is deleted meanwhile', async () => {
    const { db } = getDatabase();
    const id = await storePicture('one', '<svg>one</svg>');
    s3.failNext('PUT', 'cut-after');
    await move();
    await db.query('delete from listing_pictures');
    await db.query('delete from blobs');
    expect(await listDeletions()).toEqual([id]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1 });
    expect(s3.listKeys()).toEqual([]);
  });

  test('is no problem for another one: both together move each file once', async () => {
    for (let n = 0; n < 12; n += 1) await storePicture(`n${n}`, `<svg>${n}</svg>`);
    const done = await Promise.all([move(), move(), move()]);
    expect(done.reduce((sum, { files }) => sum + files, 0)).toBe(12);
    expect(s3.requests.filter((request) => request.startsWith('PUT'))).toHaveLength(12);
  });
});

describe('a moved file that is deleted', () => {
  const remove = async (id: string) => {
    await getDatabase().db.query('delete from listing_pictures');
    await getDatabase().db.query('delete from blobs where id = $1', [id]);
  };

  test('takes its object with it, after everybody has read it', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    await remove(id);
    expect((await look(id)).status).toBe(404);
    expect(await move()).toEqual(none);
    expect(s3.listKeys()).toEqual([keyOf(id)]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1 });
    expect([s3.listKeys(), await listDeletions()]).toEqual([[], []]);
  });

  test('and comes back is read from the table, and moved only after the old object is gone', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    await remove(id);
    await storePicture('again', '<svg>one</svg>');
    expect(await move()).toEqual(none);
    expect([(await look(id)).text, await findPlace(id)]).toEqual(['<svg>one</svg>', inTable]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1, files: 1, bytes: 14 });
    expect([s3.listKeys(), await findPlace(id)]).toEqual([[keyOf(id)], inS3]);
    expect((await look(id)).text).toBe('<svg>one</svg>');
  });

  test('while S3 is away is deleted there later', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    await remove(id);
    await passTime();
    s3.failNext('DELETE', 'cut-after');
    expect(await move()).toEqual({ ...none, failures: 1 });
    expect(await listDeletions()).toEqual([id]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1 });
    expect(await listDeletions()).toEqual([]);
  });

  test('by a transaction that is rolled back stays', async () => {
    const { db } = getDatabase();
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    const deleting = db.transaction(async (tx) => {
      await tx.query('delete from listing_pictures');
      await tx.query('delete from blobs');
      throw new Error('Not now.');
    });
    await expect(deleting).rejects.toThrow('Not now.');
    expect(await listDeletions()).toEqual([]);
    expect((await look(id)).status).toBe(200);
  });
});

test('a private attachment is for those who take part, before and after it is moved', async () => {
  const { db } = getDatabase();
  await resetChat(db);
  await db.query('delete from blobs');
  const conversationId = await startChat(db);
  const png = makePng();
  const moved = { objects: s3.objects, log };
  const [mei, grace, ravi] = [
    await openChat(db, 'mei', null, moved),
    await openChat(db, 'grace', null, moved),
    await openChat(db, 'ravi', null, moved),
  ];
  const { data } = await mei.attach(conversationId, png, { 'content-type': 'image/png' });
  await mei.send(conversationId, '', { attachmentIds: [data.id] });
  const ask = async () =>
    Promise.all(
      [mei, grace, ravi].map(async ({ call }) => (await call('GET', `/api/files/${data.id}`)).status),
    );
  expect(await ask()).toEqual([200, 200, 404]);
  expect(await move()).toMatchObject({ files: 1 });
  expect(await ask()).toEqual([200, 200, 404]);
  const id = makeBlobId(png);
  expect((await look(id)).status).toBe(404);
  expect((await fetch(`${s3.url}/${s3.bucket}/${keyOf(id)}`)).status).toBe(403);
  s3.failAll('busy');
  expect(await ask()).toEqual([503, 503, 404]);
});

describe('all files can be brought back', () => {
  test('into the table, and their objects are deleted', async () => {
    const ids = [
      await storePicture('one', '<svg>one</svg>'),
      await storePicture('other', '<svg>other</svg>'),
    ];
    await move();
    expect(await back()).toEqual({ files: 2, missing: [] });
    expect(await Promise.all(ids.map(findPlace))).toEqual([inTable, inTable]);
    expect(await Promise.all(ids.map(async (id) => (await look(id)).text))).toEqual([
      '<svg>one</svg>',
      '<svg>other</svg>',
    ]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 2 });
    expect(s3.listKeys()).toEqual([]);
    expect(await back()).toEqual({ files: 0, missing: [] });
  });

  test('and stay there, until they are moved again', async () => {
    const { db } = getDatabase();
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    await back();
    await storePicture('new', '<svg>new</svg>');
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1 });
    await setHome(db, 's3');
    expect(await move()).toMatchObject({ files: 2 });
    expect(await findPlace(id)).toEqual(inS3);
  });

  test('while another process moves them: what it claimed stays in the table, and its object goes', async () => {
    const { db } = getDatabase();
    const id = await storePicture('one', '<svg>one</svg>');
    const row = await claimBlob(db, []);
    if (!row) throw new Error('There is nothing to move.');
    expect(await back()).toEqual({ files: 0, missing: [] });
    await s3.objects.put(id, { contentType: 'image/svg+xml', bytes: row.bytes });
    expect(await noteMoved(db, row)).toBe(false);
    expect([await findPlace(id), await listDeletions()]).toEqual([inTable, [id]]);
    await passTime();
    expect(await move()).toEqual({ ...none, deleted: 1 });
    expect(s3.listKeys()).toEqual([]);
  });

  test('except for those that S3 does not give, which are told and can be tried again', async () => {
    const id = await storePicture('one', '<svg>one</svg>');
    await move();
    s3.failNext('GET', 'busy');
    expect(await back()).toEqual({ files: 0, missing: [id] });
    expect(await findPlace(id)).toEqual(inS3);
    expect(await back()).toEqual({ files: 1, missing: [] });
  });
});

test('a process without BLOBS_URL refuses to start once files are in S3', async () => {
  const { settings } = getDatabase();
  const id = await storePicture('one', '<svg>one</svg>');
  const { server } = makeTestServer(getDatabase().db);
  await move();
  expect((await server.request(`/media/${id}`)).status).toBe(503);
  const start = (variables = {}) =>
    createPlatform(
      { ...parseSettings({ APP_ENV: 'test', ...variables }), ...settings },
      { log: () => undefined },
    );
  await expect(start()).rejects.toThrow(
    'BLOBS_URL is not set, but files are in S3; set it as for the process that moved them.',
  );
  const platform = await start(s3.variables);
  expect(await (await platform.server.request(`/media/${id}`)).text()).toBe('<svg>one</svg>');
  await platform.close();
  await back();
  await (await start()).close();
});
