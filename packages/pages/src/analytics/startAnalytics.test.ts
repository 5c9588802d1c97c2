// @vitest-environment jsdom
import type { Client } from '@sewa/api/client';
import { createMemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PageHandle } from '../page.ts';
import { startAnalytics } from './startAnalytics.ts';
import { track } from './track.ts';

const makeRoute = (path: string, loader?: () => never) => ({
  path,
  handle: { row: { path }, modules: [] } as unknown as PageHandle,
  ...(loader ? { loader } : {}),
});

let sent: { name: string; page: string; experiment?: string | undefined }[][] = [];
let stop: (() => void) | undefined;
const client: Pick<Client, 'recordEvents'> = {
  recordEvents: async ({ body }) => {
    sent.push(body.events);
    return null;
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
});
afterEach(() => {
  stop?.();
  stop = undefined;
  vi.useRealTimers();
});

/** Starts analytics on the front page; `allow` opens the gate. */
function open() {
  const fail = () => {
    throw new Response(null, { status: 404 });
  };
  const router = createMemoryRouter([
    makeRoute('/'),
    makeRoute('/discover'),
    makeRoute('/discover/:id/:slug'),
    makeRoute('/gone', fail),
  ]);
  let start: () => () => void = () => () => undefined;
  startAnalytics({
    client,
    router,
    gate: (given) => {
      start = given;
    },
  });
  const allow = () => {
    stop = start();
  };
  return { router, allow };
}

const names = () => sent.map((events) => events.map(({ name, page }) => `${name} ${page}`));

test('nothing is sent or remembered before it is allowed', async () => {
  const { router, allow } = open();
  track('search-made');
  await router.navigate('/discover');
  vi.advanceTimersByTime(10_000);
  expect(sent).toEqual([]);
  allow();
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([['page-viewed /discover']]);
});

test('page views and events name the pattern of the page, never its address, and are sent together', async () => {
  const { router, allow } = open();
  allow();
  track('experiment-viewed', 'front-door');
  await router.navigate('/discover/ab12/a-street?from=somewhere');
  track('listing-viewed');
  await router.navigate('/discover/ab12/a-street?photo=2');
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([
    [
      'page-viewed /',
      'experiment-viewed /',
      'page-viewed /discover/:id/:slug',
      'listing-viewed /discover/:id/:slug',
    ],
  ]);
  expect(sent[0]?.[1]).toMatchObject({ experiment: 'front-door' });
});

test('a page that failed is not viewed', async () => {
  const { router, allow } = open();
  allow();
  await router.navigate('/gone');
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([['page-viewed /']]);
});

test('twenty events are sent at once, and the rest when the page is left', () => {
  const { allow } = open();
  allow();
  for (let time = 0; time < 21; time += 1) track('search-made');
  expect(sent.map((events) => events.length)).toEqual([20]);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent.map((events) => events.length)).toEqual([20, 2]);
});

test('nothing is sent once it is withdrawn, not even what waited; allowed again, it starts anew', async () => {
  const { router, allow } = open();
  allow();
  track('home-saved');
  stop?.();
  track('home-saved');
  await router.navigate('/discover');
  vi.advanceTimersByTime(10_000);
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([]);
  allow();
  track('home-saved');
  vi.advanceTimersByTime(2_000);
  expect(names()).toEqual([['page-viewed /discover', 'home-saved /discover']]);
});
