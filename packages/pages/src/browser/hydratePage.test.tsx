// @vitest-environment jsdom
import { Button, TextField } from '@sewa/ui';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { expect, onTestFinished, test, vi } from 'vitest';
import { reportError } from '../reporting/reportError.ts';
import { hydratePage } from './hydratePage.tsx';
import { takeEarlyClicks } from './takeEarlyClicks.ts';

vi.mock('../reporting/reportError.ts', () => ({ reportError: vi.fn() }));

function Counter() {
  const [count, setCount] = useState(0);
  return <Button onClick={() => setCount((before) => before + 1)}>{`${count} presses`}</Button>;
}

/** Takes so long to draw that React pauses after it. */
function Slow() {
  const end = performance.now() + 10;
  while (performance.now() < end);
  return null;
}

const makeRouter = (routes: RouteObject[]) =>
  createMemoryRouter(routes, { hydrationData: { loaderData: {} } });

/** Shows what the server sent, then hydrates it. */
function openPage(routes: RouteObject[], { isAsRendered = true, change = (_: HTMLElement) => {} } = {}) {
  const router = makeRouter(routes);
  const root = document.createElement('div');
  document.body.append(root);
  root.innerHTML = renderToString(<RouterProvider router={makeRouter(routes)} />);
  onTestFinished(() => root.remove());
  change(root);
  const onHydrated = vi.fn();
  hydratePage(root, <RouterProvider router={router} />, { isAsRendered, onHydrated });
  return { root, router, onHydrated, button: root.querySelector('button') as HTMLButtonElement };
}

const slowPage = [
  {
    path: '/',
    element: (
      <>
        <Slow />
        <Counter />
        <Slow />
      </>
    ),
  },
];

test('a page is hydrated in pieces, and told of once when all of it works', async () => {
  const { root, button, onHydrated } = openPage(slowPage);
  expect(onHydrated).not.toHaveBeenCalled();
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(root.querySelector('button')).toBe(button);
  button.click();
  await vi.waitFor(() => expect(button.textContent).toBe('1 presses'));
  expect(onHydrated).toHaveBeenCalledTimes(1);
});

test('what is pressed before the page works has it work at once, and is pressed once', async () => {
  const taken = vi.fn(() => [] as HTMLElement[]);
  window.sewaEarly = { take: taken };
  onTestFinished(() => {
    delete window.sewaEarly;
  });
  const replay = takeEarlyClicks();
  const { button, onHydrated } = openPage(slowPage);
  button.click();
  // No task of its own: React draws what a press changes right after it.
  await Promise.resolve();
  expect(onHydrated).not.toHaveBeenCalled();
  expect(button.textContent).toBe('1 presses');
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  replay();
  expect(taken).toHaveBeenCalledTimes(1);
  expect(button.textContent).toBe('1 presses');
});

test('what was clicked before script is clicked again, unless it has left the page', async () => {
  const left = document.createElement('button');
  const { button, onHydrated } = openPage(slowPage);
  window.sewaEarly = { take: () => [left, button, button] };
  onTestFinished(() => {
    delete window.sewaEarly;
  });
  const onLeft = vi.fn();
  left.addEventListener('click', onLeft);
  const replay = takeEarlyClicks();
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  replay();
  await vi.waitFor(() => expect(button.textContent).toBe('2 presses'));
  expect(onLeft).not.toHaveBeenCalled();
});

test('a page whose answers have changed is drawn anew', async () => {
  const { root, button, onHydrated } = openPage(slowPage, { isAsRendered: false });
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(root.querySelector('button')).not.toBe(button);
  expect(root.textContent).toBe('0 presses');
});

const onPiece = vi.fn();

/** Calls while React pauses, the page being drawn in part. */
function Piece() {
  queueMicrotask(onPiece);
  return <Slow />;
}

test('a navigation that ends before the page works is shown', async () => {
  const first = (
    <>
      <Piece />
      <Counter />
    </>
  );
  const { root, router, onHydrated } = openPage([
    { path: '/', element: first },
    { path: '/next', element: <p>The next page</p> },
  ]);
  await Promise.resolve();
  // The server has drawn the page; once the browser has, the provider has taken the router's state and does not listen yet.
  onPiece.mockImplementationOnce(() => void router.navigate('/next'));
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(onPiece).toHaveBeenCalledTimes(2);
  await vi.waitFor(() => expect(root.textContent).toBe('The next page'));
});

function Form() {
  const [name, setName] = useState('');
  return (
    <>
      <p>{`Rent $${(1_800).toLocaleString()}`}</p>
      <TextField label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <p>{`Dear ${name}`}</p>
    </>
  );
}

const formPage = [{ path: '/', element: <Form /> }];

const getField = () => document.querySelector('input') as HTMLInputElement;

/** Types before the form is hydrated; the caret stands behind 'Mei'. */
function typeName() {
  getField().value = 'Mei Ling';
  getField().focus();
  getField().setSelectionRange(3, 3);
}

const readForm = () => ({
  name: getField().value,
  caret: getField().selectionStart,
  isFocused: document.activeElement === getField(),
  isHeard: document.body.textContent?.includes('Dear Mei Ling'),
});

const typed = { name: 'Mei Ling', caret: 3, isFocused: true, isHeard: true };

/** What a translator, iOS and a password manager do to a page. */
const changes: [string, (root: HTMLElement) => void][] = [
  [
    'a translator',
    (root) => {
      const text = root.querySelector('p') as HTMLElement;
      text.innerHTML = '<font>Miete 1.800 $</font>';
    },
  ],
  [
    'iOS',
    (root) => {
      const text = root.querySelector('p') as HTMLElement;
      text.outerHTML = '<a href="tel:1800">Rent $1,800</a>';
    },
  ],
  ['a password manager', (root) => root.querySelector('input')?.before(document.createElement('div'))],
];

test.each(changes)('what was typed stays, with the focus, where %s changed the page', async (_, change) => {
  window.sewaEarly = { take: () => [], isChanged: true };
  onTestFinished(() => {
    delete window.sewaEarly;
  });
  const { onHydrated } = openPage(formPage, {
    change: (root) => {
      change(root);
      typeName();
    },
  });
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(readForm()).toEqual(typed);
  expect(reportError).not.toHaveBeenCalled();
});

test('a page that is rendered anew holds what was typed', async () => {
  const { onHydrated } = openPage(formPage, { isAsRendered: false, change: typeName });
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(readForm()).toEqual(typed);
});

test('a page that nothing else has changed and that can’t be hydrated is an error of ours', async () => {
  const { onHydrated } = openPage(formPage, { change: (root) => changes[0]?.[1](root) });
  await vi.waitFor(() => expect(onHydrated).toHaveBeenCalled());
  expect(reportError).toHaveBeenCalled();
});
