// @vitest-environment jsdom
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

beforeEach(() => {
  vi.resetModules();
});

afterEach(() => {
  vi.doUnmock('./RouteErrorPage.tsx');
  document.body.innerHTML = '';
});

/** Shows a page that cannot be, as its route does. */
async function showMissing(): Promise<string> {
  const [{ ErrorBoundary }, { PageSite }, { createMemoryRouter, RouterProvider }] = await Promise.all([
    import('./errorBoundary.tsx'),
    import('./PageSite.tsx'),
    import('react-router-dom'),
  ]);
  const throwMissing = () => {
    throw new Response(null, { status: 404 });
  };
  const router = createMemoryRouter([
    { path: '*', element: <b />, hydrateFallbackElement: <i />, loader: throwMissing, ErrorBoundary },
  ]);
  const place = document.body.appendChild(document.createElement('div'));
  createRoot(place).render(
    <PageSite site={site}>
      <RouterProvider router={router} />
    </PageSite>,
  );
  await vi.waitFor(() => expect(document.querySelector('main')).not.toBeNull(), { timeout: 20_000 });
  return document.querySelector('main')?.textContent ?? '';
}

test('what says that a page cannot be is loaded when it is wanted', async () => {
  expect(await showMissing()).toContain('Page Not Found');
});

test('where it cannot be loaded, something is said all the same', async () => {
  vi.doMock('./RouteErrorPage.tsx', () => {
    throw new Error('no connection');
  });
  expect(await showMissing()).toBe('Something went wrong.');
});
