import type { PermissionRule } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { ada, corporates } from '../../test/people.ts';
import { BottomMenu } from './BottomMenu.tsx';
import { MoreEntries } from './MoreEntries.tsx';

const known = Object.values(patterns);
const read = (...subject: string[]): PermissionRule => ({ action: 'read', subject });

interface Person {
  readonly types?: number[];
  readonly rules?: PermissionRule[];
  readonly address?: string;
  readonly width?: number;
  readonly isLazy?: boolean;
}

async function open({
  types = [1],
  rules = [read('Sewa', 'Profile')],
  address = '/',
  isLazy = false,
}: Person = {}) {
  openPart(<BottomMenu known={known}>{isLazy ? undefined : <MoreEntries known={known} />}</BottomMenu>, {
    answers: [
      mockRoute('getUser', {
        ...ada,
        userTypeIds: types,
        corporates: types.includes(4) ? [corporates[0]] : [],
      }),
      mockRoute('permissions', rules),
    ],
    address,
  });
  return screen.findByRole('navigation', { name: 'Your pages' });
}
const linksOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll('a')].map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`);

beforeEach(() => page.viewport(360, 640));
afterEach(() => page.viewport(1024, 768));

test.each([
  [[1], ['Home /dashboard', 'Search /discover', 'Inbox /chat', 'Rent /profile/my-services']],
  [[2], ['Home /dashboard', 'Properties /property', 'Inbox /chat', 'Rent /profile/my-services']],
  [
    [1, 3],
    ['Home /dashboard', 'Properties /property', 'Inbox /chat', 'Rent /profile/my-services'],
  ],
  [[4], ['Home /dashboard', 'Properties /property', 'Inbox /chat', 'Rent /profile/my-services']],
])('somebody of the types %j finds four pages and the rest behind More', async (types, links) => {
  const menu = await open({ types });
  await waitFor(() => expect(linksOf(menu)).toEqual(links));
  expect(within(menu).getByRole('button', { name: 'More' })).toBeTruthy();
});

test.each([320, 360])('at %i pixels each name is whole and each target large enough', async (width) => {
  await page.viewport(width, 640);
  const menu = await open({ types: [2] });
  await within(menu).findByText('Properties');
  for (const target of within(menu).getAllByRole('listitem')) {
    const { width: size, height } = target.getBoundingClientRect();
    expect(Math.min(size, height)).toBeGreaterThanOrEqual(44);
    expect(target.scrollWidth).toBeLessThanOrEqual(target.clientWidth);
  }
});

test('by keyboard More opens the rest, and Escape closes it', async () => {
  const menu = await open({ types: [2], address: '/contract' });
  within(menu).getByRole('button', { name: 'More' }).focus();
  await userEvent.keyboard('{Enter}');
  const more = await screen.findByRole('navigation', { name: 'More pages' });
  expect(linksOf(more)).toEqual([
    'Contracts /contract',
    'Offers /offer',
    'Find a home /discover',
    'My documents /documents/me',
    'My profile /profile',
    'Log out /user/logout',
  ]);
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.textContent?.trim()).toBe('Contracts');
  expect(document.activeElement?.getAttribute('aria-current')).toBe('page');
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('navigation', { name: 'More pages' })).toBeNull();
  expect(document.activeElement?.textContent?.trim()).toBe('More');
});

test('a company: More says for whom one acts, and leads to its people and to the other mode', async () => {
  const menu = await open({ types: [1, 4], rules: [read('Sewa', 'Biz', 'Profile', 'Subbusiness')] });
  await userEvent.click(within(menu).getByRole('button', { name: 'More' }));
  const more = await screen.findByRole('navigation', { name: 'More pages' });
  expect(more.textContent).toContain('You act forAlpha');
  expect(linksOf(more)).toContain('User Management /account');
  expect(within(more).getByRole('button', { name: 'Switch to personal' })).toBeTruthy();
});

test('the page that is shown is marked, and so is one below it', async () => {
  const menu = await open({ types: [2], address: '/property/abcdefghijkl' });
  const entry = await within(menu).findByRole('link', { name: 'Properties' });
  expect(entry.getAttribute('aria-current')).toBe('true');
});

test('on a page for anybody, what is behind More is loaded when it is opened', async () => {
  const menu = await open({ isLazy: true });
  expect(document.body.textContent).not.toContain('My profile');
  await userEvent.click(within(menu).getByRole('button', { name: 'More' }));
  expect(await screen.findByRole('link', { name: 'My profile' })).toBeTruthy();
});

test('wider windows and paper have none', async () => {
  await page.viewport(768, 640);
  const menus = () => screen.queryAllByRole('navigation');
  openPart(
    <BottomMenu known={known}>
      <MoreEntries known={known} />
    </BottomMenu>,
    { answers: [mockRoute('getUser', ada), mockRoute('permissions', [])] },
  );
  await waitFor(() => expect(document.querySelector('nav')).toBeTruthy());
  expect(menus()).toEqual([]);
});
