import { createClient } from '@sewa/api/client';
import { DataProvider } from '@sewa/api/swr';
import { parseDiscoverFilters } from '@sewa/formatters';
import { Button } from '@sewa/ui';
import { render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { useTypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { Filters, filtersId } from './Filters.tsx';

/** Counts nothing. */
const client = createClient({ fetch: () => new Promise<never>(() => undefined) });

function Search() {
  const { search } = useLocation();
  const filters = parseDiscoverFilters(new URLSearchParams(search));
  const searched = useTypedSearch(filters);
  return (
    <main>
      <Button popoverTarget={filtersId}>Filters</Button>
      <Filters filters={filters} searched={searched} total={1_234} />
    </main>
  );
}

const opener = () => screen.getByText('Filters', { selector: 'button *' }).closest('button') as HTMLElement;
const sheet = () => document.getElementById(filtersId) as HTMLElement;
const getIndex = (): number => history.state?.idx ?? 0;
const isOpen = () => sheet().matches(':popover-open');

async function open() {
  const router = createMemoryRouter([{ path: '/discover', element: <Search /> }], {
    initialEntries: ['/discover'],
  });
  render(
    <DataProvider client={client}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  await userEvent.click(opener());
  await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('Close');
  return router;
}

beforeEach(() => page.viewport(360, 640));
afterEach(() => page.viewport(1024, 768));

test('an open sheet is all there is to reach, and axe finds nothing on it', async () => {
  await open();
  expect(opener().inert).toBe(true);
  expect(getComputedStyle(document.documentElement).overflowY).toBe('hidden');
  expect((await axe.run(sheet())).violations).toEqual([]);
});

test('Escape closes it and gives the page, the focus and the history back', async () => {
  const before = getIndex();
  await open();
  expect(getIndex()).toBe(before + 1);
  await userEvent.keyboard('{Escape}');
  expect(isOpen()).toBe(false);
  expect(opener().inert).toBe(false);
  expect(document.activeElement).toBe(opener());
  await expect.poll(getIndex).toBe(before);
});

test('its own button closes it', async () => {
  await open();
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  await expect.poll(isOpen).toBe(false);
  expect(document.activeElement).toBe(opener());
});

test('the way back closes it before it leads anywhere, and nobody else hears of it', async () => {
  await open();
  let heard = 0;
  const listener = () => {
    heard += 1;
  };
  window.addEventListener('popstate', listener);
  history.back();
  await expect.poll(isOpen).toBe(false);
  window.removeEventListener('popstate', listener);
  expect(heard).toBe(0);
  expect(document.activeElement).toBe(opener());
});

test('what is chosen in it takes the place of its own history entry, and it stays open', async () => {
  const router = await open();
  await userEvent.click(screen.getByRole('checkbox', { name: /^HDB/ }));
  await expect.poll(() => router.state.location.search).toBe('?propertyTypes=0');
  expect([router.state.historyAction, isOpen()]).toEqual(['REPLACE', true]);
  await userEvent.click(screen.getByRole('link', { name: 'Clear all' }));
  await expect.poll(() => router.state.location.search).toBe('');
  expect([router.state.historyAction, isOpen()]).toEqual(['REPLACE', true]);
});

test('the button that says how many homes there are stays in sight and leads to them', async () => {
  await open();
  const show = screen.getByRole('button', { name: 'Show 1,234 homes' });
  expect(show.getBoundingClientRect().bottom).toBeLessThanOrEqual(640);
  await userEvent.click(show);
  await expect.poll(isOpen).toBe(false);
});

test('a window that becomes wide shows the filters beside the homes', async () => {
  await open();
  await page.viewport(1024, 768);
  await expect.poll(isOpen).toBe(false);
  expect(opener().inert).toBe(false);
});
