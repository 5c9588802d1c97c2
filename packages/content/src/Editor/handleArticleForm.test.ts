import type { Client } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sampleDraft } from '../testing/sampleArticles.ts';
import { type EditorResult, handleArticleForm } from './handleArticleForm.ts';

const done: string[] = [];
let answers: Record<string, () => unknown> = {};
const call = (name: string) => async (params: unknown) => {
  done.push(`${name} ${JSON.stringify(params)}`);
  return answers[name]?.();
};
const client = new Proxy({}, { get: (_, name: string) => call(name) }) as Client;

const fields = {
  kind: 'blog',
  topic: 'costs',
  slug: 'costs',
  language: 'en',
  title: 'Costs',
  summary: 'What it costs.',
  author: 'Sewa editors',
  body: 'One\r\ntwo',
};

const send = (id: string, rest: Record<string, string>) => {
  const body = new URLSearchParams({ version: '3', ...fields, ...rest });
  const url = new URL(`https://sewa.test/dashboard/articles/${id}`);
  const request = new Request(url, { method: 'POST', body });
  return handleArticleForm({
    url,
    request,
    client,
    params: id === 'new' ? {} : { id },
    preload: async () => undefined as never,
  });
};
const refuse = (status: number, name: string, reason: string) => () => {
  throw new ApiError({ code: 'R006', status, fields: [{ name, reason }], message: 'No.' });
};
const reject = async (id: string, rest: Record<string, string>) =>
  (await send(id, rest)) as { data: EditorResult; init: { status: number } };

beforeEach(() => {
  done.length = 0;
  answers = {
    changeArticle: () => ({ state: 'draft', version: 4 }),
    publishArticle: () => ({ state: 'published', version: 5 }),
    createArticle: () => ({ id: 'one', version: 1 }),
    createPreview: () => ({ url: 'https://sewa.test/blog/preview/one?token=x', expiresAt: '' }),
    getArticleDraft: () => sampleDraft({ version: 7 }),
  };
});

afterEach(() => vi.unstubAllGlobals());

test('what is published is what was typed: the text is saved first', async () => {
  vi.stubGlobal('document', {});
  expect(await send('one', { intent: 'publish' })).toMatchObject({ done: 'publish', version: 5 });
  expect(done).toEqual([
    `changeArticle ${JSON.stringify({ id: 'one', body: { version: 3, ...fields, body: 'One\ntwo' } })}`,
    `publishArticle ${JSON.stringify({ id: 'one', body: { version: 4 } })}`,
  ]);
});

test('without script the page is read anew after that', async () => {
  const answer = (await send('one', { intent: 'publish' })) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([
    303,
    '/dashboard/articles/one?done=publish',
  ]);
});

test('without script a preview link is in the answer, because it is told once', async () => {
  expect(await send('one', { intent: 'preview' })).toMatchObject({
    previewUrl: 'https://sewa.test/blog/preview/one?token=x',
    version: 4,
  });
});

test('a new article is created, with an address by its title, and opened', async () => {
  const answer = (await send('new', { intent: 'save', slug: '' })) as Response;
  expect(answer.headers.get('location')).toBe('/dashboard/articles/one?done=created');
  expect(done[0]).toContain('"slug":"costs"');
});

test('text that is saved but not published says why, and goes on from its new version', async () => {
  answers.publishArticle = refuse(400, 'body', 'is empty');
  const { data, init } = await reject('one', { intent: 'publish' });
  expect(data).toMatchObject({ done: null, message: null, reasons: { body: 'is empty' }, version: 4 });
  expect(init.status).toBe(400);
});

test('a schedule needs a time, which is in Singapore', async () => {
  expect((await reject('one', { intent: 'schedule', publishAt: '' })).data.reasons).toEqual({
    publishAt: 'should be a date and a time',
  });
  await send('one', { intent: 'schedule', publishAt: '2026-12-01T09:30' });
  expect(done.at(-1)).toContain('"publishAt":"2026-12-01T09:30:00+08:00"');
});

test('a stale version changes nothing and comes back with both texts', async () => {
  answers.changeArticle = refuse(409, 'version', 'is stale');
  const { data, init } = await reject('one', { intent: 'publish' });
  expect(done.map((line) => line.split(' ')[0])).toEqual(['changeArticle', 'getArticleDraft']);
  expect(data).toMatchObject({ done: null, message: null, version: null, typed: { title: 'Costs' } });
  expect(data.theirs).toMatchObject({ title: 'What moving in costs', version: 7 });
  expect(init.status).toBe(409);
});

test.each([401, 403, 404])('%i leads to a page of its own', async (status) => {
  answers.changeArticle = refuse(status, 'x', 'y');
  await expect(send('one', {})).rejects.toBeInstanceOf(ApiError);
});
