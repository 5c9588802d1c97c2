import { createHash } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { saveListings } from '../../homes/listings/saveListings.ts';
import { savePictures } from '../../homes/listings/savePictures.ts';
import { makeDraft } from '../../testing/makeDraft.ts';
import { makeJpeg, makeJpegSegment, makePdf, makePng } from '../../testing/makeFiles.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { EICAR, startClamd, type TestClamd } from '../../testing/startClamd.ts';
import { makeBlobId } from '../blobs/makeBlobId.ts';
import { cleanUp } from '../jobs/cleanUp.ts';
import { createSession } from '../sessions/session.ts';
import { parseSettings } from '../settings/parseSettings.ts';
import { CHECK_FILES_JOB, checkFiles } from './checkFiles.ts';
import { createClamdScanner } from './createClamdScanner.ts';
import { quota } from './storeFile.ts';

const getDatabase = openTestDatabase();
const start = new Date('2026-11-21T04:00:00Z');
const png = makePng();
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** A server with or without a scanner, and whoever is signed in there. */
function open(user: string | null, clamd: TestClamd | null = null) {
  const variables = { APP_ENV: 'test', ...(clamd && { CLAMD_URL: clamd.url }) };
  const made = makeTestServer(getDatabase().db, { clock: () => start, settings: parseSettings(variables) });
  const secret = user && createSession(getDatabase().db, user, { now: start });
  const request = async (
    path: string,
    init: { method?: string; headers?: object; body?: Uint8Array } = {},
  ) => {
    const cookie = secret ? { cookie: `test-session=${await secret}` } : {};
    const headers = { origin: testOrigin, ...cookie, ...init.headers };
    const body = init.body ? { body: new Uint8Array(init.body) } : {};
    return made.server.request(`${testOrigin}${path}`, { method: init.method ?? 'GET', headers, ...body });
  };
  return {
    ...made,
    request,
    async add(bytes: Uint8Array = png, type = 'image/png', headers = {}) {
      const response = await request('/api/files', {
        method: 'POST',
        headers: { 'content-type': type, ...headers },
        body: bytes,
      });
      const { data, fields } = (await response.json()) as {
        data: { id: string; sha256: string; state: string };
        fields: unknown;
      };
      return { status: response.status, fields, ...data };
    },
    read: (id: string) => request(`/api/files/${id}`),
  };
}

const listActions = async () =>
  (
    await getDatabase().db.query(
      `select user_id, actor_id, action, chain from audit_log where action like 'file-%' order by id`,
    )
  ).rows;

const countBlobs = async () => (await getDatabase().db.query('select from blobs')).rowCount;

beforeEach(async () => {
  const { db } = getDatabase();
  for (const table of ['listing_pictures', 'files', 'blobs', 'rate_limits', 'users'])
    await db.query(`delete from ${table}`);
  await db.query(`insert into users (id, name, user_type_ids, is_valid)
    values ('ada', 'Ada', '{1}', true), ('bo', 'Bo', '{1,2}', true), ('new', 'New', '{}', false)`);
});

