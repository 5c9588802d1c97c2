import sharp from 'sharp';
import { beforeEach, describe, expect, test } from 'vitest';
import { createSession } from '../../platform/sessions/session.ts';
import { makePhoto } from '../../testing/makePhoto.ts';
import { makeTestContext, openTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { createListing } from '../own-listings/createListing.ts';
import { finishPhotos } from './finishPhotos.ts';
import { MAKE_PHOTOS_JOB, makePhotos } from './makePhotos.ts';
import { makeWidths } from './makeWidths.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');

interface Photo {
  id: string;
  state: string;
  src: string | null;
  alt: string;
  isDescribed: boolean;
  kind: string;
  width: number;
  height: number;
  preview: string | null;
}

interface Answer {
  status: number;
  data: unknown;
  fields: unknown;
}

/** A browser in which a user is signed in, or nobody. */
async function open(user: string | null) {
  const { db } = getDatabase();
  const { server, queued } = makeTestServer(db, { clock: () => start });
  const cookie = user === null ? '' : `test-session=${await createSession(db, user, { now: start })}`;
  let keys = 0;
  const request = async (path: string, init: RequestInit = {}) =>
    server.request(`${testOrigin}${path}`, {
      ...init,
      headers: {
        origin: testOrigin,
        cookie,
        'idempotency-key': `photo-key-${user}-${keys++}`,
        ...init.headers,
      },
    });
  const ask = async (path: string, init?: RequestInit): Promise<Answer> => {
    const response = await request(path, init);
    return { status: response.status, ...((await response.json()) as Omit<Answer, 'status'>) };
  };
  return {
    queued,
    request,
    ask,
    add: (bytes: Buffer, { type = 'image/jpeg', query = '', key = '' } = {}) =>
      ask(`/api/listings/${listingId}/pictures${query}`, {
        method: 'POST',
        headers: { 'content-type': type, ...(key && { 'idempotency-key': key }) },
        body: new Uint8Array(bytes),
      }),
    list: async () => (await ask(`/api/listings/${listingId}/pictures`)).data as Photo[],
    order: (body: object) =>
      ask(`/api/listings/${listingId}/pictures`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
    remove: (id: string) => ask(`/api/listings/${listingId}/pictures/${id}`, { method: 'DELETE' }),
  };
}

/** A draft of ada's. */
let listingId = '';

const runJob = () => makePhotos(makeTestContext(getDatabase().db, { now: start, caller: 'system' }), {});

const countBlobs = async () => (await getDatabase().db.query('select from blobs')).rowCount;

const setState = (state: string, status: string) =>
  getDatabase().db.query('update listings set monthly_rent = 300000, state = $2, status = $3 where id = $1', [
    listingId,
    state,
    status,
  ]);

async function addThree() {
  const ada = await open('ada');
  const ids: string[] = [];
  for (const colour of ['red', 'green', 'blue']) {
    const { data } = await ada.add(await makePhoto({ colour }));
    ids.push((data as { id: string }).id);
  }
  return { ada, ids };
}

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listings', 'units', 'listers', 'blobs', 'idempotency_keys', 'rate_limits', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, user_type_ids, is_valid)
    values ('ada', 'Ada', '{2}', true), ('bo', 'Bo', '{2}', true), ('tim', 'Tim', '{1}', true)`);
  await db.query(`insert into units (id, block, street, floor, unit, postal_code, address_key, owner_user_id, created_at)
    values ('aaaaaaaaaaaa', '210', 'Ang Mo Kio Avenue 3', '08', '123', '560210', 'key', 'ada', now())`);
  const ctx = await openTestContext(db, 'ada', { now: start });
  const draft = await createListing(ctx, { id: 'aaaaaaaaaaaa', body: { part: 'whole' } });
  listingId = (draft as { id: string }).id;
});

describe('a photo that is uploaded', () => {
  test('is made upright in three widths, without its place, and its original is deleted', async () => {
    const ada = await open('ada');
    const added = await ada.add(await makePhoto({ width: 2400, height: 1800 }), {
      query: '?kind=living&alt=Sofa%20by%20the%20window',
    });
    expect(added).toMatchObject({ status: 200, data: { state: 'making' } });
    expect(ada.queued).toEqual([{ name: MAKE_PHOTOS_JOB, data: {} }]);
    expect(await ada.list()).toMatchObject([{ state: 'making', src: null, width: 1800, height: 2400 }]);
    await runJob();
    const [photo] = await ada.list();
    expect(photo).toMatchObject({
      state: 'ready',
      alt: 'Sofa by the window',
      isDescribed: true,
      kind: 'living',
      width: 1600,
      height: 2133,
      preview: expect.stringMatching(/^data:image\/webp;base64,/),
    });
    expect(await countBlobs()).toBe(3);
    await setState('live', 'live');
    const { data } = await ada.ask(`/api/listings/${listingId}`);
    const { picture } = data as { picture: { src: string; sources: { src: string; width: number }[] } };
    expect(picture).toMatchObject({ src: photo?.src, preview: photo?.preview });
    expect(picture.sources.map(({ width }) => width)).toEqual([960, 480]);
    for (const { src, width } of [...picture.sources, { src: picture.src, width: 1600 }]) {
      const response = await (await open(null)).request(src);
      expect(response.headers.get('cache-control')).toContain('public');
      const metadata = await sharp(await response.arrayBuffer()).metadata();
      expect(metadata).toMatchObject({ format: 'webp', width });
      expect([metadata.exif, metadata.icc, metadata.xmp]).toEqual([undefined, undefined, undefined]);
    }
  });

  test.each(['png', 'webp', 'avif'] as const)(
    'may be %s, and one of 800 pixels stays small',
    async (format) => {
      const ada = await open('ada');
      const bytes = await makePhoto({ width: 800, height: 600, format });
      expect((await ada.add(bytes, { type: `image/${format}` })).status).toBe(200);
      await runJob();
      const [photo] = await ada.list();
      expect(photo?.state).toBe('ready');
      expect(Math.max(photo?.width ?? 0, photo?.height ?? 0)).toBe(800);
      expect(photo).toMatchObject({ alt: 'A photo of the home', isDescribed: false });
    },
  );

  test('is one photo however often it is sent with the same key', async () => {
    const ada = await open('ada');
    const bytes = await makePhoto();
    const [one, other] = await Promise.all([
      ada.add(bytes, { key: 'the-same-key' }),
      ada.add(bytes, { key: 'the-same-key' }),
    ]);
    expect(one).toEqual(other);
    expect(await ada.add(bytes, { key: 'the-same-key' })).toEqual(one);
    expect(await ada.list()).toHaveLength(1);
  });

  test('is seen by nobody else before its home is', async () => {
    const ada = await open('ada');
    await ada.add(await makePhoto());
    await runJob();
    const src = (await ada.list())[0]?.src ?? '';
    const response = await ada.request(src);
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'private, no-cache']);
    for (const user of [null, 'bo', 'tim']) expect((await (await open(user)).request(src)).status).toBe(404);
  });

  test('is public only once it is made', async () => {
    const ada = await open('ada');
    await ada.add(await makePhoto());
    await setState('live', 'live');
    const { data } = await ada.ask(`/api/listings/${listingId}`);
    expect(data).toMatchObject({ picture: null, pictures: [] });
  });
});

describe('the content decides what a photo is', () => {
  const formats = ['jpeg', 'png', 'webp', 'avif'] as const;
  test.each(formats)('a %s may be sent as any other type', async (format) => {
    const ada = await open('ada');
    const picture = sharp({ create: { width: 800, height: 600, channels: 3, background: 'teal' } });
    const bytes = await picture.toFormat(format).toBuffer();
    const others = formats.filter((other) => other !== format);
    for (const other of others) expect((await ada.add(bytes, { type: `image/${other}` })).status).toBe(200);
    expect(await ada.list()).toHaveLength(others.length);
  });
});

describe('a photo of a large camera', () => {
  test.each([
    ['50 million pixels', 8_160, 6_144, 'jpeg', 1_600],
    ['a panorama of 63 million pixels', 15_900, 3_960, 'jpeg', 1_600],
    ['64 million pixels that are not shrunk as they are read', 8_000, 8_000, 'png', 1_600],
  ] as const)('is taken with %s, and made smaller', async (_, width, height, format, widest) => {
    const ada = await open('ada');
    const picture = sharp({ create: { width, height, channels: 3, background: 'teal' } });
    const bytes = await picture.toFormat(format).toBuffer();
    expect(await ada.add(bytes, { type: `image/${format}` })).toMatchObject({ status: 200 });
    const [made] = await makeWidths(bytes);
    expect(made.width).toBe(widest);
  });
});

describe('what is no photo is refused', () => {
  const damaged = async () => (await makePhoto()).subarray(0, 1_500);
  const bomb = () =>
    sharp({ create: { width: 8_100, height: 8_000, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
  const animated = () =>
    sharp(Buffer.from([255, 0, 0, 0, 0, 255]), { raw: { width: 1, height: 2, channels: 3, pageHeight: 1 } })
      .webp({ loop: 0 })
      .toBuffer();
  const small = () => makePhoto({ width: 799, height: 600 });
  const heic = async () => Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1');
  const text = (content: string) => async () => Buffer.from(content);

  test.each([
    ['a damaged file', damaged, 'image/jpeg', 400, 'body', 'is damaged'],
    ['a pixel bomb', bomb, 'image/png', 400, 'body', 'has more than 64 million pixels'],
    ['one of 799 pixels', small, 'image/jpeg', 400, 'body', 'is too small (799 by 600 pixels)'],
    ['an animation', animated, 'image/webp', 400, 'body', 'is animated'],
    ['HEIC', heic, 'image/heic', 415, 'content-type', 'choose a JPEG'],
    ['HEIC by another name', heic, 'image/jpeg', 415, 'content-type', 'choose a JPEG'],
    [
      'a drawing',
      text('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'image/png',
      400,
      'body',
      "isn't a picture we can read",
    ],
    ['a GIF', text('GIF89a...'), 'image/jpeg', 400, 'body', "isn't a picture we can read"],
    ['a document', text('%PDF-1.7'), 'image/webp', 400, 'body', "isn't a picture we can read"],
    ['nothing', text(''), 'image/jpeg', 400, 'body', 'is empty'],
    ['a type that is not taken', text('<svg/>'), 'image/svg+xml', 415, 'content-type', 'should be'],
    ['too many bytes', async () => Buffer.alloc(15 * 1024 * 1024 + 1), 'image/jpeg', 413, 'body', ''],
  ])('%s', async (_, make, type, status, name, reason) => {
    const ada = await open('ada');
    const answer = await ada.add(await make(), { type });
    expect(answer).toMatchObject({ status });
    if (reason) expect(answer.fields).toMatchObject([{ name, reason: expect.stringContaining(reason) }]);
    expect(await ada.list()).toEqual([]);
  });

  test('one more than a home can have', async () => {
    const ada = await open('ada');
    await getDatabase().db.query(
      `insert into listing_pictures (listing_id, position, blob_id, kind, alt, width, height)
        select $1, n, repeat('a', 64), 'photo', 'A room', 3, 2 from generate_series(0, 29) as n`,
      [listingId],
    );
    const answer = await ada.add(await makePhoto());
    expect(answer).toMatchObject({ status: 400, fields: [{ name: 'body' }] });
  });

  test('a change of a closed home', async () => {
    const { ada, ids } = await addThree();
    await setState('closed', 'closed');
    const wrong = { status: 409, fields: [{ name: 'state' }] };
    expect(await ada.add(await makePhoto())).toMatchObject(wrong);
    expect(await ada.remove(ids[0] ?? '')).toMatchObject(wrong);
  });
});

describe('the photos of a home', () => {
  test('are put in order, described and sorted by room; the first one is the cover', async () => {
    const { ada, ids } = await addThree();
    const [red = '', green = '', blue = ''] = ids;
    const [{ version }] = (
      await getDatabase().db.query<{ version: number }>('select version from listings where id = $1', [
        listingId,
      ])
    ).rows as [{ version: number }];
    const answer = await ada.order({
      version,
      order: [blue, red],
      alts: { [red]: 'A red room' },
      kinds: { [blue]: 'kitchen' },
    });
    expect(answer).toMatchObject({ status: 200, data: { state: 'draft', version: version + 1 } });
    expect((await ada.list()).map(({ id, alt, kind }) => [id, alt, kind])).toEqual([
      [blue, 'The kitchen', 'kitchen'],
      [red, 'A red room', 'photo'],
      [green, 'A photo of the home', 'photo'],
    ]);
    expect(await ada.order({ version, order: ids })).toMatchObject({
      status: 409,
      fields: [{ name: 'version' }],
    });
    await ada.order({ version: version + 1, order: ids, alts: ['One', 'Two', ''] });
    expect((await ada.list()).map(({ alt }) => alt)).toEqual(['One', 'Two', 'The kitchen']);
    await runJob();
    await setState('live', 'live');
    const { data } = await ada.ask(`/api/listings/${listingId}`);
    expect(data).toMatchObject({ picture: { alt: 'One' }, pictures: [{}, {}, {}] });
  });

  test.each([
    ['twice', (ids: string[]) => [ids[0], ids[0]]],
    ['that are not theirs', () => ['00000000-0000-4000-8000-000000000000']],
  ])('are not named %s', async (_, choose) => {
    const { ada, ids } = await addThree();
    expect(await ada.order({ version: 1, order: choose(ids) })).toMatchObject({
      status: 400,
      fields: [{ name: 'order' }],
    });
  });

  test('are removed with their bytes', async () => {
    const { ada, ids } = await addThree();
    await runJob();
    const before = await countBlobs();
    expect((await ada.remove(ids[1] ?? '')).status).toBe(200);
    expect((await ada.list()).map(({ id }) => id)).toEqual([ids[0], ids[2]]);
    expect(before - (await countBlobs())).toBe(2);
    for (const id of [ids[1] ?? '', 'x']) expect((await ada.remove(id)).status).toBe(404);
  });

  test('belong to whoever lets it', async () => {
    const { ada, ids } = await addThree();
    for (const [user, status] of [
      [null, 401],
      ['bo', 404],
      ['tim', 404],
    ] as const) {
      const other = await open(user);
      const answers = [
        await other.ask(`/api/listings/${listingId}/pictures`),
        await other.add(await makePhoto()),
        await other.order({ version: 1, order: ids }),
        await other.remove(ids[0] ?? ''),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([status, status, status, status]);
    }
    expect((await ada.list()).map(({ id }) => id)).toEqual(ids);
  });
});

describe('the job', () => {
  test('shares the photos with another process, and makes each once', async () => {
    const { ada } = await addThree();
    await Promise.all([runJob(), runJob(), runJob()]);
    expect((await ada.list()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
    const { rows } = await getDatabase().db.query('select distinct make_attempts from listing_pictures');
    expect(rows).toEqual([{ make_attempts: 1 }]);
  });

  test('gives up a photo that cannot be read or ended every process, and publishing names it', async () => {
    const { ada, ids } = await addThree();
    const { db } = getDatabase();
    await db.query(
      `update blobs set bytes = 'x', byte_length = 1 where id = (select original_blob_id from listing_pictures where id = $1)`,
      [ids[0]],
    );
    await db.query('update listing_pictures set make_attempts = 5 where id = $1', [ids[1]]);
    await runJob();
    expect((await ada.list()).map(({ state }) => state)).toEqual(['failed', 'failed', 'ready']);
    expect(await countBlobs()).toBe(2);
    const ctx = await openTestContext(db, 'ada', { now: start });
    await expect(finishPhotos(ctx, listingId)).rejects.toMatchObject({ fields: [{ name: 'pictures' }] });
  });

  test('is not waited for by publishing, which makes what is left', async () => {
    const { ada } = await addThree();
    await finishPhotos(await openTestContext(getDatabase().db, 'ada', { now: start }), listingId);
    expect((await ada.list()).map(({ state }) => state)).toEqual(['ready', 'ready', 'ready']);
  });
});

describe('a photo that replaces another', () => {
  const alts = (photos: readonly Photo[]) => photos.map(({ alt }) => alt);

  test('gets its place, kind and description, also where there is no room for one more', async () => {
    const { ada, ids } = await addThree();
    const [, second = ''] = ids;
    const version = (await getDatabase().db.query<{ version: number }>('select version from listings')).rows;
    await ada.order({
      version: version[0]?.version,
      alts: { [second]: 'Bed by the window' },
      kinds: { [second]: 'bedroom' },
    });
    const before = await ada.list();
    const { status, data } = await ada.add(await makePhoto({ colour: 'white' }), {
      query: `?replaces=${second}`,
    });
    expect(status).toBe(200);
    const after = await ada.list();
    expect(alts(after)).toEqual(alts(before));
    expect(after.map(({ id }) => id)).toEqual([ids[0], (data as { id: string }).id, ids[2]]);
    expect(after[1]).toMatchObject({ kind: 'bedroom', isDescribed: true, state: 'making' });
  });

  test('changes nothing if there is no such photo, or it is of somebody else', async () => {
    const { ada, ids } = await addThree();
    const photo = await makePhoto({ colour: 'white' });
    for (const id of ['nothing', '00000000-0000-4000-8000-000000000000'])
      expect((await ada.add(photo, { query: `?replaces=${id}` })).status).toBe(404);
    const bo = await open('bo');
    expect((await bo.add(photo, { query: `?replaces=${ids[0]}` })).status).toBe(404);
    expect((await ada.list()).map(({ id }) => id)).toEqual(ids);
  });
});
