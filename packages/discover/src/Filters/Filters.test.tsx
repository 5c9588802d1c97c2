import { createClient, type Facets } from '@sewa/api/client';
import { DataProvider } from '@sewa/api/swr';
import { parseDiscoverFilters } from '@sewa/formatters';
import { cleanup, render, screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { SearchBar } from '../SearchBar/SearchBar.tsx';
import { useTypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { Filters } from './Filters.tsx';

/** Counts nothing. */
const client = createClient({ fetch: () => new Promise<never>(() => undefined) });

const facets: Facets = {
  searchParams: {},
  propertyTypes: { 0: 1_234, 2: 7 },
  propertySubTypes: {},
  noOfBedRooms: {},
  noOfBathRooms: {},
  furnitureStatus: {},
  amenities: {},
};

function Search({ isCounted }: { readonly isCounted: boolean }) {
  const { search } = useLocation();
  const filters = parseDiscoverFilters(new URLSearchParams(search));
  const searched = useTypedSearch(filters);
  return (
    <main>
      <SearchBar filters={filters} searched={searched} />
      <Filters filters={filters} searched={searched} {...(isCounted ? { facets, total: 1 } : {})} />
    </main>
  );
}

function open(query = '', isCounted = true) {
  const router = createMemoryRouter([{ path: '/discover', element: <Search isCounted={isCounted} /> }], {
    initialEntries: [`/discover${query}`],
  });
  render(
    <DataProvider client={client}>
      <RouterProvider router={router} />
    </DataProvider>,
  );
  return { router, getQuery: () => router.state.location.search };
}

const getForm = () => screen.getByRole<HTMLFormElement>('form', { name: 'Filters' });
const getBox = (name: RegExp) => within(getForm()).getByRole<HTMLInputElement>('checkbox', { name });
const getText = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' });
const getField = (name: string) => within(getForm()).getByLabelText<HTMLInputElement>(name);

test('the form shows the search of its address', () => {
  open('?propertyTypes=0&rentMin=2000&q=river&sort=rentAsc');
  expect(getBox(/^HDB/).checked).toBe(true);
  expect(getBox(/^Landed/).checked).toBe(false);
  expect(getField('From').value).toBe('2000');
  expect(getText().value).toBe('river');
  expect(getField('Sort by').value).toBe('rentAsc');
});

test('a studio is offered once, and shown where an address has it as a kind of home', () => {
  open();
  expect(within(getForm()).getAllByRole('checkbox', { name: /^Studio/ })).toHaveLength(1);
  cleanup();
  open('?propertySubTypes=30');
  const [kind, bedrooms] = within(getForm()).getAllByRole<HTMLInputElement>('checkbox', { name: /^Studio/ });
  expect([kind?.name, kind?.checked, bedrooms?.checked]).toEqual(['propertySubTypes', true, false]);
});

test('a choice searches at once, and its going takes it out again', async () => {
  const { getQuery } = open();
  await userEvent.click(getBox(/^Landed/));
  await expect.poll(getQuery).toBe('?propertyTypes=2');
  await userEvent.click(getBox(/^HDB/));
  await expect.poll(getQuery).toBe('?propertyTypes=0,2');
  await userEvent.click(getBox(/^Landed/));
  await expect.poll(getQuery).toBe('?propertyTypes=0');
});

test('a number counts once it stands, words once they are sent', async () => {
  const { getQuery } = open();
  await userEvent.type(getField('Up to'), '3500');
  expect(getQuery()).toBe('');
  await userEvent.tab();
  await expect.poll(getQuery).toBe('?rentMax=3500');
  await userEvent.type(getText(), 'river');
  expect(getQuery()).toBe('?rentMax=3500');
  await userEvent.keyboard('{Enter}');
  await expect.poll(getQuery).toBe('?rentMax=3500&q=river');
});

test('a rent that is none says so at its field and searches nothing', async () => {
  const { getQuery } = open('?rentMin=2000');
  await userEvent.clear(getField('From'));
  await userEvent.type(getField('From'), 'abc');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => getField('From').ariaInvalid).toBe('true');
  expect(screen.getByText('Enter a rent, such as 3000 or 3k.')).toBeDefined();
  expect(document.activeElement).toBe(getField('From'));
  expect(getQuery()).toBe('?rentMin=2000');
  await userEvent.clear(getField('From'));
  await userEvent.type(getField('From'), '2.5k');
  expect(getField('From').ariaInvalid).toBeNull();
  await userEvent.keyboard('{Enter}');
  await expect.poll(getQuery).toBe('?rentMin=2500');
});

test('a search that came about elsewhere is shown: a removed filter, the way back', async () => {
  const { router, getQuery } = open('?propertyTypes=0');
  await router.navigate('/discover?propertyTypes=2&rentMin=1800');
  await expect.poll(() => getBox(/^Landed/).checked).toBe(true);
  expect(getBox(/^HDB/).checked).toBe(false);
  expect(getField('From').value).toBe('1800');
  await router.navigate(-1);
  await expect.poll(getQuery).toBe('?propertyTypes=0');
  await expect.poll(() => getBox(/^HDB/).checked).toBe(true);
  expect(getField('From').value).toBe('');
});

test('the way back shows the text of its address, and what was typed there and not searched', async () => {
  const { router, getQuery } = open();
  await userEvent.type(getText(), 'river');
  await userEvent.keyboard('{Enter}');
  await expect.poll(getQuery).toBe('?q=river');
  await userEvent.type(getText(), ' valley');
  await router.navigate(-1);
  await expect.poll(() => getText().value).toBe('');
  await router.navigate(1);
  await expect.poll(() => getText().value).toBe('river valley');
});

test('what somebody is writing when a search arrives stays, and counts with it', async () => {
  const { router, getQuery } = open();
  await userEvent.type(getField('Up to'), '2000');
  await router.navigate('/discover?rentMin=3500');
  await expect.poll(() => getField('From').value).toBe('3500');
  expect(getField('Up to').value).toBe('2000');
  await userEvent.keyboard('{Enter}');
  await expect.poll(getQuery).toBe('?rentMin=2000&rentMax=3500');
  await expect.poll(() => getField('Up to').value).toBe('3500');
});

test('a choice that is not searched yet stays while words are typed', async () => {
  const { getQuery } = open('?propertyTypes=0');
  // As after a search that had no answer.
  getBox(/^Landed/).checked = true;
  getField('From').value = '2000';
  await userEvent.type(getText(), 'river');
  expect([getBox(/^Landed/).checked, getField('From').value]).toEqual([true, '2000']);
  await userEvent.keyboard('{Enter}');
  await expect.poll(getQuery).toBe('?propertyTypes=0,2&rentMin=2000&q=river');
});

test('a field that was left as it was shows what a search says', async () => {
  const { router } = open('?rentMax=2000');
  await userEvent.type(getField('Up to'), '5{Backspace}');
  await userEvent.tab();
  await router.navigate('/discover?rentMax=3500');
  await expect.poll(() => getField('Up to').value).toBe('3500');
});

test('every choice says how many homes it shows, nought where none; while they are counted nothing is said', () => {
  open();
  expect(getBox(/^HDB/).closest('label')?.textContent).toBe('HDB1,234');
  expect(getBox(/^Condominium/).closest('label')?.textContent).toBe('Condominium0');
  expect(screen.getByRole('button', { name: 'Show 1 home' }).getAttribute('type')).toBe('submit');
});

test('while homes are counted the places of the numbers are kept', () => {
  open('', false);
  expect(getBox(/^HDB/).closest('label')?.textContent).toMatch(/^HDB\s{3}$/);
  expect(screen.getByRole('button', { name: /^Show\s+homes$/ }).getAttribute('type')).toBe('submit');
});

test('without script the same form asks the search page', () => {
  open('?propertyTypes=0');
  expect(getForm().method).toBe('get');
  expect(new URL(getForm().action).pathname).toBe('/discover');
  expect(
    new URLSearchParams([...new FormData(getForm())].map(([name, value]) => [name, String(value)])).get(
      'propertyTypes',
    ),
  ).toBe('0');
});

test('without script the text above the homes belongs to the same form', () => {
  open('?q=river');
  expect(getText().form).toBe(getForm());
  expect(new FormData(getForm()).get('q')).toBe('river');
});

test('axe finds nothing on the form and on the bar', async () => {
  open();
  expect((await axe.run(document.body)).violations.map(({ id }) => id)).toEqual([]);
});
