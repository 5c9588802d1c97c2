import { DataProvider } from '@sewa/api/swr';
import { PageSite } from '@sewa/pages';
import { createMockedClient, type MockedCall } from '@sewa/pages/mocks';
import { saveDocument } from '@sewa/pages/saved-document';
import { ToastProvider } from '@sewa/ui';
import { render } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';

/** What a screen is opened with. */
interface ScreenOptions {
  /** Answer the API in their order; what they leave is the empty market in which nobody is signed in. */
  readonly answers?: readonly HttpHandler[];
  /** What the page came with, by key. */
  readonly data?: Readonly<Record<string, unknown>>;
  /** Pattern and address of the screen. */
  readonly pattern?: string;
  readonly address?: string;
}

/** An opened screen: what it asked the API, where it wanted to go, and how it is taken over. */
interface OpenScreen {
  readonly container: HTMLElement;
  readonly calls: MockedCall[];
  /** Addresses the document would have left for. */
  readonly left: readonly string[];
}

const site = {
  name: 'Sewa',
  publicUrl: 'https://sewa.test',
  mainDomain: null,
  supportEmail: 'help@sewa.test',
};

/** A cache of its own for each screen, filled like the product's with what the page came with. */
const makeCache = (data: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(data).map(([key, value]) => [key, { data: value }]));

function prepare(element: ReactElement, options: ScreenOptions) {
  const { answers = [], data = {}, pattern = '*', address = '/' } = options;
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  const calls: OpenScreen['calls'] = [];
  const client = createMockedClient(answers, calls);
  const makeTree = () => (
    <PageSite site={site}>
      <SWRConfig value={{ provider: () => makeCache(data) }}>
        <DataProvider client={client} fallback={data}>
          <ToastProvider>
            <RouterProvider
              router={createMemoryRouter([{ path: pattern, element }], { initialEntries: [address] })}
            />
          </ToastProvider>
        </DataProvider>
      </SWRConfig>
    </PageSite>
  );
  const { left, release } = saveDocument();
  onTestFinished(release);
  return { makeTree, calls, left };
}

/** Shows an element as a page of the product does, over a mocked API. */
export function openScreen(element: ReactElement, options: ScreenOptions = {}): OpenScreen {
  const { makeTree, calls, left } = prepare(element, options);
  const { container } = render(makeTree());
  return { container, calls, left };
}

/** Shows what the server sent, without script; `hydrate` brings the script. */
export function openBeforeScript(
  element: ReactElement,
  options: ScreenOptions = {},
): OpenScreen & { readonly hydrate: () => void } {
  const { makeTree, calls, left } = prepare(element, options);
  const container = document.body.appendChild(document.createElement('div'));
  onTestFinished(() => container.remove());
  container.innerHTML = renderToString(makeTree());
  return { container, calls, left, hydrate: () => void render(makeTree(), { container, hydrate: true }) };
}
