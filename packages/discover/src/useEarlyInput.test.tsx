import { mockRoute } from '@sewa/api/mocks';
import { routeKey } from '@sewa/api/swr';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openBeforeScript } from '../test/openScreen.tsx';
import { sampleFavourite, sampleItem, sampleSearch } from './fixtures.ts';
import FavouritesPage from './pages/FavouritesPage.tsx';

const address = '/discover/favourites';
/** What the server's page is made from; SWR keeps the first answer to a key as the server's, so all tests share one. */
const data = {
  [routeKey('listFavourites', {})]: [sampleFavourite],
  [routeKey('listSavedSearches', {})]: [sampleSearch],
  [routeKey('getUser', {})]: null,
};
const status = () => within(screen.getByRole('article', { name: 'Near work' })).getByRole('status');

test('what was entered before there was script is saved once there is', async () => {
  const weekly = { ...sampleSearch, frequency: 'weekly' } as const;
  const answers = [
    mockRoute('listFavourites', [{ ...sampleFavourite, note: 'quiet street' }]),
    mockRoute('listSavedSearches', [weekly]),
    mockRoute('changeSavedSearch', weekly),
  ];
  const { calls, hydrate } = openBeforeScript(<FavouritesPage />, {
    data,
    answers,
    address,
    isSignedIn: true,
  });
  const mail = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Email alerts' });
  const note = screen.getByRole<HTMLInputElement>('textbox', { name: 'Note' });
  await userEvent.selectOptions(mail, 'weekly');
  await userEvent.fill(note, 'quiet street');
  await userEvent.click(screen.getByRole('heading', { level: 1 }));
  hydrate();
  await expect.poll(() => status().textContent).toBe('Saved');
  const written = calls.filter(({ name }) => !name.startsWith('GET'));
  expect(written).toEqual([
    { name: `PATCH /api/favourites/${sampleItem.id}`, body: { note: 'quiet street' } },
    { name: 'PATCH /api/saved-searches/search-1', body: { frequency: 'weekly' } },
  ]);
  expect([mail.value, note.value]).toEqual(['weekly', 'quiet street']);
});

test('where nothing was entered before, nothing is saved', async () => {
  const { calls, hydrate } = openBeforeScript(<FavouritesPage />, { data, address, isSignedIn: true });
  hydrate();
  await userEvent.click(screen.getByRole('textbox', { name: 'Note' }));
  expect(calls).toEqual([]);
});
