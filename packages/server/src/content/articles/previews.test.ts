import { beforeEach, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { openOperator } from '../../testing/openOperator.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { PREVIEW_MS } from './previewLink.ts';

const getDatabase = openTestDatabase();
let operator: Awaited<ReturnType<typeof openOperator>>;
let visitor: ReturnType<typeof openTestBrowser>;
let id: string;

const dataOf = <Data>({ content }: { content: unknown }) => (content as { data: Data }).data;
const text = { title: 'Title', summary: 'Summary', body: 'Not out yet', author: 'Editors' };

async function addArticle(kind: string, slug: string): Promise<string> {
  const answer = await operator.send('/api/articles', { ...text, kind, slug });
  return dataOf<{ id: string }>(answer).id;
}

async function makePreview(article = id) {
  const answer = await operator.send(`/api/articles/${article}/previews`, {});
  const { url, expiresAt } = dataOf<{ url: string; expiresAt: string }>(answer);
  const address = new URL(url);
  const token = address.searchParams.get('token') ?? '';
  return { url, expiresAt, token, path: address.pathname };
}

const read = (token: string, article = id) =>
  visitor.send(`/api/article-previews/${article}?token=${encodeURIComponent(token)}`);

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from articles');
  operator = await openOperator(db);
  visitor = openTestBrowser(db);
  id = await addArticle('blog', 'draft');
});

test('a preview link shows an article in any state to whoever has it, for a day', async () => {
  const { url, expiresAt, token, path } = await makePreview();
  expect(url).toMatch(/^http:\/\/localhost:3000\/blog\/preview\/[\da-f-]{36}\?token=[\w-]{43}$/);
  expect(path).toBe(`/blog/preview/${id}`);
  expect(expiresAt).toBe(new Date(browserStart.getTime() + PREVIEW_MS).toISOString());
  const answer = await read(token);
  expect(dataOf(answer)).toMatchObject({ id, state: 'draft', body: 'Not out yet', previewUntil: expiresAt });
  expect(answer.headers.get('cache-control')).toContain('no-store');
  visitor.wait(PREVIEW_MS - 1);
  expect((await read(token)).status).toBe(200);
  visitor.wait(1);
  expect((await read(token)).status).toBe(404);
});

test('the link of a story leads to the stories', async () => {
  expect((await makePreview(await addArticle('story', 'draft'))).path).toMatch(/^\/stories\/preview\//);
});

test('a forged, guessed or ended link, or one of another article, finds nothing', async () => {
  const { token } = await makePreview();
  const other = await addArticle('blog', 'other');
  expect((await read(token, other)).status).toBe(404);
  const forged = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
  for (const wrong of ['', 'x', forged, 'a'.repeat(43), id]) expect((await read(wrong)).status).toBe(404);
  expect((await read(token, 'not-an-id')).status).toBe(404);
  expect((await operator.remove(`/api/articles/${id}/previews`)).status).toBe(200);
  expect((await read(token)).status).toBe(404);
  expect((await operator.remove(`/api/articles/${other}/previews`)).status).toBe(200);
});

test('a new link ends the earlier one', async () => {
  const [first, second] = [await makePreview(), await makePreview()];
  expect((await read(first.token)).status).toBe(404);
  expect((await read(second.token)).status).toBe(200);
});

test('a token is stored as a digest, logged nowhere, and forgotten once it has ended', async () => {
  const { db } = getDatabase();
  const { token } = await makePreview();
  await read(token);
  const { rows } = await db.query('select * from article_previews');
  expect(JSON.stringify([rows, visitor.lines, operator.lines])).not.toContain(token);
  const ended = new Date(browserStart.getTime() + PREVIEW_MS + 1);
  await cleanUp(db, ended, ended);
  expect((await db.query('select from article_previews')).rowCount).toBe(0);
});
