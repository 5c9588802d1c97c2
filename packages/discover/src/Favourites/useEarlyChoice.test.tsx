import { routeKey } from '@sewa/api/swr';
import { forgetHistoryEntries } from '@sewa/pages';
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openBeforeScript } from '../../test/openScreen.tsx';
import { sampleFavourite, sampleItem } from '../fixtures.ts';
import FavouritesPage from '../pages/FavouritesPage.tsx';

const address = '/discover/favourites';
const data = {
  [routeKey('listFavourites', {})]: [
    sampleFavourite,
    { ...sampleFavourite, listing: { ...sampleItem, id: 'another', title: 'Another home' } },
  ],
  [routeKey('listSavedSearches', {})]: [],
  [routeKey('getUser', {})]: null,
};
const boxes = () => screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare / });

afterEach(forgetHistoryEntries);

test('homes ticked before there was script are those that are compared once there is', async () => {
  const { hydrate } = openBeforeScript(<FavouritesPage />, { data, address, isSignedIn: true });
  for (const box of boxes()) await userEvent.click(box);
  hydrate();
  await screen.findByRole('button', { name: 'Compare 2 homes' });
  expect(boxes().map(({ checked }) => checked)).toEqual([true, true]);
});

test('where none was ticked before, none is after', async () => {
  const { hydrate } = openBeforeScript(<FavouritesPage />, { data, address, isSignedIn: true });
  hydrate();
  const [first] = boxes();
  await userEvent.click(first as HTMLInputElement);
  expect(boxes().map(({ checked }) => checked)).toEqual([true, false]);
  expect(screen.getByRole('button', { name: 'Compare' })).not.toBeNull();
});
