import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { makePng } from '../../testing/makeFiles.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { openOperator } from '../../testing/openOperator.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { publishDueArticles } from '../articles/publishDueArticles.ts';
import { readArticleFiles } from './readArticleFiles.ts';
import { saveArticles } from './saveArticles.ts';

const getDatabase = openTestDatabase();
const now = new Date('2026-11-21T04:00:00Z');
let folder: string;

const write = (file: string, content: string | Buffer) => {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), content);
};

const article = (fields: Record<string, string> = {}, body = 'Text with **Markdown**.') => {
  const all = { kind: 'blog', slug: 'one', title: 'One', summary: 'Short.', author: 'Editors', ...fields };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`;
};

async function importFolder(at = now) {
  const { articles, problems } = await readArticleFiles(folder);
  expect(problems).toEqual([]);
  return saveArticles(getDatabase().db, articles, at);
}

const listRows = async () =>
  (
    await getDatabase().db.query(
      'select slug, title, state, published_at, version from articles order by slug',
    )
  ).rows;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'sewa-articles-'));
  await getDatabase().db.query('delete from articles');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('a folder of articles', () => {
  test('is imported once, and again changes nothing', async () => {
    write('guides/one.md', article({ publishedAt: '2026-11-20', cover: 'door.png', coverAlt: 'A door' }));
    write('guides/door.png', makePng({ width: 4, height: 3 }));
    write('two.md', article({ slug: 'two', publishedAt: '2026-12-01T01:00:00Z' }));
    write('three.md', article({ slug: 'three', language: '', cover: '' }));
    write('.git/no.md', 'nothing');
    write('notes.txt', 'nothing');
    expect(await importFolder()).toEqual({ inserted: 3, updated: 0, unchanged: 0, edited: [] });
    const rows = await listRows();
    expect(rows).toMatchObject([
      { slug: 'one', state: 'published', published_at: new Date('2026-11-19T16:00:00Z') },
      { slug: 'three', state: 'draft', published_at: null },
      { slug: 'two', state: 'scheduled', published_at: new Date('2026-12-01T01:00:00Z') },
    ]);
    expect(await importFolder()).toEqual({ inserted: 0, updated: 0, unchanged: 3, edited: [] });
    expect(await listRows()).toEqual(rows);
    const { rows: covers } = await getDatabase().db.query(
      `select cover_alt, cover_width, cover_height from articles where cover_blob_id is not null`,
    );
    expect(covers).toEqual([{ cover_alt: 'A door', cover_width: 4, cover_height: 3 }]);
  });

  test('leaves alone what was published in the meantime', async () => {
    write('one.md', article({ publishedAt: '2026-12-01' }));
    await importFolder();
    const later = new Date('2026-12-02T00:00:00Z');
    await publishDueArticles(makeTestContext(getDatabase().db, { now: later, caller: 'system' }), {});
    expect(await importFolder(later)).toMatchObject({ unchanged: 1 });
    expect(await listRows()).toMatchObject([{ state: 'published', version: 2 }]);
  });

  test('changes what its files changed', async () => {
    write('one.md', article());
    await importFolder();
    write('one.md', article({ title: 'Changed', publishedAt: '2026-11-20' }));
    expect(await importFolder()).toMatchObject({ updated: 1 });
    expect(await listRows()).toMatchObject([{ title: 'Changed', state: 'published', version: 2 }]);
  });

  test('leaves alone what an editor changed, and says so', async () => {
    const { db } = getDatabase();
    write('one.md', article());
    await importFolder();
    const operator = await openOperator(db);
    const { rows } = await db.query<{ id: string }>('select id from articles');
    const body = { version: 1, title: 'Better' };
    await operator.send(`/api/articles/${rows[0]?.id}`, body, {}, 'PATCH');
    write('one.md', article({ title: 'Changed' }));
    expect(await importFolder()).toEqual({ inserted: 0, updated: 0, unchanged: 0, edited: ['blog one'] });
    expect(await listRows()).toMatchObject([{ title: 'Better' }]);
  });

  test('takes back the redirect of an address that an article has again', async () => {
    const { db } = getDatabase();
    await db.query(`insert into redirects (from_path, to_url) values ('/blog/one', '/blog/two')`);
    write('one.md', article({ publishedAt: '2026-11-20' }));
    await importFolder();
    expect((await db.query('select from redirects')).rowCount).toBe(0);
  });
});

describe('a file that is wrong', () => {
  const listProblems = async () => (await readArticleFiles(folder)).problems;

  test('is named with each of its fields', async () => {
    write(
      'bad.md',
      article({ kind: 'poem', slug: 'Not a slug', title: '', publishedAt: 'soon', tags: 'rent' }),
    );
    write('none.md', 'Only text.');
    write('yaml.md', '---\ntitle: "open\n---\n');
    write('list.md', '---\n- one\n---\n');
    write('latin.md', Buffer.from([0xe9, 0x0a]));
    write('empty.md', article({ publishedAt: '2026-11-20' }, ''));
    const found = (await listProblems()).map(({ file, field, reason }) => `${file}: ${field} ${reason}`);
    expect(found).toEqual([
      'bad.md: kind should be blog, story or news',
      'bad.md: slug should be lower-case words joined by dashes',
      'bad.md: title is missing',
      'bad.md: publishedAt should be a day or an instant, like 2026-11-24 or 2026-11-24T01:00:00Z',
      'bad.md: tags is not a field of an article',
      'empty.md: body is empty',
      'latin.md: file is not in UTF-8',
      'list.md: front matter should have fields, like title: Your first tenancy',
      'none.md: front matter is missing',
      expect.stringContaining('yaml.md: front matter is not YAML: '),
    ]);
  });

  test('has another’s slug, or a cover that is none', async () => {
    write('a.md', article());
    write('b.md', article());
    write('c.md', article({ slug: 'c', cover: 'c.svg' }));
    write('d.md', article({ slug: 'd', cover: 'd.png' }));
    write('e.md', article({ slug: 'e', cover: '../e.png' }));
    write('f.md', article({ slug: 'f', cover: 'f.png' }));
    write('f.png', Buffer.from('no picture'));
    expect((await listProblems()).map(({ file, field, reason }) => `${file}: ${field} ${reason}`)).toEqual([
      'b.md: slug is that of a.md, too',
      'c.md: cover should be a JPEG, PNG or WebP file',
      'd.md: cover is not there',
      'e.md: cover is outside the folder',
      "f.md: cover isn't a PDF, JPEG, PNG or WebP file",
    ]);
  });

  test('is said of a folder that is not there', async () => {
    await expect(readArticleFiles(path.join(folder, 'none'))).rejects.toThrow(
      'is no folder that can be read',
    );
  });
});
