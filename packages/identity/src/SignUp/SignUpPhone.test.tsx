import { ApiError } from '@sewa/api/errors';
import { type MockAnswer, mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import {
  findAlert,
  listWrites,
  mockDraft,
  neverAnswer,
  queryAlert,
  rejectField,
  sentCode,
} from '../../test/signUp.ts';
import * as page from '../pages/SignUpManualPage.tsx';

const open = (answer: MockAnswer<'startOtp'> = sentCode) =>
  openPage(page, { answers: [mockDraft(1), mockRoute('startOtp', answer)] });
const findBox = () => screen.findByLabelText<HTMLInputElement>(/^Phone number/);

async function send(number: string): Promise<HTMLElement> {
  await userEvent.fill(await findBox(), number);
  const button = screen.getByRole('button', { name: 'Send me a code' });
  await userEvent.click(button);
  return button;
}

test('a number is sent a code to sign up with, and the page is loaded anew', async () => {
  const { calls, left } = open();
  await send('9123 4567');
  await waitFor(() => expect(left).toEqual(['/signup/manual']));
  expect(listWrites(calls)).toEqual([
    { name: 'POST /api/login/otp', body: { phoneNumber: '9123 4567', purpose: 'signUp' } },
  ]);
});

test('a wrong number is said beside it, stays typed and gets the focus', async () => {
  const { left } = open(rejectField('phoneNumber', 'is none of Singapore'));
  await send('5123 4567');
  expect(await screen.findByText('This number is none of Singapore')).toBeTruthy();
  const box = await findBox();
  expect([box.value, box.defaultValue]).toEqual(['5123 4567', '5123 4567']);
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(queryAlert()).toBeNull();
  expect(left).toEqual([]);
});

test('a code that could not be sent is said above the form', async () => {
  open(new ApiError({ code: 'R003', status: 429, message: 'Wait a minute, then try again.' }));
  await send('9123 4567');
  expect((await findAlert()).textContent).toBe('Wait a minute, then try again.');
});

test('the button is busy while a code is sent', async () => {
  open(neverAnswer);
  const button = await send('9123 4567');
  await waitFor(() => expect(button.ariaBusy).toBe('true'));
});

test('whoever has an account can log in instead', async () => {
  open();
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe('/signup/login');
});
