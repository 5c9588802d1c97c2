import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { emptyDay } from '../../test/emptyDay.ts';
import { openPage } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import * as page from './GreetPage.tsx';

const open = (name: string | null, isOnboarding: boolean) =>
  openPage(page, {
    pattern: '/user/hello',
    answers: [
      mockRoute('getUser', { ...ada, name }),
      mockRoute('getOnboarding', isOnboarding),
      mockRoute('getDashboard', emptyDay),
      mockRoute('listFavourites', []),
    ],
  });

test('says hello by name, and what waits', async () => {
  open('Ada', true);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello, Ada' })).toBeTruthy();
  expect(screen.getByText("Here's what you have to do:")).toBeTruthy();
  const list = within(screen.getByRole('list', { name: 'To do' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(['An invitation']);
  expect(list.getByText('Someone is waiting for your answer.')).toBeTruthy();
});

test('says hello to somebody without a name, and that nothing waits; log-in knows the way on', async () => {
  open(null, false);
  expect(await screen.findByRole('heading', { level: 1, name: 'Hello' })).toBeTruthy();
  expect(screen.getByText('You have nothing to do today.')).toBeTruthy();
  expect(screen.queryByRole('list')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
});
