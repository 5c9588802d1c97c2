import { DataProvider } from '@sewa/api/swr';
import { type Session, visitorSession } from '@sewa/auth';
import { SessionProvider } from '@sewa/auth/react';
import { buildRoutes, type PageModule, PageSite } from '@sewa/pages';
import { createMockedClient, type MockedCall } from '@sewa/pages/mocks';
import { saveDocument } from '@sewa/pages/saved-document';
import { createPageContext } from '@sewa/pages/testing';
import { ToastProvider } from '@sewa/ui';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';

/** What a page is opened over. */
interface PageOptions {
  /** Pattern of its path. @default '/page' */
  readonly path?: string;
  /** Where it is opened. @default its path */
  readonly address?: string;
  /** Answer the API in their order; what they leave is the empty market in which nobody is signed in. */
  readonly answers?: readonly HttpHandler[];
  /** What differs from the session of a visitor. */
  readonly session?: Partial<Session>;
}

/** An opened page: what it asked the API, what it told the session, and where it led. */
interface OpenPage {
  readonly container: HTMLElement;
  /** Calls of the API, in their order, with what was sent. */
  readonly calls: readonly MockedCall[];
  /** 'logOut', and what was announced to the other tabs. */
  readonly told: readonly string[];
  /** Addresses the document would have gone to. */
  readonly left: readonly string[];
  /** Path and query of the page that is shown. */
  readonly where: () => string;
}

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

/** Opens a page with its loader and its action, over handlers instead of a server. Every other address is an empty page. */
export function openPage(
  page: PageModule,
  { path = '/page', address = path, answers = [], session = {} }: PageOptions = {},
): OpenPage {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const told: string[] = [];
  const client = createMockedClient(answers, calls);
  const { left, release } = saveDocument();
  onTestFinished(release);
  const known: Session = {
    ...visitorSession,
    logOut: async () => void told.push('logOut'),
    announce: (event) => told.push(event),
    ...session,
  };
  const routes = buildRoutes({
    rows: [
      { path, layout: 'public', visibility: 'public', page: async () => page },
      { path: '*', layout: 'public', visibility: 'public', page: async () => ({ default: () => null }) },
    ],
    layouts: { public: Outlet },
    guards: [],
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createPageContext({ client }),
  });
  const { container } = render(
    <PageSite site={site}>
      <SessionProvider session={known}>
        <DataProvider client={client}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </DataProvider>
      </SessionProvider>
    </PageSite>,
  );
  const where = () => `${router.state.location.pathname}${router.state.location.search}`;
  return { container, calls, told, left, where };
}
