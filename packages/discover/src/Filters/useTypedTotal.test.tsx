import { mockRoute } from '@sewa/api/mocks';
import { parseDiscoverFilters } from '@sewa/formatters';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import { useTypedSearch } from '../TypedSearch/useTypedSearch.ts';
import { Filters } from './Filters.tsx';

const filters = parseDiscoverFilters(new URLSearchParams());

function Form() {
  return <Filters filters={filters} searched={useTypedSearch(filters)} total={121} />;
}

test('the button says how many homes a rent would leave while it is typed, without a search', async () => {
  const { calls } = openScreen(<Form />, {
    answers: [mockRoute('countDiscover', { total: 7, facets: {} as never, withoutFilter: {} })],
  });
  const rent = await screen.findByLabelText('Up to');
  expect(screen.getByRole('button', { name: 'Show 121 homes' })).toBeTruthy();
  await userEvent.type(rent, '2500');
  expect(await screen.findByRole('button', { name: 'Show 7 homes' })).toBeTruthy();
  expect(document.activeElement).toBe(rent);
  const searches = calls.filter(({ name }) => name === 'GET /api/discover' || name.endsWith('/homes'));
  expect(searches).toEqual([]);
  await userEvent.clear(rent);
  expect(await screen.findByRole('button', { name: 'Show 121 homes' })).toBeTruthy();
});
