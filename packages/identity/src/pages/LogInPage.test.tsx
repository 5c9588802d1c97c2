import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import * as page from './LogInPage.tsx';

const open = (answers: readonly HttpHandler[] = []) => openPage(page, { pattern: '/login', answers });
const pending = {
  phoneNumber: '+6591234567',
  prefix: 'KTM',
  expiresIn: 280,
  resendIn: 30,
  purpose: 'logIn',
} as const;
const send = async (number: string) => {
  await userEvent.fill(await screen.findByLabelText(/phone number/i), number);
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
};

test('a code is sent to the number, and entered on the next page', async () => {
  const { calls, left, container } = open([mockRoute('startOtp', pending)]);
  await send('9123 4567');
  await waitFor(() => expect(left).toEqual(['/login/otp']));
  expect(calls.at(-1)).toEqual({ name: 'POST /api/login/otp', body: { phoneNumber: '9123 4567' } });
  expect(container.textContent).toContain("There's no password to remember.");
  expect(screen.getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe('/signup');
});

test('says that somebody who wants to list a home is here to do that', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there
  document.cookie = 'redirect=%2Fproperty%2Fnew; Path=/';
  open();
  expect(await screen.findByRole('heading', { name: 'Log in to list your home' })).toBeTruthy();
  // biome-ignore lint/suspicious/noDocumentCookie: the page reads it there
  document.cookie = 'redirect=; Path=/; Max-Age=0';
});

test('what is wrong with the number is said beside it, and it stays as it was typed', async () => {
  const fields = [{ name: 'phoneNumber', reason: 'is no Singapore mobile number.' }];
  open([mockRoute('startOtp', new ApiError({ code: 'R006', status: 400, fields }))]);
  await send('123');
  expect(await screen.findByText('This number is no Singapore mobile number.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/phone number/i).value).toBe('123');
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
});

test('what is wrong with the whole is said above the form', async () => {
  open([mockRoute('startOtp', new ApiError({ code: 'R005', status: 429, message: 'No more today.' }))]);
  await send('9123 4567');
  expect((await screen.findByText('No more today.')).role).toBe('alert');
});

test('the button is busy while the code is asked for', async () => {
  open([mockRoute('startOtp', () => new Promise<never>(() => undefined))]);
  const button = await screen.findByRole('button', { name: 'Send me a code' });
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  await send('9123 4567');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('the other ways to log in are offered where there are any', async () => {
  open([
    mockRoute('listIssuers', [
      { name: 'singpass', myinfo: [] },
      { name: 'b2c', myinfo: [] },
    ]),
  ]);
  const links = await screen.findAllByRole('link', { name: /^Log in with/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Log in with Singpass', '/splogin'],
    ['Log in with a partner account', '/splogin?with=b2c'],
  ]);
});

test.each([[[]], [[mockRoute('listIssuers', new ApiError({ code: 'R001', status: 503 }))]]])(
  'without them, or while they cannot be read, the phone is enough',
  async (answers) => {
    open(answers);
    expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Log in with/ })).toBeNull();
  },
);
