// @vitest-environment jsdom
import { createClient } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { TextField } from '@sewa/ui';
import { act } from 'react';
import { createMemoryRouter, data, Form, Outlet, redirect } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildRoutes } from './buildRoutes.tsx';
import { createPageContext } from './services.ts';
import { row, textPage } from './testing/fixtures.tsx';
import { closeProblem, findProblem, renderRouter } from './testing/renderRouter.tsx';

function FormPage() {
  return (
    <Form method="post">
      <TextField label="Words" name="words" />
    </Form>
  );
}

/** A page with a form whose action comes to an end like this, and what was typed into it. */
async function openForm(end: () => unknown) {
  const client = createClient({ fetch: async () => Response.json({ succeed: true, data: null }) });
  const page = { default: FormPage, action: async () => end() };
  const router = createMemoryRouter(
    buildRoutes({
      rows: [row('/', page), row('/next', textPage('Sent'))],
      layouts: { public: Outlet },
      guards: [],
    }),
    { getContext: () => createPageContext({ client }) },
  );
  const { host, field } = await renderRouter(router, client);
  field.value = 'Hello';
  const send = async () => {
    const formData = new FormData();
    formData.set('words', 'Hello');
    await act(() => router.navigate('/', { formMethod: 'post', formData }));
  };
  return { host, field, send };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  ['no answer comes', new ApiError({ code: 'R003', status: 0 }), 'Something went wrong, please try again.'],
  [
    'the server fails',
    new ApiError({ code: 'R001', status: 500 }),
    'Something went wrong, please try again.',
  ],
  ['a proxy fails', new ApiError({ code: 'R002', status: 502 }), 'Something went wrong, please try again.'],
  ['there are no words', new ApiError({ code: 'R002', status: 422 }), 'Unknown Problem.'],
  ['the page itself fails', new TypeError('x is not a function'), 'Unknown Problem.'],
])('when %s, the page with its form stays, and a dialog says it', async (_, error, message) => {
  const { host, field, send } = await openForm(() => Promise.reject(error));
  await send();
  expect(host.querySelector('input')).toBe(field);
  expect(field.value).toBe('Hello');
  expect(host.textContent).not.toContain('Internal Server Error');
  expect(await closeProblem()).toMatch(
    new RegExp(`^There is a problem\\..*${message.replaceAll('.', '\\.')}`),
  );
});

test('a form that is done goes on, without a word', async () => {
  const { host, send } = await openForm(() => Promise.reject(redirect('/next', 303)));
  await send();
  await vi.waitFor(() => expect(host.textContent).toContain('Sent'));
  expect(findProblem()).toBeNull();
});

test.each([
  ['an answer of the page', () => data({ code: 'R003' }, { status: 405 })],
  ['a person who lacks the right', () => new ApiError({ code: 'R003', status: 403 })],
])('%s has a page of its own', async (_, makeError) => {
  const { host, send } = await openForm(() => Promise.reject(makeError()));
  await send();
  expect(host.querySelector('h1')).not.toBeNull();
  expect(findProblem()).toBeNull();
});
