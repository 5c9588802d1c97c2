// @vitest-environment jsdom
import { createClient } from '@sewa/api/client';
import { createBrowserRouter, Outlet } from 'react-router-dom';
import { beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { buildRoutes } from '../buildRoutes.tsx';
import type { PageRequest } from '../page.ts';
import { createPageContext } from '../services.ts';
import { row, textPage } from '../testing/fixtures.tsx';
import { watchScript } from './watchScript.ts';

/** Fails as an import does that Vite has made: the window is told before whoever imports. */
async function failToLoad(): Promise<never> {
  const payload = new TypeError('Failed to fetch dynamically imported module');
  window.dispatchEvent(Object.assign(new Event('vite:preloadError', { cancelable: true }), { payload }));
  throw payload;
}

/** Lets everything happen that waits for nothing but its turn. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** A search at '/search' whose queries are loaded as `load` says, beside pages whose script cannot be loaded. */
async function openSearch() {
  const load = vi.fn(async (_page: PageRequest): Promise<void> => undefined);
  const slow = vi.fn(failToLoad);
  history.pushState(null, '', '/search');
  const routes = buildRoutes({
    rows: [
      row('/search', textPage('The search', load)),
      row('/home', textPage('A home'), { page: failToLoad }),
      row('/slow', textPage('A slow page'), { page: slow }),
      row('/guarded', textPage('A page with a guard'), { page: () => settle().then(failToLoad) }),
      row('/framed', textPage('A page in a frame'), { layout: 'dashboard' }),
      row('/broken', textPage('A page'), { page: () => Promise.reject(new Error('This is no script.')) }),
    ],
    layouts: { public: Outlet },
    lazyLayouts: { dashboard: failToLoad },
    guards: [({ url }) => (url.pathname === '/guarded' ? failToLoad() : undefined)],
  });
  const client = createClient({ fetch: async () => Response.json({ succeed: true, data: null }) });
  const router = createBrowserRouter(routes, { getContext: () => createPageContext({ client }) });
  onTestFinished(() => router.dispose());
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const assign = vi.fn();
  watchScript(router, assign);
  return { router, load, slow, assign, entries: history.length };
}

beforeEach(() => sessionStorage.clear());

test('what cannot be loaded ahead while a search is under way leaves the search its page, in one history entry', async () => {
  const { router, load, assign, entries } = await openSearch();
  load.mockImplementationOnce(async () => {
    await failToLoad().catch(() => undefined);
    await settle();
  });
  await router.navigate('/search?q=river');
  expect(assign).not.toHaveBeenCalled();
  expect([location.search, history.length]).toEqual(['?q=river', entries + 1]);
  expect(router.state.errors).toBeNull();
});

test.each(['/home?from=list#facts', '/framed', '/guarded'])(
  '%s, whose script cannot be loaded, is got from the server, once, and the page that is left adds no entry',
  async (path) => {
    const { router, assign, entries } = await openSearch();
    void router.navigate(path);
    await vi.waitFor(() => expect(assign).toHaveBeenCalled());
    await settle();
    await settle();
    expect(assign.mock.calls).toEqual([[path]]);
    expect([location.pathname, history.length]).toEqual(['/search', entries]);
    expect([router.state.navigation.state, router.state.errors]).toEqual(['loading', null]);
  },
);

test('script that a page needs when it is shown with another query is no less needed', async () => {
  const { router, load, assign, entries } = await openSearch();
  load.mockImplementationOnce(failToLoad);
  void router.navigate('/search?q=river');
  await vi.waitFor(() => expect(assign.mock.calls).toEqual([['/search?q=river']]));
  await settle();
  expect([location.search, history.length]).toEqual(['', entries]);
});

test('a page that was got from the server just now has an error', async () => {
  sessionStorage.setItem('sewa:reloaded-at', String(Date.now()));
  const { router, assign } = await openSearch();
  await router.navigate('/home');
  expect(assign).not.toHaveBeenCalled();
  expect(Object.values(router.state.errors ?? {})).toEqual([expect.any(TypeError)]);
});

test('what fails for another reason is got no other way', async () => {
  const { router, assign } = await openSearch();
  await router.navigate('/broken');
  expect(assign).not.toHaveBeenCalled();
  expect(router.state.errors).not.toBeNull();
});

test('a page from which somebody has turned to another meanwhile is got no more', async () => {
  const { router, load, slow, assign, entries } = await openSearch();
  let fail: () => void = () => undefined;
  const late = new Promise<never>((_, reject) => {
    fail = reject;
  });
  slow.mockReturnValueOnce(late.catch(failToLoad));
  load.mockImplementationOnce(async () => {
    fail();
    await settle();
  });
  void router.navigate('/slow');
  await vi.waitFor(() => expect(slow).toHaveBeenCalled());
  await router.navigate('/search?q=river');
  expect(assign).not.toHaveBeenCalled();
  expect([location.search, history.length]).toEqual(['?q=river', entries + 1]);
});
