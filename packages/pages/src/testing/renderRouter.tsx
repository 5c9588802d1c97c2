import type { Client } from '@sewa/api/client';
import { DataProvider } from '@sewa/api/swr';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { type createMemoryRouter, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, vi } from 'vitest';
import { PageSite } from '../PageSite.tsx';
import { site } from './site.ts';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
vi.stubGlobal('scrollTo', () => undefined);
// jsdom has dialogs, but not their methods.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

/** Shows a router's pages in jsdom, and the first field of theirs; both are gone after the test. */
export async function renderRouter(
  router: ReturnType<typeof createMemoryRouter>,
  client: Client,
): Promise<{ readonly host: HTMLElement; readonly field: HTMLInputElement }> {
  await vi.waitFor(() => expect(router.state.initialized).toBe(true));
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  onTestFinished(() => {
    act(() => root.unmount());
    host.remove();
    router.dispose();
  });
  await act(async () =>
    root.render(
      <PageSite site={site}>
        <DataProvider client={client}>
          <RouterProvider router={router} />
        </DataProvider>
      </PageSite>,
    ),
  );
  const field = await vi.waitFor(() => {
    const found = host.querySelector('input');
    if (!found) throw new Error('The form is not there yet.');
    return found;
  });
  return { host, field };
}

/** The dialog that says what failed, while it is open. */
export const findProblem = (): Element | null => document.querySelector('dialog[open]');

/** Waits for that dialog, closes it and answers what it said. */
export async function closeProblem(): Promise<string> {
  const dialog = await vi.waitFor(() => {
    const found = findProblem();
    if (!found?.textContent) throw new Error('There is no dialog yet.');
    return found;
  });
  const message = dialog.textContent ?? '';
  await act(async () => dialog.querySelector<HTMLButtonElement>('[data-actions] button')?.click());
  await vi.waitFor(() => expect(findProblem()).toBeNull());
  return message;
}
