// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageFlag } from './page.ts';
import { ScrollRules } from './ScrollRules.tsx';
import { row, textPage } from './testing/fixtures.tsx';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);

let root: Root | null = null;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', top));
  vi.stubGlobal('scrollY', 0);
});

afterEach(async () => {
  await act(async () => root?.unmount());
  document.body.innerHTML = '';
});

const pageAt = (path: string, flags: readonly PageFlag[]) => ({
  path,
  // The page is shown while it is sent, as over a network.
  action: () => new Promise<null>((resolve) => setTimeout(() => resolve(null))),
  handle: { row: row(path, textPage(path), { flags }), modules: [] },
  element: <p>{path}</p>,
});

/** A person on a plain page, scrolled down by 700 pixels, and how they go on. */
async function openScrolled() {
  const router = createMemoryRouter([
    {
      element: (
        <>
          <ScrollRules />
          <Outlet />
        </>
      ),
      children: [
        pageAt('/', []),
        pageAt('/flagged', ['top']),
        pageAt('/plain', ['help', 'restoreState']),
        pageAt('/list', ['top', 'masterDetail']),
        pageAt('/list/one', ['top', 'masterDetail']),
      ],
    },
  ]);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  await act(async () => root?.render(<RouterProvider router={router} />));
  const scroll = (top: number) => {
    vi.stubGlobal('scrollY', top);
    dispatchEvent(new Event('scroll'));
  };
  scroll(700);
  const go = (to: string | number) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to)));
  const send = async () => {
    let answered: Promise<void> = Promise.resolve();
    await act(async () => {
      answered = router.navigate('/flagged', { formMethod: 'post', formData: new FormData() });
    });
    await act(() => answered);
  };
  return { scroll, go, send };
}

test('only a flagged page opens at its top', async () => {
  const { scroll, go } = await openScrolled();
  await go('/plain');
  expect(scrollY).toBe(700);
  await go('/flagged');
  expect(scrollY).toBe(0);
  scroll(300);
  await go('/plain');
  expect(scrollY).toBe(300);
});

test('a changed search leaves the page where it is, flagged or not', async () => {
  const { scroll, go } = await openScrolled();
  await go('/flagged');
  scroll(300);
  await go('/flagged?q=1');
  expect(scrollY).toBe(300);
});

test('another step of a form opens at its top, with the keyboard at its heading', async () => {
  const { scroll, go } = await openScrolled();
  const heading = document.createElement('h1');
  document.body.appendChild(document.createElement('main')).append(heading);
  await go('/plain?step=one');
  expect([scrollY, document.activeElement]).toEqual([700, document.body]);
  await go('/plain?step=two');
  expect([scrollY, document.activeElement]).toEqual([0, heading]);
  scroll(300);
  await go('/plain?step=two&page=2');
  expect(scrollY).toBe(300);
  await go('/plain?step=two&done=submit');
  expect(scrollY).toBe(0);
  await go(-1);
  expect(scrollY).toBe(300);
});

test('a form that is gone once it was sent leaves the keyboard at the heading, and a link leaves it where it is', async () => {
  const { go, send } = await openScrolled();
  const heading = document.createElement('h1');
  document.body.appendChild(document.createElement('main')).append(heading);
  await go('/plain');
  expect(document.activeElement).toBe(document.body);
  await send();
  expect(document.activeElement).toBe(heading);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await send();
  expect(document.activeElement).toBe(field);
});

test('back and forward find the place, also of a page nobody scrolled', async () => {
  const { scroll, go } = await openScrolled();
  await go('/plain');
  await go('/flagged');
  scroll(300);
  await go(-1);
  expect(scrollY).toBe(700);
  await go(1);
  expect(scrollY).toBe(300);
});

test('a flagged page that opens beside its list stays where the list is', async () => {
  const { scroll, go } = await openScrolled();
  await go('/list');
  expect(scrollY).toBe(0);
  scroll(300);
  await go('/list/one');
  expect(scrollY).toBe(300);
});
