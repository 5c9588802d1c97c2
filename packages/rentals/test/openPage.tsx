import { DataProvider } from '@sewa/api/swr';
import { buildRoutes, type PageModule, PageSite } from '@sewa/pages';
import { createMockedClient, type MockedCall } from '@sewa/pages/mocks';
import { createPageContext } from '@sewa/pages/testing';
import { ToastProvider } from '@sewa/ui';
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

interface PageOptions {
  /** The pages by their patterns. */
  readonly pages: Readonly<Record<string, PageModule>>;
  readonly address: string;
  readonly answers: readonly HttpHandler[];
}

/** An opened page: what it asked the API, and where it is. */
interface OpenPage {
  readonly calls: MockedCall[];
  readonly findAddress: () => string;
}

/** Opens a page with its loader and action over handlers instead of a server. */
export function openPage({ pages, address, answers }: PageOptions): OpenPage {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const routes = buildRoutes({
    rows: Object.entries(pages).map(([path, page]) => ({
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
        <ToastProvider>
          <RouterProvider router={router} />
        </ToastProvider>
      </DataProvider>
    </PageSite>,
  );
  return { calls, findAddress: () => `${router.state.location.pathname}${router.state.location.search}` };
}
