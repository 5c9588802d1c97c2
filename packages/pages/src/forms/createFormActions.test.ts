import { ApiError } from '@sewa/api/errors';
import { afterEach, expect, test, vi } from 'vitest';
import { createFormActions } from './createFormActions.ts';
import type { FormResult } from './FormResult.ts';

const page = { url: new URL('https://sewa.test/account?edit=rent') };
const form = { about: 'rent', done: 'Saved.', typed: { rent: '3,200' } };
const { rejectForm, runFormAction } = createFormActions({ gone: 'Gone.', changedMeanwhile: 'Changed.' });

afterEach(() => vi.unstubAllGlobals());

const refuse = (
  status: number,
  names: string[] = [],
  more: Partial<Parameters<typeof rejectForm>[0]> = {},
) => {
  const fields = names.map((name) => ({ name, reason: 'is wrong' }));
  const error = new ApiError({ code: 'R003', status, fields, message: 'In the words of the server.' });
  return rejectForm({ ...form, ...more }, error) as Promise<{
    readonly data: FormResult;
    readonly init: { readonly status: number };
  }>;
};

test('without script the page is loaded again at what the form was about', async () => {
  const answer = (await runFormAction(page, form, async () => undefined)) as Response;
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/account?edit=rent#rent']);
});

test('by script the page gets what was done, and what else the form shows of it', async () => {
  vi.stubGlobal('document', {});
  const action = { ...form, more: ({ id }: { id: string }) => ({ about: id, guid: 'secret' }) };
  const result = await runFormAction(page, action, async () => ({ id: 'new', state: 'waiting' }));
  expect(result).toEqual({
    about: 'new',
    done: 'Saved.',
    error: null,
    fields: {},
    typed: {},
    isConfirmationNeeded: false,
    undo: null,
    guid: 'secret',
  });
});

test.each([
  [400, ['rent'], { fields: { rent: 'This is wrong.' }, error: null }],
  [400, [], { error: 'In the words of the server.' }],
  [403, ['rent'], { error: 'In the words of the server.' }],
  [404, [], { error: 'Gone.' }],
  [404, ['rent'], { fields: { rent: 'This is wrong.' }, error: null }],
  [409, ['version'], { error: 'Changed.' }],
  [409, ['transition'], { error: 'Changed.' }],
  [409, ['rent'], { error: 'In the words of the server.' }],
])('a refusal with %i that names %j says why, and gives back what was typed', async (status, names, said) => {
  const { data, init } = await refuse(status, names);
  expect(data).toMatchObject({ about: 'rent', done: null, typed: form.typed, ...said });
  expect(init.status).toBe(status);
});

test.each([0, 500, 502, 503])('without an answer (%i) it can be tried again, with 503', async (status) => {
  const { data, init } = await refuse(status, ['rent']);
  expect(data).toMatchObject({ error: 'Something went wrong, please try again.', fields: {} });
  expect(init.status).toBe(503);
});

test('the form describes a refusal before its feature does, and both before the usual words', async () => {
  const feature = createFormActions({
    gone: 'Gone.',
    changedMeanwhile: 'Changed.',
    describe: ({ status }) => (status === 404 ? null : { error: 'Of the feature.' }),
  });
  const explain = async (status: number, describe?: () => { error: string }) => {
    const error = new ApiError({ code: 'R003', status });
    const answer = await feature.rejectForm({ about: 'rent', ...(describe && { describe }) }, error);
    return (answer as { data: FormResult }).data.error;
  };
  expect(await explain(403, () => ({ error: 'Of the form.' }))).toBe('Of the form.');
  expect(await explain(403)).toBe('Of the feature.');
  expect(await explain(404)).toBe('Gone.');
});

test('a reason stands at the control of its field', async () => {
  const { data } = await refuse(400, ['home.rent'], { findControl: (name) => name.replace('home.', '') });
  expect(data.fields).toEqual({ rent: 'This is wrong.' });
});

test('who is signed out gets the page for that, and a mistake of ours stays one', async () => {
  await expect(refuse(401)).rejects.toMatchObject({ status: 401 });
  const mistake = new TypeError('x is not a function');
  await expect(rejectForm(form, mistake)).rejects.toBe(mistake);
});
