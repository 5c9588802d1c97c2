import { DataProvider } from '@sewa/api/swr';
import { ToastProvider } from '@sewa/ui';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { mutate, SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { buildRoutes } from '../buildRoutes.tsx';
import { PageSite, type Site } from '../PageSite.tsx';
import type { PageModule } from '../page.ts';
import { createPageContext } from '../services.ts';
import { createMockedClient, type MockedCall } from './createMockedClient.ts';
import { saveDocument } from './saveDocument.ts';
import { site as usualSite } from './site.ts';

/** What a page is opened over. */
export interface PageOptions {
  /** Pattern of its address, or several. @default '/page' */
  readonly pattern?: string | readonly string[];
  /** Where it is opened. @default its first pattern */
  readonly address?: string;
  /** Answer the API in their order; what they leave is the empty market in which nobody is signed in. */
  readonly answers?: readonly HttpHandler[];
  /** The corporate that is acted for. @default null */
  readonly corporate?: string | null;
  /** What differs from the usual deployment. */
  readonly site?: Partial<Site>;
  /** Adds the providers that the page needs besides. */
  readonly wrap?: (page: ReactElement) => ReactElement;
}

/** An opened page: what it asked the API, and where it led. */
export interface OpenPage {
  readonly container: HTMLElement;
  /** Calls of the API, in their order, with what was sent. */
  readonly calls: MockedCall[];
  /** Addresses the document would have left for. */
  readonly left: readonly string[];
  /** Path, query and fragment of the page that is shown. */
  readonly findAddress: () => string;
}

const otherPage: PageModule = { default: () => <main id="main">Another page</main> };

/** Opens a page with its loader and its action, over handlers instead of a server. Every other address is another page. */
export function openPage(
  page: PageModule,
  {
    pattern = '/page',
    address = [pattern].flat()[0] ?? '/',
    answers = [],
    corporate = null,
    site = {},
    wrap = (element) => element,
  }: PageOptions = {},
): OpenPage {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) {
    // Forgets that the page before asked for it a moment ago, too.
    void mutate(key);
    cache.delete(key);
  }
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const { left, release } = saveDocument();
  onTestFinished(release);
  const row = { layout: 'public', visibility: 'private' } as const;
  const routes = buildRoutes({
    rows: [
      ...[pattern].flat().map((path) => ({ ...row, path, page: async () => page })),
      { ...row, path: '*', page: async () => otherPage },
    ],
    layouts: { public: Outlet },
    guards: [],
  });
  const router = createMemoryRouter(routes, {
    initialEntries: [address],
    getContext: () => createPageContext({ client, getCorporate: () => corporate }),
  });
  const { container } = render(
    <PageSite site={{ ...usualSite, ...site }}>
      {wrap(
        <DataProvider client={client} corporate={corporate}>
          <ToastProvider>
            <RouterProvider router={router} />
          </ToastProvider>
        </DataProvider>,
      )}
    </PageSite>,
  );
  const findAddress = () => {
    const { pathname, search, hash } = router.state.location;
    return `${pathname}${search}${hash}`;
  };
  return { container, calls, left, findAddress };
}
