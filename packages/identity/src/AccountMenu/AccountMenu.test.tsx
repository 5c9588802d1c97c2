import type { User } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { findStoredName, storeName } from '@sewa/auth';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { pending } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import { AccountMenu } from './AccountMenu.tsx';

afterEach(() => localStorage.clear());

const open = (user: User | (() => Promise<never>) = ada, logOut?: () => Promise<void>) =>
  openPart(<AccountMenu />, {
    answers: [mockRoute('getUser', user)],
    ...(logOut ? { session: { logOut } } : {}),
  });
const menu = () => screen.findByRole('navigation', { name: 'Account' });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Account' }));

test('opens with who somebody is, what is theirs and the way out', async () => {
  open();
  expect(screen.queryByRole('navigation')).toBeNull();
  await press();
  const opened = within(await menu());
  expect(await opened.findByText('Ada')).toBeTruthy();
  expect(opened.getByText('Tenant')).toBeTruthy();
  const ways = opened
    .getAllByRole('link')
    .map((link) => `${link.textContent.trim()} ${link.getAttribute('href')}`);
  expect(ways).toEqual([
    'Saved homes /discover/favourites',
    'Inbox /chat',
    'Rent /profile/my-services',
    'My profile /profile',
    'Log out /user/logout',
  ]);
});

test.each([
  [[1], false],
  [[2], true],
  [[1, 2], true],
])('leads whoever lets homes to them: user types %j', async (userTypeIds, isLed) => {
  open({ ...ada, userTypeIds });
  await press();
  const opened = within(await menu());
  expect(await opened.findByText('Ada')).toBeTruthy();
  expect(opened.queryByRole('link', { name: 'Properties' }) !== null).toBe(isLed);
});

test('until it is known who they are, shows the name this browser kept, or that they are signed in', async () => {
  const { container } = open(() => pending);
  const read = () => document.querySelector('nav')?.textContent;
  await expect.poll(read).toMatch(/^Logged in/);
  container.remove();
  storeName('Ada');
  open(() => pending);
  await expect.poll(read).toMatch(/^Ada/);
});

test('until the session is known, holds the way out and asks nothing', async () => {
  const { calls } = openPart(<AccountMenu isSignedIn={false} />);
  await press();
  const [link, ...others] = within(await menu()).getAllByRole('link');
  expect([link?.getAttribute('href'), others, calls]).toEqual(['/user/logout', [], []]);
});

test('somebody without a name is signed in, and no name is kept', async () => {
  open({ ...ada, name: null });
  await press();
  expect(await screen.findByText('Logged in')).toBeTruthy();
  expect(findStoredName()).toBeNull();
});

test('keeps the name for the next page', async () => {
  open();
  await waitFor(() => expect(findStoredName()).toBe('Ada'));
});

test('logs out without leaving for another page first', async () => {
  const { told, left } = open();
  await press();
  await userEvent.click(await screen.findByRole('link', { name: 'Log out' }));
  await waitFor(() => expect(told).toEqual(['logOut']));
  expect(left).not.toContain('/user/logout');
});

test('says so when logging out fails', async () => {
  open(ada, () => Promise.reject(new ApiError({ code: 'R001', status: 503 })));
  await press();
  expect(screen.queryByText('We will do our best to solve it.')).toBeNull();
  await userEvent.click(await screen.findByRole('link', { name: 'Log out' }));
  expect((await screen.findByText('We will do our best to solve it.')).role).toBe('alert');
});