describe('a private file', () => {
  test('is given to its owner as an attachment that can do nothing, and each read is written down', async () => {
    const { add, read } = open('ada');
    const before = (await listActions()).length;
    const added = await add();
    expect(added).toMatchObject({ status: 200, sha256: sha256(png), state: 'ready' });
    for (let reads = 0; reads < 2; reads += 1) {
      const response = await read(added.id);
      expect(response.status).toBe(200);
      expect(Buffer.from(await response.arrayBuffer()).equals(png)).toBe(true);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'image/png',
        'content-disposition': `attachment; filename="${added.id}.png"`,
        'cache-control': 'no-store, no-transform',
        'content-security-policy': "sandbox; default-src 'none'",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
      });
    }
    const line = { user_id: 'ada', actor_id: 'ada', chain: `file:${added.id}` };
    expect((await listActions()).slice(before)).toEqual([
      { ...line, action: 'file-added' },
      { ...line, action: 'file-read' },
      { ...line, action: 'file-read' },
    ]);
  });

  test('is not there for anybody else, under whatever address', async () => {
    const { id } = await open('ada').add();
    const before = await listActions();
    expect((await open('bo').read(id)).status).toBe(404);
    expect((await open('new').read(id)).status).toBe(404);
    expect((await open(null).read(id)).status).toBe(401);
    for (const wrong of ['x', id.replace(/.$/, id.endsWith('0') ? '1' : '0'), `${id}.png`])
      expect((await open('ada').read(wrong)).status).toBe(404);
    expect(await listActions()).toEqual(before);
  });

  test('is asked about anew each time: once the right is gone, so is the file', async () => {
    const { add, read } = open('ada');
    const { id } = await add();
    expect((await read(id)).status).toBe(200);
    await getDatabase().db.query(`update users set user_type_ids = '{}' where id = 'ada'`);
    expect((await read(id)).status).toBe(404);
  });

  test('is taken only of somebody who has signed up, and whose request is whole', async () => {
    expect((await open(null).add()).status).toBe(401);
    expect((await open('new').add()).status).toBe(403);
    const foreign = await open('ada').add(png, 'image/png', { origin: 'https://evil.example' });
    expect(foreign.status).toBe(403);
    expect(await countBlobs()).toBe(0);
  });

  test('is not even taken in of somebody who may add none', async () => {
    const { server } = open(null);
    const cookie = `test-session=${await createSession(getDatabase().db, 'ada', { now: start })}`;
    let pieces = 0;
    const send = async () => {
      const pull = (sending: ReadableStreamDefaultController<Uint8Array>) => {
        pieces += 1;
        sending.enqueue(new Uint8Array(png));
        sending.close();
      };
      const { status } = await server.request(`${testOrigin}/api/files`, {
        method: 'POST',
        headers: {
          origin: testOrigin,
          cookie,
          'content-type': 'image/png',
          'content-length': String(png.length),
        },
        body: new ReadableStream({ pull }, { highWaterMark: 0 }),
        duplex: 'half',
      } as RequestInit);
      return { status, pieces };
    };
    expect(await send()).toEqual({ status: 200, pieces: 1 });
    await getDatabase().db.query(`update users set user_type_ids = '{}' where id = 'ada'`);
    expect(await send()).toEqual({ status: 403, pieces: 1 });
  });

  test('is of the type that its content says, whatever it was sent as', async () => {
    const { add, read } = open('ada');
    const added = await add(png, 'image/jpeg');
    expect(added.status).toBe(200);
    expect((await read(added.id)).headers.get('content-type')).toBe('image/png');
  });

  test('is refused by its size and its content with a reason for the field, and nothing of it is stored (ASVS 5.2.1, 5.2.2)', async () => {
    const { add } = open('ada');
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>');
    const issue = (name: string, reason: string) => [{ name, reason }];
    const types = 'should be application/pdf or image/jpeg or image/png or image/webp';
    expect(await add(svg, 'image/svg+xml')).toEqual({ status: 415, fields: issue('content-type', types) });
    expect(await add(svg)).toEqual({
      status: 400,
      fields: issue('body', "isn't a PDF, JPEG, PNG or WebP file"),
    });
    expect(await add(makePng({ width: 50_000, height: 50_000, pixels: 9 }))).toEqual({
      status: 400,
      fields: issue('body', 'has more than 64 million pixels'),
    });
    expect(await add(Buffer.alloc(20 * 1024 * 1024 + 1))).toEqual({
      status: 413,
      fields: issue('body', 'is larger than 20971520 bytes'),
    });
    expect(await countBlobs()).toBe(0);
  });

  test('of 20 MB comes back as it was', async () => {
    const pieces = Array.from({ length: 400 }, (_, index) =>
      makeJpegSegment(0xef, Buffer.alloc(50_000, index)),
    );
    const large = makeJpeg({ more: pieces });
    expect(large.length).toBeGreaterThan(20_000_000);
    const { add, read } = open('ada');
    const { id } = await add(large, 'image/jpeg; x=y');
    expect(sha256(new Uint8Array(await (await read(id)).arrayBuffer()))).toBe(sha256(large));
  });

  test("of a phone is stored up to the picture's end, under whatever name its type has", async () => {
    const picture = makeJpeg({ width: 9 });
    const sent = Buffer.concat([picture, Buffer.from('\0\0SEFHk\0\0\0SEFT')]);
    for (const type of ['image/jpg', 'image/pjpeg', 'image/jpeg']) {
      const { add, read } = open('ada');
      const added = await add(sent, type);
      expect(added).toMatchObject({ status: 200, sha256: sha256(picture) });
      const answer = await read(added.id);
      expect(answer.headers.get('content-type')).toBe('image/jpeg');
      expect(Buffer.from(await answer.arrayBuffer()).equals(picture)).toBe(true);
    }
    expect((await open('ada').add(png, 'image/x-png')).status).toBe(200);
    const { rows } = await getDatabase().db.query('select sum(byte_length)::int as sum from files');
    expect(rows).toEqual([{ sum: 3 * picture.length + png.length }]);
  });

  test('sent again under its key is one, and another one under it is refused', async () => {
    const { add } = open('ada');
    const key = { 'idempotency-key': 'a-key-of-this-form' };
    const first = await add(png, 'image/png', key);
    expect(await add(png, 'image/png', key)).toEqual(first);
    expect((await add(makePng({ width: 3 }), 'image/png', key)).status).toBe(409);
    expect((await getDatabase().db.query('select from files')).rowCount).toBe(1);
  });
});

