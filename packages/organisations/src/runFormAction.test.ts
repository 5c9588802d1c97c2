import { ApiError } from '@sewa/api/errors';
import { expect, test } from 'vitest';
import { findAnswer, parseText, parseVersion, runFormAction } from './runFormAction.ts';

const page = { url: new URL('https://sewa.test/account') };
const action = { about: 'max', done: 'Saved.', typed: { name: 'x' } };
const refuse = (status: number, fields: { name: string; reason: string }[] = []) =>
  runFormAction(page, action, async () => {
    throw new ApiError({ code: 'R003', status, fields, message: 'In the words of the server.' });
  }) as Promise<{ data: { error: string; typed: object }; init: { status: number } }>;

test('without script a deed is followed by the page, at what it was about', async () => {
  const answer = (await runFormAction(page, action, async () => undefined)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account#max']);
});

test.each([
  [400, [{ name: 'name', reason: 'is empty' }], 'This name is empty.'],
  [400, [{ name: 'email', reason: 'is wrong' }], 'This email address is wrong.'],
  [400, [{ name: 'other', reason: 'is wrong' }], 'This choice is wrong.'],
  [400, [], 'In the words of the server.'],
  [403, [], 'Only an administrator can do this.'],
  [404, [], 'This has changed or no longer exists. Refresh the page to see the latest.'],
  [409, [{ name: 'x-corporate', reason: 'is another' }], 'In the words of the server.'],
  [405, [], 'In the words of the server.'],
])('a refusal with %i says why and gives back what was typed', async (status, fields, error) => {
  const { data, init } = await refuse(status, fields);
  expect(data).toMatchObject({ about: 'max', done: null, error, typed: { name: 'x' } });
  expect(init.status).toBe(status);
});

test.each([0, 500, 503])(
  'without an answer (%i) R003 is said and what was typed comes back',
  async (status) => {
    const { data, init } = await refuse(status);
    expect(data).toMatchObject({ error: 'Something went wrong, please try again.', typed: { name: 'x' } });
    expect(init.status).toBe(503);
  },
);

test('whoever is signed out is led to log-in', async () => {
  await expect(refuse(401)).rejects.toMatchObject({ status: 401 });
});

test('an answer belongs to one thing', () => {
  expect(findAnswer({ about: 'max' }, 'max')).toEqual({ about: 'max' });
  for (const answer of [{ about: 'bo' }, {}, null, undefined, 'max'])
    expect(findAnswer(answer, 'max')).toBeNull();
});

test.each([
  ['3', { version: 3 }],
  ['0', {}],
  ['1.5', {}],
  ['x', {}],
  ['', {}],
])('a form that says version %j is meant for %j', (text, version) => {
  const form = new FormData();
  form.set('version', text);
  expect(parseVersion(form)).toEqual(version);
});

test('a form that says no version is meant for any', () => {
  expect(parseVersion(new FormData())).toEqual({});
});

test('a text is no longer than a field of ours, and nothing where there is none', () => {
  const form = new FormData();
  form.set('name', 'x'.repeat(1_000));
  expect(parseText(form, 'name')).toHaveLength(300);
  expect(parseText(form, 'other')).toBe('');
});
