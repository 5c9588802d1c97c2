import { DataProvider } from '@sewa/api/swr';
import { ToastProvider } from '@sewa/ui';
import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { onTestFinished } from 'vitest';
import { PageSite } from '../PageSite.tsx';
import { createMockedClient, type MockedCall } from './createMockedClient.ts';
import type { OpenPage, PageOptions } from './openPage.tsx';
import { saveDocument } from './saveDocument.ts';
import { site } from './site.ts';

/** What a screen is opened over. */
export interface ScreenOptions extends Pick<PageOptions, 'address' | 'answers' | 'wrap'> {
  /** Pattern of its address. @default '*' */
  readonly pattern?: string;
  /** What the page came with, by key. */
  readonly data?: Readonly<Record<string, unknown>>;
}

/** An opened screen: what it asked the API, and where it wanted to go. */
export type OpenScreen = Omit<OpenPage, 'findAddress'>;

/** A cache of its own for each screen, filled like the product's with what the page came with. */
const makeCache = (data: Readonly<Record<string, unknown>>) =>
  new Map(Object.entries(data).map(([key, value]) => [key, { data: value }]));

function prepare(
  element: ReactElement,
  { answers = [], data = {}, pattern = '*', address = '/', wrap = (screen) => screen }: ScreenOptions,
) {
  const { cache } = SWRConfig.defaultValue;
  for (const key of [...cache.keys()]) cache.delete(key);
  const calls: MockedCall[] = [];
  const client = createMockedClient(answers, calls);
  const makeTree = () => (
    <PageSite site={site}>
      <SWRConfig value={{ provider: () => makeCache(data) }}>
        {wrap(
          <DataProvider client={client} fallback={data}>
            <ToastProvider>
              <RouterProvider
                router={createMemoryRouter([{ path: pattern, element }], { initialEntries: [address] })}
              />
            </ToastProvider>
          </DataProvider>,
        )}
      </SWRConfig>
    </PageSite>
  );
  const { left, release } = saveDocument();
  onTestFinished(release);
  return { makeTree, calls, left };
}

/** Shows an element as a page of the product does, over handlers instead of a server. */
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