describe('the bytes of files', () => {
  test('are stored once, and go with the last file that has them', async () => {
    const { db } = getDatabase();
    const ids = [(await open('ada').add()).id, (await open('ada').add()).id, (await open('bo').add()).id];
    expect(new Set(ids).size).toBe(3);
    expect(await countBlobs()).toBe(1);
    await db.query(`delete from files where user_id = 'ada'`);
    expect(await countBlobs()).toBe(1);
    expect((await open('bo').read(ids[2] ?? '')).status).toBe(200);
    await db.query(`delete from files where user_id = 'bo'`);
    expect(await countBlobs()).toBe(0);
  });

  test('stay for as long as a home shows them, too', async () => {
    const { db } = getDatabase();
    await open('ada').add();
    const { ids } = await saveListings(db, [makeDraft('shown')]);
    const picture = { blobId: makeBlobId(png), kind: 'photo', alt: 'A room', width: 2, height: 2 } as const;
    await savePictures(db, new Map([[ids[0] ?? '', [picture]]]));
    await db.query('delete from files');
    expect(await countBlobs()).toBe(1);
  });

  test('go 30 days after they were uploaded, when nothing refers to them', async () => {
    const { db } = getDatabase();
    await open('ada').add();
    await cleanUp(db, new Date(start.getTime() + 30 * 86_400_000));
    expect(await countBlobs()).toBe(1);
    await cleanUp(db, new Date(start.getTime() + 30 * 86_400_000 + 1));
    expect(await countBlobs()).toBe(0);
  });
});

describe('how much one person may have', () => {
  const fill = (count: number, bytes: number) =>
    getDatabase().db.query(
      `with b as (insert into blobs (id, content_type, bytes, byte_length) values (repeat('0', 64), 'image/png', 'x', 1)),
        f as (insert into files (user_id, content_type, sha256, byte_length, blob_id, state, created_at)
          select 'ada', 'image/png', repeat('0', 64), $2, repeat('0', 64), 'ready', $3 from generate_series(1, $1))
        select`,
      [count, bytes, start],
    );

  test('is bounded by number', async () => {
    await fill(quota.count - 1, 1);
    const { add } = open('ada');
    expect((await add()).status).toBe(200);
    expect(await add()).toEqual({
      status: 413,
      fields: [{ name: 'body', reason: 'is one too many: you can have 1,000 files' }],
    });
    expect((await open('bo').add()).status).toBe(200);
  });

  test('is bounded by size, also for what comes at the same time', async () => {
    await fill(1, quota.bytes - png.length - 1);
    const { add } = open('ada');
    const answers = await Promise.all([add(), add(), add()]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 413, 413]);
    expect(answers.find(({ status }) => status === 413)?.fields).toEqual([
      { name: 'body', reason: 'is too large: your files can take up 500 MB in total' },
    ]);
  });
});

