import type { OneTimeCode } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import * as page from './OtpPage.tsx';

const pending: OneTimeCode = {
  phoneNumber: '+6591234567',
  prefix: 'KTM',
  expiresIn: 280,
  resendIn: 0,
  purpose: 'logIn',
};

const signedIn = { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } };

const open = (answers: readonly HttpHandler[] = [], code: Partial<OneTimeCode> = {}) =>
  openPage(page, {
    pattern: '/login/otp',
    answers: [...answers, mockRoute('pendingOtp', { ...pending, ...code })],
  });
const writes = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => name.startsWith('POST '));
const enter = async (digits: string) =>
  userEvent.fill(await screen.findByLabelText(/^Verification code/), digits);

afterEach(() => vi.useRealTimers());

test('says to which number the code went and by what it is known, and awaits the digits', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Enter your code' })).toBeTruthy();
  expect(container.textContent).toContain("If +65 9123 4567 has an account, we've sent a code to it.");
  expect(container.textContent).toContain('Check that your SMS starts with KTM-');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Verification code/)));
  expect(screen.getByRole('link', { name: 'Use another number' }).getAttribute('href')).toBe('/login');
  expect(screen.getByRole('link', { name: 'Sign up with this number' }).getAttribute('href')).toBe('/signup');
});

test('whoever waits for no code is sent back to the first step', async () => {
  const { findAddress } = openPage(page, { pattern: '/login/otp', answers: [mockRoute('pendingOtp', null)] });
  await waitFor(() => expect(findAddress()).toBe('/login'));
});

test('the sixth digit sends the code, once, whatever is pressed while it is checked', async () => {
  const { calls } = open([mockRoute('validateOtp', () => new Promise<never>(() => undefined))]);
  const field = await screen.findByLabelText(/^Verification code/);
  await userEvent.type(field, '12345');
  expect(writes(calls)).toEqual([]);
  await userEvent.type(field, '67{Enter}');
  await waitFor(() => expect(writes(calls)).not.toEqual([]));
  expect(screen.getByRole('button', { name: 'Log in' }).getAttribute('aria-busy')).toBe('true');
  await userEvent.type(field, '{Enter}');
  expect(writes(calls).map(({ body }) => body)).toEqual([{ phoneNumber: '+6591234567', otp: '123456' }]);
});

test('too few digits are sent by the button', async () => {
  const { calls } = open([mockRoute('validateOtp', signedIn)]);
  await enter('123');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(writes(calls)).toHaveLength(1));
});

test('the right code logs in with the number it was sent to, and log-in knows the way on', async () => {
  const { calls, left } = open([mockRoute('validateOtp', signedIn)]);
  await enter('123456');
  await waitFor(() => expect(left).toEqual(['/login']));
  expect(writes(calls)).toEqual([
    { name: 'POST /api/login/otp/validate', body: { phoneNumber: '+6591234567', otp: '123456' } },
  ]);
});

test('the button is busy while the code is checked', async () => {
  open([mockRoute('validateOtp', () => new Promise<never>(() => undefined))]);
  const button = await screen.findByRole('button', { name: 'Log in' });
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  await enter('123456');
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test('a wrong code is said beside the field', async () => {
  const fields = [{ name: 'otp', reason: 'is wrong or no longer valid.' }];
  const { left } = open([mockRoute('validateOtp', new ApiError({ code: 'R006', status: 400, fields }))]);
  await enter('000000');
  expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy();
  expect(screen.getByLabelText(/^Verification code/).getAttribute('aria-invalid')).toBe('true');
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  expect(left).toEqual([]);
});

test('after a wrong code it can be sent again, and so can another one be asked for', async () => {
  const fields = [{ name: 'otp', reason: 'is wrong or no longer valid.' }];
  const wrong = new ApiError({ code: 'R006', status: 400, fields });
  const { calls, left } = open([mockRoute('validateOtp', wrong), mockRoute('startOtp', pending)]);
  await enter('000000');
  await screen.findByText('This code is wrong or no longer valid.');
  await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(left).toEqual(['/login/otp']));
});

test('a code that ended meanwhile leads back to the first step', async () => {
  let isFirst = true;
  const { left } = openPage(page, {
    pattern: '/login/otp',
    answers: [
      mockRoute('pendingOtp', () => {
        const answer = isFirst ? pending : null;
        isFirst = false;
        return answer;
      }),
    ],
  });
  await enter('123456');
  await waitFor(() => expect(left).toEqual(['/login']));
});

test('another code goes to the same number, and the page comes anew', async () => {
  const { calls, left } = open([mockRoute('startOtp', pending)]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  await waitFor(() => expect(left).toEqual(['/login/otp']));
  expect(writes(calls)).toEqual([{ name: 'POST /api/login/otp', body: { phoneNumber: '+6591234567' } }]);
});

test('why no other code is sent is said beside the button', async () => {
  const fields = [{ name: 'phoneNumber', reason: 'was sent enough codes today.' }];
  open([mockRoute('startOtp', new ApiError({ code: 'R006', status: 429, fields }))]);
  await userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));
  expect((await screen.findByText('This number was sent enough codes today.')).role).toBe('alert');
});

test('the seconds until another code may be asked for are counted down', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
  open([], { resendIn: 2 });
  const waiting = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send another code in 2 s' });
  expect(waiting.disabled).toBe(true);
  vi.advanceTimersByTime(1000);
  await screen.findByRole('button', { name: 'Send another code in 1 s' });
  vi.advanceTimersByTime(1000);
  const ready = await screen.findByRole<HTMLButtonElement>('button', { name: 'Send another code' });
  expect(ready.disabled).toBe(false);
  vi.advanceTimersByTime(5000);
  expect(ready.textContent).toBe('Send another code');
});
