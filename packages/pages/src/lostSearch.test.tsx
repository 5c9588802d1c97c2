// @vitest-environment jsdom
import { createClient } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { Button, TextField } from '@sewa/ui';
import { act } from 'react';
import { createBrowserRouter, Outlet, useLocation } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { buildRoutes } from './buildRoutes.tsx';
import type { PageRequest } from './page.ts';
import { createPageContext } from './services.ts';
import { row, textPage } from './testing/fixtures.tsx';
import { closeProblem, findProblem, renderRouter } from './testing/renderRouter.tsx';
import { useHistoryState } from './useHistoryState.ts';

const unanswered = new ApiError({ code: 'R003', status: 0 });

function SearchPage() {
  const [typed, setTyped] = useHistoryState('typed', '');
  return (
    <form>
      <p>Homes of {useLocation().search}</p>
      <TextField name="words" label="Words" />
      <Button onClick={() => setTyped('half a thou')}>{typed}</Button>
    </form>
  );
}

/** A search in the browser whose queries are read as `read` says, opened at '?q=first'. */
async function openSearch() {
  const read = vi.fn(async (_query: string): Promise<void> => undefined);
  const client = createClient({ fetch: async () => Response.json({ succeed: true, data: null }) });
  const page = { default: SearchPage, loader: ({ url }: PageRequest) => read(url.search) };
  const other = textPage('Elsewhere', ({ url }) => read(url.pathname));
  history.pushState(null, '', '/search?q=first');
  const router = createBrowserRouter(
    buildRoutes({
      rows: [row('/search', page), row('/other', other)],
      layouts: { public: Outlet },
      guards: [],
    }),
    { getContext: () => createPageContext({ client }) },
  );
  const { host, field } = await renderRouter(router, client);
  const goTo = (path: string) => act(() => router.navigate(path));
  return { host, field, goTo, read, router };
}

beforeEach(() => vi.spyOn(console, 'error').mockImplementation(() => undefined));

test.each([
  ['no answer comes', unanswered],
  ['the server fails', new ApiError({ code: 'R001', status: 500 })],
  ['a proxy fails', new ApiError({ code: 'R002', status: 502 })],
])('when %s to another query, the page stays as it is and a dialog says why', async (_, error) => {
  const { host, field, goTo, read, router } = await openSearch();
  field.value = 'Hello';
  await act(async () => host.querySelector('button')?.click());
  const { key } = router.state.location;
  const entries = history.length;
  read.mockRejectedValueOnce(error);
  await goTo('/search?q=second');
  expect(host.querySelector('input')).toBe(field);
  expect(field.value).toBe('Hello');
  expect(host.querySelector('p')?.textContent).toBe('Homes of ?q=first');
  expect(host.querySelector('button')?.textContent).toBe('half a thou');
  expect([location.search, history.length, router.state.location.key]).toEqual(['?q=first', entries, key]);
  expect(router.state.navigation.state).toBe('idle');
  expect(read.mock.calls.map(([query]) => query)).toEqual(['?q=first', '?q=second']);
  expect(await closeProblem()).toMatch(/^There is a problem\..*Something went wrong, please try again\./);
});

test('trying again shows the other query, in one history entry', async () => {
  const { host, goTo, read } = await openSearch();
  const entries = history.length;
  read.mockRejectedValueOnce(unanswered);
  await goTo('/search?q=second');
  await closeProblem();
  await goTo('/search?q=second');
  expect(host.querySelector('p')?.textContent).toBe('Homes of ?q=second');
  expect([location.search, history.length]).toEqual(['?q=second', entries + 1]);
  expect(findProblem()).toBeNull();
});

test('a query that was given up for a later one says nothing, and the later one is shown', async () => {
  const { host, goTo, read, router } = await openSearch();
  let fail: (reason: unknown) => void = () => undefined;
  const lost = new Promise<void>((_, reject) => {
    fail = reject;
  });
  read.mockReturnValueOnce(lost);
  const given = router.navigate('/search?q=second');
  await vi.waitFor(() => expect(read).toHaveBeenCalledTimes(2));
  await goTo('/search?q=third');
  fail(unanswered);
  await act(() => given);
  expect(host.querySelector('p')?.textContent).toBe('Homes of ?q=third');
  expect(findProblem()).toBeNull();
});

test('another path that has no answer has the page of its error, and the way back shows what was there', async () => {
  const { host, goTo, read } = await openSearch();
  read.mockRejectedValueOnce(unanswered);
  await goTo('/other');
  expect([location.pathname, host.querySelector('h1')?.textContent]).toEqual([
    '/other',
    'Internal Server Error',
  ]);
  await act(async () => history.back());
  await vi.waitFor(() => expect(host.querySelector('p')?.textContent).toBe('Homes of ?q=first'));
  expect(findProblem()).toBeNull();
});

test.each([401, 403, 404])('a query that is refused with %i has the page for that', async (status) => {
  const { host, goTo, read } = await openSearch();
  read.mockRejectedValueOnce(new ApiError({ code: 'R003', status }));
  await goTo('/search?q=second');
  expect(host.querySelector('h1')).not.toBeNull();
  expect(location.search).toBe('?q=second');
  expect(findProblem()).toBeNull();
});

test('on the way back to a query without an answer the page says so at the address that was asked for', async () => {
  const { host, goTo, read } = await openSearch();
  await goTo('/search?q=second');
  read.mockRejectedValueOnce(unanswered);
  await act(async () => history.back());
  await vi.waitFor(() => expect(host.querySelector('h1')?.textContent).toBe('Internal Server Error'));
  expect(location.search).toBe('?q=first');
  expect(findProblem()).toBeNull();
});
