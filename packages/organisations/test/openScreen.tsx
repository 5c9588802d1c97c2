import { DataProvider } from '@sewa/api/swr';
import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import { buildRoutes, type PageModule, PageSite } from '@sewa/pages';
import { LinkService, type LinkServiceAccess } from '@sewa/pages/deep-links';
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

/** What an opened screen asked the API, and what it told the other tabs. */
interface OpenScreen {
  readonly calls: MockedCall[];
  readonly announced: string[];
}

/** Opens a page of this package for somebody signed in, over handlers instead of a server; without `access` links are plain. */
export function openScreen(
  page: PageModule,
  answers: readonly HttpHandler[],
  access: LinkServiceAccess | null = null,
): OpenScreen {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const announced: string[] = [];
  const client = createMockedClient(answers, calls);
  const session: Session = { ...visitorSession, announce: (event) => announced.push(event) };
  const routes = buildRoutes({
    rows: [{ path: '/page', layout: 'public', visibility: 'private', page: async () => page }],
    layouts: { public: Outlet },
    guards: [],
  });
  const router = createMemoryRouter(routes, {
    initialEntries: ['/page'],
    getContext: () => createPageContext({ client, getCorporate: () => 'alpha' }),
  });
  render(
    <PageSite site={site}>
      <SessionProvider session={session}>
        <DataProvider client={client} corporate="alpha">
          <LinkService access={access}>
            <RouterProvider router={router} />
          </LinkService>
        </DataProvider>
      </SessionProvider>
    </PageSite>,
  );
  return { calls, announced };
}