describe('with a scanner', () => {
  let clamd: TestClamd;
  const logged: unknown[][] = [];
  const infected = () => makePdf({ more: `% ${EICAR}\n` });
  const check = (minutes = 0, scanner = createClamdScanner(clamd.url, 200)) =>
    checkFiles(
      makeTestContext(getDatabase().db, {
        now: new Date(start.getTime() + minutes * 60_000),
        caller: 'system',
        scanner,
        log: (...line) => logged.push(line),
      }),
      {},
    );

  beforeEach(async () => {
    clamd = await startClamd();
    logged.length = 0;
  });
  afterEach(() => clamd.close());

  test('a file is served once it was found clean, and not before', async () => {
    const { add, read, queued } = open('ada', clamd);
    const { id, state } = await add();
    expect(state).toBe('checking');
    expect(queued).toEqual([{ name: CHECK_FILES_JOB, data: {} }]);
    const early = await read(id);
    expect([early.status, early.headers.get('retry-after')]).toEqual([409, '5']);
    expect(await early.json()).toMatchObject({ fields: [{ name: 'state', reason: 'checking' }] });
    await check();
    expect(clamd.scanned[0]?.equals(png)).toBe(true);
    expect((await read(id)).status).toBe(200);
    await check();
    expect(clamd.scanned.length).toBe(1);
  });

  test('a file with a virus is refused for good, written down, and nothing of it is stored', async () => {
    const { add, read } = open('ada', clamd);
    const { id } = await add(infected(), 'application/pdf');
    await check();
    const answer = await read(id);
    expect(answer.status).toBe(409);
    expect(await answer.json()).toMatchObject({ fields: [{ name: 'state', reason: 'refused' }] });
    expect(await countBlobs()).toBe(0);
    expect((await listActions()).at(-1)).toEqual({
      user_id: 'ada',
      actor_id: 'system',
      action: 'file-refused',
      chain: `file:${id}`,
    });
    expect(logged).toEqual([['warn', 'file-refused', { file: id }]]);
  });

  test.each(['silent', 'cut-while-sending', 'cut-while-answering', 'too-large'] as const)(
    'a file is never served while the scanner is %s, and scanned again later',
    async (mode) => {
      const { add, read } = open('ada', clamd);
      const [clean, bad] = [await add(), await add(infected(), 'application/pdf')];
      clamd.mode = mode;
      await check();
      expect(logged.map(([level, event]) => [level, event])).toEqual([
        ['error', 'file-unchecked'],
        ['error', 'file-unchecked'],
      ]);
      expect([(await read(clean.id)).status, (await read(bad.id)).status]).toEqual([409, 409]);
      clamd.mode = 'answers';
      // Not due yet, then due.
      await check(0.5);
      expect((await read(clean.id)).status).toBe(409);
      await check(1);
      expect([(await read(clean.id)).status, (await read(bad.id)).status]).toEqual([200, 409]);
    },
  );

  test('a file that waits is scanned by one process at a time, and again when that one died', async () => {
    const { add, read } = open('ada', clamd);
    const { id } = await add();
    let requested = 0;
    const dying = {
      scan: () => {
        requested += 1;
        return new Promise<never>(() => undefined);
      },
    };
    void check(0, dying);
    await expect.poll(() => requested).toBe(1);
    await check(4.9);
    expect((await read(id)).status).toBe(409);
    await check(5);
    expect((await read(id)).status).toBe(200);
  });

  test('a scanner that is away is asked three times, not for every file', async () => {
    const { add } = open('ada', clamd);
    for (const width of [1, 2, 3, 4, 5]) await add(makePng({ width }));
    let requested = 0;
    await check(0, {
      scan: () => {
        requested += 1;
        return Promise.reject(new Error('away'));
      },
    });
    expect(requested).toBe(3);
  });

  test('what waits for a scanner that was taken away goes on waiting', async () => {
    const { id } = await open('ada', clamd).add();
    await checkFiles(makeTestContext(getDatabase().db, { now: start, caller: 'system' }), {});
    expect((await open('ada').read(id)).status).toBe(409);
  });
});
