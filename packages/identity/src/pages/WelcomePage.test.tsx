import { mockRoute } from '@sewa/api/mocks';
import { LinkService } from '@sewa/pages/deep-links';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import * as page from './WelcomePage.tsx';

const Page = page.default;
const open = (changes: Partial<typeof ada> = {}) =>
  openPage(
    {
      ...page,
      default: () => (
        <LinkService access={null}>
          <Page />
        </LinkService>
      ),
    },
    { pattern: '/user/welcome', answers: [mockRoute('getUser', { ...ada, ...changes })] },
  );

test.each([
  [['Tenant'], ['Find a home', 'Save homes you like', 'Check your profile']],
  [
    ['Tenant', 'Owner'],
    ['List a home', 'Compare rents', 'Open your inbox'],
  ],
  [['MainAgent'], ['List a home', 'Open your inbox', 'Check your profile']],
  [['CorporateUser'], ['List a home', 'Compare rents', 'Open your inbox']],
  [[], ['Find a home', 'Save homes you like', 'Check your profile']],
])('who became %j is shown three first steps', async (userTypes, steps) => {
  open({ userTypes });
  const list = within(await screen.findByRole('list', { name: 'First steps' }));
  expect(list.getAllByRole('link').map((link) => link.textContent)).toEqual(steps);
});

test.each([
  ['Ada', 'Welcome, Ada'],
  [null, 'Welcome'],
])('%s is welcomed, and the steps lead to where one begins', async (name, title) => {
  open({ name });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  const ways = within(screen.getByRole('list')).getAllByRole('link');
  expect(ways.map((link) => link.getAttribute('href'))).toEqual([
    '/discover',
    '/discover/favourites',
    '/profile',
  ]);
});
