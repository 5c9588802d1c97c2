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
  readonly pattern: string;
  readonly address: string;
  readonly answers: readonly HttpHandler[];
  /** Patterns of pages it leads to, which are empty here. */
  readonly leadsTo?: readonly string[];
}

/** An opened page: what it asked the API, and where it is. */
interface OpenPage {
  readonly calls: MockedCall[];
  readonly findAddress: () => string;
}

/** Opens a page of this package with its loader and action, over handlers instead of a server. */
export function openPage(
  page: PageModule,
  { pattern, address, answers, leadsTo = [] }: PageOptions,
): OpenPage {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const empty: PageModule = { default: () => <main id="main">Another page</main> };
  const row = { layout: 'public', visibility: 'private' } as const;
  const routes = buildRoutes({
    rows: [
      { ...row, path: pattern, page: async () => page },
      ...leadsTo.map((path) => ({ ...row, path, page: async () => empty })),
    ],
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
  const findAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { calls, findAddress };
}
