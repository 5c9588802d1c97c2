import { describe, expect, test } from 'vitest';
import { createTableBlobs } from '../../platform/blobs/createTableBlobs.ts';
import { makeBlobId } from '../../platform/blobs/makeBlobId.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { saveListings } from '../listings/saveListings.ts';
import { savePictures } from '../listings/savePictures.ts';

const getDatabase = openTestDatabase();
const encode = (text: string) => new TextEncoder().encode(text);
const drawing = encode('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

/** Puts bytes into the blobs, and a home on the market that shows them. */
const storePicture = async (listing: string, bytes: Uint8Array) => {
  const { db } = getDatabase();
  const blobId = await createTableBlobs(db).put({ contentType: 'image/svg+xml', bytes });
  const picture = { blobId, kind: 'photo', alt: 'A room', width: 960, height: 640 } as const;
  const { ids } = await saveListings(db, [makeDraft(listing)]);
  await savePictures(db, new Map([[ids[0] ?? '', [picture]]]));
  return { id: ids[0] ?? '', blobId };
};

test('bytes are stored once under their own digest', async () => {
  const blobs = createTableBlobs(getDatabase().db);
  const ids = [
    await blobs.put({ contentType: 'image/svg+xml', bytes: drawing }),
    await blobs.put({ contentType: 'image/svg+xml', bytes: drawing }),
  ];
  expect(ids).toEqual([makeBlobId(drawing), makeBlobId(drawing)]);
  expect((await getDatabase().db.query('select from blobs')).rowCount).toBe(1);
  expect(await blobs.find('0'.repeat(64))).toBeNull();
  expect(Buffer.from((await blobs.find(makeBlobId(drawing)))?.bytes ?? []).equals(Buffer.from(drawing))).toBe(
    true,
  );
});

test('a blob is served for ever, with a policy under which it can do nothing', async () => {
  const { db } = getDatabase();
  const { blobId: id } = await storePicture('drawn', drawing);
  const { server } = makeTestServer(db);
  const response = await server.request(`/media/${id}`);
  expect(response.status).toBe(200);
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
    'x-content-type-options': 'nosniff',
    etag: `"${id}"`,
  });
  expect(new Uint8Array(await response.arrayBuffer())).toEqual(drawing);
  const again = await server.request(`/media/${id}`, { headers: { 'if-none-match': `W/"${id}"` } });
  expect([again.status, await again.text()]).toEqual([304, '']);
});

test('a picture is served for ever under its listing and its content, and under another listing never', async () => {
  const { server } = makeTestServer(getDatabase().db);
  const one = await storePicture('one', encode('<svg>one</svg>'));
  const other = await storePicture('other', encode('<svg>other</svg>'));
  const read = async (id: string): Promise<string> => {
    const answer = (await (await server.request(`/api/listings/${id}`)).json()) as {
      data: { picture: { src: string } };
    };
    return answer.data.picture.src;
  };
  const src = await read(one.id);
  const response = await server.request(src);
  expect([response.status, await response.text()]).toEqual([200, '<svg>one</svg>']);
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect(response.headers.get('etag')).toBe(`"${one.blobId}"`);
  const again = await server.request(src, { headers: { 'if-none-match': `"${one.blobId}"` } });
  expect(again.status).toBe(304);
  expect((await server.request(src.replace(one.id, other.id))).status).toBe(404);
  await storePicture('one', encode('<svg>new</svg>'));
  expect((await server.request(src)).status).toBe(404);
  expect(await (await server.request(await read(one.id))).text()).toBe('<svg>new</svg>');
});

test('the beginning of an id is enough when it is long; less is not', async () => {
  const { db } = getDatabase();
  const { blobId: id } = await storePicture('drawn', drawing);
  const { server } = makeTestServer(db);
  expect((await server.request(`/media/${id.slice(0, 16)}`)).status).toBe(200);
  expect((await server.request(`/media/${id.slice(0, 15)}`)).status).toBe(404);
  const other = id.startsWith('0') ? `1${id.slice(1, 16)}` : `0${id.slice(1, 16)}`;
  expect((await server.request(`/media/${other}`)).status).toBe(404);
});

test('what is not there is a 404, also for somebody who says they have it', async () => {
  const { server } = makeTestServer(getDatabase().db);
  const missing = '0'.repeat(64);
  for (const id of [missing, 'x', `${missing}0`, '..%2f'])
    expect((await server.request(`/media/${id}`)).status).toBe(404);
  for (const path of [
    `${'a'.repeat(12)}/abcd`,
    `${'a'.repeat(12)}/abc`,
    `${'a'.repeat(12)}/%00%00%00%00`,
    'A/abcd',
    '../api',
  ])
    expect((await server.request(`/media/${path}`)).status).toBe(404);
  expect(
    (await server.request(`/media/${missing}`, { headers: { 'if-none-match': `"${missing}"` } })).status,
  ).toBe(404);
});

describe('what no public page shows', () => {
  const ask = async (path: string, headers = {}) =>
    (await makeTestServer(getDatabase().db).server.request(path, { headers })).status;

  test('is not there, also for somebody who knows its digest and says they have it', async () => {
    const { db } = getDatabase();
    const bytes = encode('private');
    const id = await createTableBlobs(db).put({ contentType: 'image/png', bytes });
    await db.query(`insert into users (id, is_valid) values ('ada', true)`);
    await db.query(
      `insert into files (user_id, content_type, sha256, byte_length, blob_id, state, created_at)
        values ('ada', 'image/png', $1, $2, $1, 'ready', now())`,
      [id, bytes.length],
    );
    expect(await ask(`/media/${id}`)).toBe(404);
    expect(await ask(`/media/${id.slice(0, 16)}`)).toBe(404);
    expect(await ask(`/media/${id}`, { 'if-none-match': `"${id}"` })).toBe(404);
    const { id: listingId } = await storePicture('beside', drawing);
    const picture = Buffer.from(id.slice(0, 6), 'hex').toString('base64url');
    expect(await ask(`/media/${listingId}/${picture}`)).toBe(404);
  });

  test('is there for as long as a home shows it', async () => {
    const { db } = getDatabase();
    const { id, blobId } = await storePicture('shown', encode('shown for a while'));
    const picture = Buffer.from(blobId.slice(0, 6), 'hex').toString('base64url');
    const addresses = [`/media/${blobId}`, `/media/${id}/${picture}`];
    for (const status of ['live', 'let', 'closed']) {
      await db.query('update listings set status = $2 where id = $1', [id, status]);
      expect(await Promise.all(addresses.map((path) => ask(path)))).toEqual([200, 200]);
    }
    await db.query('alter table listings drop constraint listings_status_check');
    await db.query(`update listings set status = 'draft' where id = $1`, [id]);
    expect(await Promise.all(addresses.map((path) => ask(path)))).toEqual([404, 404]);
    await db.query('delete from listing_pictures where listing_id = $1', [id]);
    await db.query(`update listings set status = 'live' where id = $1`, [id]);
    expect(await Promise.all(addresses.map((path) => ask(path)))).toEqual([404, 404]);
  });
});
