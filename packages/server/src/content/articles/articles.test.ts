import { beforeEach, describe, expect, test } from 'vitest';
import { makePdf, makePng } from '../../testing/makeFiles.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { makeTestServer, testOrigin } from '../../testing/makeTestServer.ts';
import { openBrowserOf } from '../../testing/openCorporates.ts';
import { openOperator } from '../../testing/openOperator.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { publishDueArticles } from './publishDueArticles.ts';

const getDatabase = openTestDatabase();
let operator: Awaited<ReturnType<typeof openOperator>>;

const text = {
  kind: 'blog',
  slug: 'first-tenancy',
  title: 'Your first tenancy',
  summary: 'Ten steps.',
  body: 'One **two** three.',
  author: 'Sewa editors',
};

const dataOf = <Data>({ content }: { content: unknown }) => (content as { data: Data }).data;
const create = async (changes: object = {}) =>
  dataOf<{ id: string; version: number }>(await operator.send('/api/articles', { ...text, ...changes }));
const change = (id: string, body: object) => operator.send(`/api/articles/${id}`, body, {}, 'PATCH');
const move = (id: string, transition: string, body: object) =>
  operator.send(`/api/articles/${id}/${transition}`, body);
const publish = async (changes: object = {}) => {
  const { id, version } = await create(changes);
  expect((await move(id, 'publish', { version })).status).toBe(200);
  return id;
};
const read = (slug: string, kind = 'blog') => operator.send(`/api/articles/${kind}/${slug}`);
const listRedirects = async () =>
  (await getDatabase().db.query('select from_path, to_url, status from redirects order by from_path')).rows;

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from articles');
  await db.query('delete from redirects');
  operator = await openOperator(db);
});

