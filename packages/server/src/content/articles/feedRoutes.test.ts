import { expect, test } from 'vitest';
import { makeTestServer } from '../../testing/makeTestServer.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { addFeedRoutes } from './feedRoutes.ts';

const getDatabase = openTestDatabase();

test('the feed has the newest thirty articles of the blog, with their texts as text', async () => {
  const { db } = getDatabase();
  await db.query(
    `insert into articles (kind, slug, title, summary, body, author, state, published_at)
      select kind, 'a-' || n, 'Rent & <b>' || n, '"Quoted"', 'Body', 'Author', state, '2026-11-01T00:00:00Z'::timestamptz + n * interval '1 hour'
      from generate_series(1, 31) n, (values ('blog', 'published'), ('story', 'published')) as a (kind, state)`,
  );
  await db.query(`update articles set state = 'draft' where kind = 'blog' and slug = 'a-30'`);
  const { server } = makeTestServer(db);
  addFeedRoutes(server, db, 'https://sewa.test');
  const response = await server.request('/blog/rss.xml');
  const text = await response.text();
  expect(response.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
  expect(text.match(/<item>.*?<\/item>/g)).toHaveLength(30);
  expect(text.match(/<item>.*?<\/item>/)?.[0]).toBe(
    '<item><title>Rent &amp; &lt;b&gt;31</title><link>https://sewa.test/blog/a-31</link>' +
      '<guid>https://sewa.test/blog/a-31</guid><description>&quot;Quoted&quot;</description>' +
      '<pubDate>Mon, 02 Nov 2026 07:00:00 GMT</pubDate></item>',
  );
  expect(text).not.toMatch(/stories|a-30</);
});

test('the feed leaves out what XML cannot contain', async () => {
  const { db } = getDatabase();
  await db.query(
    `update articles set title = $1, summary = $2, published_at = '2026-11-20' where slug = 'a-31' and kind = 'blog'`,
    ['A\uFFFF title\u{1FFFE}', 'One\u0001 sentence\t.'],
  );
  const { server } = makeTestServer(db);
  addFeedRoutes(server, db, 'https://sewa.test');
  const text = await (await server.request('/blog/rss.xml')).text();
  expect(text).toContain('<item><title>A title</title>');
  expect(text).toContain('<description>One sentence\t.</description>');
});
