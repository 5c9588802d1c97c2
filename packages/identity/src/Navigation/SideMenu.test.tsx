import type { PermissionRule } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import { SideMenu } from './SideMenu.tsx';

const all = [
  '/dashboard',
  '/chat',
  '/property',
  '/contract',
  '/offer',
  '/discover',
  '/documents/me',
  '/profile',
  '/account',
  '/subbusiness',
  '/user/logout',
];
const read = (...subject: string[]): PermissionRule => ({ action: 'read', subject });
const failed = new ApiError({ code: 'R001', status: 500 });

interface Person {
  readonly types?: number[];
  readonly rules?: PermissionRule[] | ApiError;
  readonly known?: readonly string[];
  readonly address?: string;
}

/** The menu of somebody, once it shows an entry that tells that their answers are there. */
async function open(entry: string, { types = [1], rules = [], known = all, address = '/' }: Person = {}) {
  openPart(<SideMenu known={known} />, {
    answers: [mockRoute('getUser', { ...ada, userTypeIds: types }), mockRoute('permissions', rules)],
    address,
  });
  const menu = screen.getByRole('navigation', { name: 'Your pages' });
  await within(menu).findByText(entry);
  return menu;
}
const linksOf = (menu: HTMLElement) =>
  [...menu.querySelectorAll('a')].map((link) => `${link.textContent?.trim()} ${link.getAttribute('href')}`);

afterEach(() => page.viewport(1024, 768));

test('an owner: sharing listings is shown and leads nowhere; where one is, is said', async () => {
  const menu = await open('Share listings', {
    types: [2],
    rules: [read('Sewa', 'Profile'), { action: 'create', subject: 'Listing' }],
    address: '/dashboard',
  });
  expect(linksOf(menu)).toEqual([
    'Home /dashboard',
    'Inbox /chat',
    'Properties /property',
    'Contracts /contract',
    'Offers /offer',
    'Find a home /discover',
    'My documents /documents/me',
    'My profile /profile',
    'Log out /user/logout',
  ]);
  expect(menu.querySelector('[data-disabled]')?.textContent?.trim()).toBe('Share listings');
  expect(
    [...menu.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent?.trim()),
  ).toEqual(['Home']);
  expect((await axe.run(menu, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('whoever is at one of their homes is told that it is below properties', async () => {
  const menu = await open('Properties', { types: [1, 2], address: '/property/abcdefghijkl' });
  const entry = within(menu).getByRole('link', { name: /Properties/ });
  expect(entry.getAttribute('aria-current')).toBe('true');
});

test('whoever is at one of their rentals is told that it is below contracts', async () => {
  const menu = await open('Contracts', { types: [1, 2], address: '/contract/abcdefghijkl' });
  const current = [...menu.querySelectorAll('[aria-current="true"]')];
  expect(current.map(({ textContent }) => textContent?.trim())).toEqual(['Contracts']);
});

test('by keyboard every way is reached in its order, and what leads nowhere is left out', async () => {
  const menu = await open('Share listings', {
    types: [2],
    rules: [read('Sewa', 'Profile'), { action: 'update', subject: 'Listing' }],
    known: ['/dashboard', '/discover', '/profile'],
  });
  const reached: string[] = [];
  for (let stop = 0; stop < 3; stop += 1) {
    await userEvent.keyboard('{Tab}');
    reached.push(document.activeElement?.textContent?.trim() ?? '');
  }
  expect(reached).toEqual(['Home', 'Find a home', 'My profile']);
  expect(menu.contains(document.activeElement)).toBe(true);
});

test('a business user: documents lead nowhere, the organisation only for who may read it', async () => {
  const menu = await open('User Management', { types: [4], rules: [read('Biz', 'Profile')] });
  expect(linksOf(menu)).toEqual([
    'Home /dashboard',
    'Inbox /chat',
    'Contracts /contract',
    'Offers /offer',
    'Find a home /discover',
    'Properties /property',
    'User Management /account',
    'Log out /user/logout',
  ]);
  expect(menu.querySelector('[data-disabled]')?.textContent?.trim()).toBe('My documents');
});

test('a menu leads only to pages that are there, and shows what is disabled all the same', async () => {
  const menu = await open('Organisation', {
    types: [4],
    rules: [read('Biz', 'Subbusiness')],
    known: ['/dashboard', '/subbusiness'],
  });
  expect(linksOf(menu)).toEqual(['Home /dashboard', 'Organisation /subbusiness']);
  expect(menu.querySelector('[data-disabled]')?.textContent?.trim()).toBe('My documents');
});

test('log-out stands in it on narrow screens only, where the header has less room', async () => {
  const menu = await open('My profile', { rules: [read('Sewa', 'Profile')] });
  const logOut = within(menu).getByText('Log out', { exact: false });
  await page.viewport(800, 640);
  expect(logOut.checkVisibility()).toBe(true);
  await page.viewport(1440, 900);
  expect(logOut.checkVisibility()).toBe(false);
});

test.each([
  ['consumer', read('Sewa', 'Profile'), 'My profile'],
  ['business', read('Biz', 'Profile'), 'User Management'],
])('who may see the %s mode only is offered no other', async (_, rule, entry) => {
  const menu = await open(entry, { rules: [rule] });
  expect(within(menu).queryByRole('button')).toBeNull();
});

test('who may see both begins with business, and goes to and fro by keyboard', async () => {
  const menu = await open('User Management', { types: [1, 4], rules: [read('Sewa', 'Biz', 'Profile')] });
  within(menu).getByRole('button', { name: 'Switch to personal' }).focus();
  await userEvent.keyboard('{Enter}');
  expect(await within(menu).findByText('My profile')).toBeTruthy();
  expect(within(menu).queryByText('User Management')).toBeNull();
  await userEvent.keyboard('{Enter}');
  expect(await within(menu).findByText('User Management')).toBeTruthy();
  sessionStorage.clear();
});

test('where it cannot be told what somebody may do, nothing that needs it is shown', async () => {
  const menu = await open('Contracts', { types: [2], rules: failed });
  await waitFor(() => expect(linksOf(menu)).toContain('Offers /offer'));
  expect(menu.textContent).not.toMatch(/My profile|Share listings|User Management|Organisation|Switch/);
});

test('a tablet shows nothing that leads nowhere, and every entry without scrolling sideways', async () => {
  await page.viewport(768, 640);
  onTestFinished(() => page.viewport(1024, 768));
  const menu = await open('User Management', { types: [4], rules: [read('Biz', 'Profile')] });
  expect(menu.querySelector<HTMLElement>('[data-disabled]')?.offsetHeight).toBe(0);
  expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  for (const link of within(menu).getAllByRole('link'))
    expect(link.getBoundingClientRect().right).toBeLessThanOrEqual(768);
  await page.viewport(767, 640);
  expect(menu.checkVisibility()).toBe(false);
});