describe('an article', () => {
  test('is written by an operator and read by visitors once it is published', async () => {
    const { id, version } = await create();
    expect((await read('first-tenancy')).status).toBe(404);
    expect(dataOf(await operator.send(`/api/article-drafts/${id}`))).toMatchObject({
      ...text,
      state: 'draft',
      language: 'en',
      publishedAt: null,
      version: 1,
      previewUntil: null,
    });
    expect(dataOf(await move(id, 'publish', { version }))).toEqual({ state: 'published', version: 2 });
    expect(dataOf(await read('first-tenancy'))).toMatchObject({
      ...text,
      readingMinutes: 1,
      publishedAt: browserStart.toISOString(),
      related: [],
    });
    expect(dataOf(await move(id, 'take-back', { version: 2 }))).toEqual({ state: 'draft', version: 3 });
    expect((await read('first-tenancy')).status).toBe(404);
    const { rows } = await getDatabase().db.query(
      `select action, actor_id from audit_log where details->>'article' = $1 order by number`,
      [id],
    );
    expect(rows).toEqual([
      { action: 'article-created', actor_id: 'ada' },
      { action: 'article-published', actor_id: 'ada' },
      { action: 'article-taken-back', actor_id: 'ada' },
    ]);
  });

  test('is listed by its topic; one that nobody knows is refused', async () => {
    const id = await publish({ topic: 'costs' });
    await publish({ slug: 'other' });
    const list = (topic: string) => operator.send(`/api/articles?topic=${topic}`);
    expect(dataOf(await list('costs'))).toMatchObject({ items: [{ id, topic: 'costs' }] });
    expect(dataOf(await list('moving'))).toMatchObject({ items: [] });
    expect((await list('weather')).status).toBe(400);
    await change(id, { version: 2, topic: null });
    expect(dataOf(await read('first-tenancy'))).toMatchObject({ topic: null });
  });

  test('takes a minute to read for each 200 words', async () => {
    await publish({ body: `${'word '.repeat(199)}\n\nlast` });
    await publish({ slug: 'longer', body: 'word '.repeat(201) });
    expect(dataOf(await read('first-tenancy'))).toMatchObject({ readingMinutes: 1 });
    expect(dataOf(await read('longer'))).toMatchObject({ readingMinutes: 2 });
  });

  test('is not published without text', async () => {
    const { id, version } = await create({ body: '' });
    expect(await move(id, 'publish', { version })).toMatchObject({
      status: 400,
      content: { fields: [{ name: 'body', reason: 'is empty' }] },
    });
  });

  test('has a slug that no other of its kind and language has', async () => {
    await create();
    const taken = { status: 400, content: { fields: [{ name: 'slug' }] } };
    expect(await operator.send('/api/articles', text)).toMatchObject(taken);
    expect((await operator.send('/api/articles', { ...text, language: 'zh' })).status).toBe(200);
    const { id, version } = await create({ slug: 'another' });
    expect(await change(id, { version, slug: 'first-tenancy' })).toMatchObject(taken);
    for (const slug of ['Upper', 'two--dashes', 'a/b', ''])
      expect(await operator.send('/api/articles', { ...text, slug })).toMatchObject(taken);
  });

  test('keeps what a change leaves out, also its language', async () => {
    const { id, version } = await create({ language: 'zh' });
    expect(dataOf(await change(id, { version, title: 'Another' }))).toEqual({ state: 'draft', version: 2 });
    expect(dataOf(await change(id, { version: 2, title: 'Another' }))).toEqual({
      state: 'draft',
      version: 2,
    });
    expect(dataOf(await operator.send(`/api/article-drafts/${id}`))).toMatchObject({
      language: 'zh',
      title: 'Another',
      body: text.body,
    });
  });

  test('is not changed by somebody who saw an older version', async () => {
    const { id } = await create();
    const answers = await Promise.all(
      ['One', 'Two'].map((title) => change(id, { version: 1, title, body: title })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    for (const transition of ['publish', 'take-back'])
      expect(await move(id, transition, { version: 1 })).toMatchObject({
        status: 409,
        content: { fields: [{ name: 'version' }] },
      });
  });
});

test('an article whose language changes does not lead to itself', async () => {
  const id = await publish();
  expect((await change(id, { version: 2, language: 'zh' })).status).toBe(200);
  expect(await listRedirects()).toEqual([]);
});

test('quotes and lists nested too deeply are refused', async () => {
  const id = await publish();
  for (const body of [`${'>'.repeat(40)} x`, `${'- '.repeat(40)}x`])
    expect((await change(id, { version: 2, body })).status).toBe(400);
  expect((await change(id, { version: 2, body: `${'-'.repeat(60)}\n> > x` })).status).toBe(200);
});

describe('a changed slug', () => {
  test('of a published article redirects in the same transaction, also from earlier slugs', async () => {
    const id = await publish();
    await change(id, { version: 2, slug: 'second' });
    await change(id, { version: 3, slug: 'third' });
    expect(await listRedirects()).toEqual([
      { from_path: '/blog/first-tenancy', to_url: '/blog/third', status: 302 },
      { from_path: '/blog/second', to_url: '/blog/third', status: 302 },
    ]);
    expect(dataOf(await operator.send('/api/redirects?path=/blog/second'))).toEqual({
      to: '/blog/third',
      status: 302,
    });
  });

  test('leaves no redirect when the change fails', async () => {
    await publish({ slug: 'taken' });
    const id = await publish();
    expect((await change(id, { version: 2, slug: 'taken' })).status).toBe(400);
    expect(await listRedirects()).toEqual([]);
  });

  test('that is used again leads nowhere else', async () => {
    const id = await publish();
    await change(id, { version: 2, slug: 'second' });
    await publish();
    expect(await listRedirects()).toEqual([]);
    expect((await read('first-tenancy')).status).toBe(200);
    await change(id, { version: 3, slug: 'third' });
    await change(id, { version: 4, slug: 'second' });
    expect(await listRedirects()).toEqual([
      { from_path: '/blog/third', to_url: '/blog/second', status: 302 },
    ]);
  });

  test('of a draft, of news or of another language leaves none', async () => {
    const { id, version } = await create();
    await change(id, { version, slug: 'second' });
    const news = await publish({ kind: 'news' });
    await change(news, { version: 2, slug: 'second' });
    const translated = await publish({ language: 'zh' });
    await change(translated, { version: 2, slug: 'second' });
    expect(await listRedirects()).toEqual([]);
  });
});

describe('a list of articles', () => {
  test('has twelve to a page, newest first, and each of them once', async () => {
    await getDatabase().db.query(
      `insert into articles (kind, slug, title, summary, body, author, state, published_at)
        select 'story', 'story-' || n, 'Story', 'Story', 'Text', 'Author', 'published',
          '2026-11-01T00:00:00Z'::timestamptz + (n / 2) * interval '1 day' from generate_series(1, 25) n`,
    );
    const seen: string[] = [];
    const sizes: number[] = [];
    for (let cursor: string | null = ''; cursor !== null; ) {
      const page: { items: { slug: string; publishedAt: string }[]; nextCursor: string | null } = dataOf(
        await operator.send(`/api/articles?kind=story&cursor=${encodeURIComponent(cursor)}`),
      );
      seen.push(...page.items.map(({ publishedAt, slug }) => `${publishedAt} ${slug}`));
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([12, 12, 1]);
    expect(new Set(seen).size).toBe(25);
    const days = seen.map((line) => line.slice(0, 24));
    expect(days).toEqual(days.toSorted().toReversed());
    const { related } = dataOf<{ related: object[] }>(await read('story-3', 'story'));
    expect(related).toMatchObject([
      { publishedAt: '2026-11-13T00:00:00.000Z' },
      { publishedAt: '2026-11-13T00:00:00.000Z' },
      { publishedAt: '2026-11-12T00:00:00.000Z' },
    ]);
  });

  test('is of the blog in English unless somebody asks for another', async () => {
    await publish();
    await publish({ language: 'zh' });
    await publish({ kind: 'news' });
    const list = async (query: string) =>
      dataOf<{ items: object[] }>(await operator.send(`/api/articles${query}`)).items;
    expect(await list('')).toMatchObject([{ kind: 'blog', language: 'en' }]);
    expect(await list('?language=zh')).toMatchObject([{ kind: 'blog', language: 'zh' }]);
    expect(await list('?kind=news')).toMatchObject([{ kind: 'news', language: 'en' }]);
  });

  test.each(['kind=poem', 'cursor=x', 'cursor=1-2', "cursor=1'-0"])('refuses %s', async (query) => {
    expect((await operator.send(`/api/articles?${query}`)).status).toBe(400);
  });
});

describe('somebody who operates nothing', () => {
  test('reads no draft and changes nothing', async () => {
    const { id } = await create();
    const tim = await openBrowserOf(getDatabase().db, 'tim');
    expect((await tim.send('/api/article-drafts')).status).toBe(403);
    expect((await tim.send('/api/articles', text)).status).toBe(403);
    expect((await tim.send(`/api/article-drafts/${id}`)).status).toBe(404);
    expect((await tim.send(`/api/articles/${id}/previews`, {})).status).toBe(404);
    for (const transition of ['publish', 'take-back'])
      expect((await tim.send(`/api/articles/${id}/${transition}`, { version: 1 })).status).toBe(404);
    expect((await makeTestServer(getDatabase().db).server.request('/api/article-drafts')).status).toBe(401);
    expect(dataOf(await operator.send(`/api/article-drafts/${id}`))).toMatchObject({
      state: 'draft',
      version: 1,
    });
  });
});

describe('a scheduled article', () => {
  const later = new Date(browserStart.getTime() + 60 * 60_000);
  const publishDueAt = (now: Date) =>
    publishDueArticles(makeTestContext(getDatabase().db, { now, caller: 'system' }), {});

  test('is published when its time has come, once', async () => {
    const { id, version } = await create();
    expect(dataOf(await move(id, 'schedule', { version, publishAt: later.toISOString() }))).toEqual({
      state: 'scheduled',
      version: 2,
    });
    expect(await publishDueAt(new Date(later.getTime() - 1))).toBe(0);
    expect((await read('first-tenancy')).status).toBe(404);
    expect(await publishDueAt(later)).toBe(1);
    expect(await publishDueAt(later)).toBe(0);
    expect(dataOf(await read('first-tenancy'))).toMatchObject({ publishedAt: later.toISOString() });
    expect((await change(id, { version: 2, title: 'Late' })).status).toBe(409);
  });

  test('is none of the past, and none that is published', async () => {
    const { id, version } = await create();
    expect(await move(id, 'schedule', { version, publishAt: browserStart.toISOString() })).toMatchObject({
      status: 400,
      content: { fields: [{ name: 'publishAt' }] },
    });
    await move(id, 'publish', { version });
    expect(await move(id, 'schedule', { version: 2, publishAt: later.toISOString() })).toMatchObject({
      status: 409,
      content: { fields: [{ name: 'transition' }] },
    });
  });

  test('that is taken back stays a draft that never was published', async () => {
    const { id, version } = await create();
    await move(id, 'schedule', { version, publishAt: later.toISOString() });
    await move(id, 'take-back', { version: 2 });
    expect(await publishDueAt(later)).toBe(0);
    expect(dataOf(await operator.send(`/api/article-drafts/${id}`))).toMatchObject({
      state: 'draft',
      publishedAt: null,
    });
  });
});

describe('a cover', () => {
  const serializeCookies = () => [...operator.jar].map(([name, value]) => `${name}=${value}`).join('; ');
  const put = (id: string, bytes: Buffer, type = 'image/png') =>
    makeTestServer(getDatabase().db, { clock: () => browserStart }).server.request(
      `${testOrigin}/api/articles/${id}/cover?alt=A%20door`,
      {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: { origin: testOrigin, 'content-type': type, cookie: serializeCookies() },
      },
    );

  test('is shown with its size, and its bytes go with it', async () => {
    const id = await publish();
    expect((await put(id, makePng({ width: 3, height: 2 }))).status).toBe(200);
    const { cover } = dataOf<{ cover: { src: string } }>(await read('first-tenancy'));
    expect(cover).toMatchObject({ alt: 'A door', width: 3, height: 2 });
    const picture = await makeTestServer(getDatabase().db).server.request(cover.src);
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    await put(id, makePng({ width: 5, height: 2 }));
    expect((await getDatabase().db.query('select from blobs')).rowCount).toBe(1);
    expect((await makeTestServer(getDatabase().db).server.request(cover.src)).status).toBe(404);
  });

  test('may be named another type of picture than it is', async () => {
    const id = await publish();
    expect((await put(id, makePng(), 'image/jpeg')).status).toBe(200);
    const { cover } = dataOf<{ cover: { src: string } }>(await read('first-tenancy'));
    const picture = await makeTestServer(getDatabase().db).server.request(cover.src);
    expect(picture.headers.get('content-type')).toBe('image/webp');
  });

  test('is no other file', async () => {
    const id = await publish();
    expect((await put(id, Buffer.from('nothing'))).status).toBe(400);
    expect((await put(id, makePng(), 'image/gif')).status).toBe(415);
    expect((await put(id, makePdf(), 'image/png')).status).toBe(400);
    expect(dataOf(await read('first-tenancy'))).toMatchObject({ cover: null });
  });
});
