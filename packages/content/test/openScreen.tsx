import { DataProvider } from '@sewa/api/swr';
import { buildRoutes, type PageModule, PageSite } from '@sewa/pages';
import { createMockedClient, type MockedCall } from '@sewa/pages/mocks';
import { createPageContext } from '@sewa/pages/testing';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

interface ScreenOptions {
  /** The page's patterns. */
  readonly patterns: readonly string[];
  readonly address: string;
  readonly answers: readonly HttpHandler[];
}

/** Opens a page of this package over handlers instead of a server; resolves to the calls it makes. */
export function openScreen(page: PageModule, { patterns, address, answers }: ScreenOptions): MockedCall[] {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const routes = buildRoutes({
    rows: patterns.map((path) => ({
      path,
      layout: 'public',
      visibility: 'private',
      page: async () => page,
    })),
    layouts: { public: Outlet },
    guards: [],
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createPageContext({ client }),
  });
  render(
    <PageSite site={site}>
      <DataProvider client={client}>
        <RouterProvider router={router} />
      </DataProvider>
    </PageSite>,
  );
  return calls;
}
