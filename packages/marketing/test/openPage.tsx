import { DataProvider } from '@sewa/api/swr';
import { buildRoutes, type PageModule, PageSite, type Site } from '@sewa/pages';
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

/** What an opened page asked the API, and where it is now. */
interface OpenPage {
  readonly calls: MockedCall[];
  readonly container: HTMLElement;
  readonly getPath: () => string;
}

/** Opens a page of this package at an address, over handlers instead of a server, on a deployment that may differ from the usual one. */
export function openPage(
  page: PageModule,
  address: string,
  answers: readonly HttpHandler[],
  changes: Partial<Site> = {},
): OpenPage {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const elsewhere: PageModule = { default: () => <main>Elsewhere</main> };
  const [path = '/'] = address.split('?');
  const row = { layout: 'public', visibility: 'public' } as const;
  const router = createMemoryRouter(
    buildRoutes({
      rows: [
        { ...row, path, page: async () => page },
        { ...row, path: `${path}/done`, page: async () => elsewhere },
      ],
      layouts: { public: Outlet },
      guards: [],
    }),
    { initialEntries: [address], getContext: () => createPageContext({ client }) },
  );
  const { container } = render(
    <PageSite site={{ ...site, ...changes }}>
      <DataProvider client={client}>
        <RouterProvider router={router} />
      </DataProvider>
    </PageSite>,
  );
  const getPath = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { calls, container, getPath };
}
