import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import { mockDraft, mockUser, sentCode } from '../../test/signUp.ts';
import * as page from './SignUpManualPage.tsx';

const path = '/signup/manual';
const findTitle = (name: string) => screen.findByRole('heading', { level: 1, name });
const pending = mockRoute('pendingOtp', sentCode);

test.each([
  ['no code is on its way', mockRoute('pendingOtp', null), '', 'Your phone'],
  ['a code is on its way', pending, '', 'Enter your code'],
  ['the number is to be another', pending, '?number=other', 'Your phone'],
  ['the code is one to log in', mockRoute('pendingOtp', { ...sentCode, purpose: 'logIn' }), '', 'Your phone'],
])('where %s, a visitor comes to the step of the phone or the code', async (_, otp, query, title) => {
  openPage(page, { pattern: path, address: `${path}${query}`, answers: [mockDraft(1), otp] });
  expect(await findTitle(title)).toBeTruthy();
});

test('the number that log-in was tried with is there', async () => {
  const tried = mockRoute('pendingOtp', { ...sentCode, purpose: 'logIn', phoneNumber: '+6591234567' });
  openPage(page, { pattern: path, answers: [mockDraft(1), tried] });
  await findTitle('Your phone');
  expect(screen.getByLabelText<HTMLInputElement>(/^Phone number/).value).toBe('9123 4567');
});

test('whoever has proven their number is asked about themselves', async () => {
  openPage(page, { answers: [mockDraft(1), ...mockUser()] });
  expect(await findTitle('About you')).toBeTruthy();
});

test('whoever is of that type already is told so, and can become something else', async () => {
  openPage(page, { answers: [mockDraft(1), ...mockUser(ada)] });
  expect(await findTitle("You're already a tenant")).toBeTruthy();
  const states = screen.getAllByRole('listitem').map(({ dataset }) => dataset.state);
  expect(states).toEqual(['done', 'done', 'done', 'done']);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
  const another = screen.getByRole('link', { name: 'Add another role' });
  expect(another.getAttribute('href')).toBe('/signup');
});

test('without a choice the way leads back to it', async () => {
  const { findAddress } = openPage(page, { pattern: path, answers: [mockDraft(null)] });
  await waitFor(() => expect(findAddress()).toBe('/signup/by'));
});

test('everything is read before the page is shown, the account only of somebody signed in', async () => {
  const data = (content: unknown) => ({ body: { succeed: true, data: content } });
  const load = async (isAuthenticated: boolean) => {
    const requested: string[] = [];
    const answers = {
      'GET /api/user/control': { body: { isAuthenticated, isValid: false, user: null } },
      'GET /api/user/sign-up-draft': data({ userType: 1, fields: {} }),
      'GET /api/login/otp': data(null),
      'GET /api/invitations/current': data(null),
      'GET /api/user/get': data(ada),
    };
    await page.loader(makePageRequest(path, answers, requested));
    return requested.map((name) => name.replace('GET /api/', ''));
  };
  const always = ['user/control', 'user/sign-up-draft', 'login/otp', 'invitations/current'];
  expect(await load(false)).toEqual(always);
  expect(await load(true)).toEqual([...always, 'user/get']);
});
