// @vitest-environment jsdom
import { createClient } from '@sewa/api/client';
import { DataProvider, useRoute } from '@sewa/api/swr';
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider, redirect } from 'react-router-dom';
import { mutate } from 'swr';
import { afterEach, expect, test, vi } from 'vitest';
import { buildRoutes } from './buildRoutes.tsx';
import { PageSite } from './PageSite.tsx';
import type { PageRequest } from './page.ts';
import { createPageContext } from './services.ts';
import { row } from './testing/fixtures.tsx';
import { site } from './testing/site.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => undefined);

let open: Root | null = null;

function Holes() {
  return <p>{useRoute('missing', {}).data?.emptyKeys.join(', ')}</p>;
}

/** A profile with two holes, of which a form fills one and then comes to an end as given. */
async function openProfile(end: () => unknown) {
  let emptyKeys = ['name', 'email'];
  const requested: string[] = [];
  const client = createClient({
    fetch: async (_, { method }) => {
      requested.push(method ?? '');
      if (method === 'PATCH') emptyKeys = ['email'];
      return Response.json({ succeed: true, data: { emptyKeys } });
    },
  });
  const page = {
    default: Holes,
    loader: async ({ preload }: PageRequest) => void (await preload('missing', {})),
    action: async (request: PageRequest) => {
      await request.client.fillProfile({ body: { name: 'Mei' } });
      return end();
    },
  };
  const router = createMemoryRouter(
    buildRoutes({ rows: [row('/', page), row('/next', page)], layouts: { public: Outlet }, guards: [] }),
    { getContext: () => createPageContext({ client }) },
  );
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const host = document.createElement('div');
  open = createRoot(host);
  await act(async () =>
    open?.render(
      <PageSite site={site}>
        <DataProvider client={client}>
          <RouterProvider router={router} />
        </DataProvider>
      </PageSite>,
    ),
  );
  await vi.waitFor(() => expect(host.querySelector('p')?.textContent).toBe('name, email'));
  const send = () => act(() => router.navigate('/', { formMethod: 'post', formData: new FormData() }));
  return { requested, host, send };
}

afterEach(async () => {
  act(() => open?.unmount());
  await mutate(() => true, undefined, { revalidate: false });
});

test('what the calls of an action change is read again before the page is drawn with the answer', async () => {
  const { requested, host, send } = await openProfile(() => ({ isSaved: true }));
  await send();
  expect(host.querySelector('p')?.textContent).toBe('email');
  expect(requested).toEqual(['GET', 'PATCH', 'GET']);
});

test('the page an action leads to reads it again, once', async () => {
  const { requested, host, send } = await openProfile(() => {
    throw redirect('/next', 303);
  });
  await send();
  expect(host.querySelector('p')?.textContent).toBe('email');
  expect(requested).toEqual(['GET', 'PATCH', 'GET']);
});
