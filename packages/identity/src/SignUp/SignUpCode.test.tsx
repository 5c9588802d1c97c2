import type { OneTimeCode } from '@sewa/api/client';
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

interface Outcomes {
  readonly pending?: OneTimeCode;
  readonly validateOtp?: MockAnswer<'validateOtp'>;
  readonly startOtp?: MockAnswer<'startOtp'>;
}

const known = { isAuthenticated: true, isValid: false, user: null };
const open = ({ pending = sentCode, validateOtp = known, startOtp = sentCode }: Outcomes = {}) =>
  openPage(page, {
    answers: [
      mockDraft(1),
      mockRoute('pendingOtp', pending),
      mockRoute('validateOtp', validateOtp),
      mockRoute('startOtp', startOtp),
    ],
  });
const findBox = () => screen.findByLabelText<HTMLInputElement>(/^Verification code/);

async function send(otp: string): Promise<HTMLElement> {
  await userEvent.fill(await findBox(), otp);
  const button = screen.getByRole('button', { name: 'Continue' });
  await userEvent.click(button);
  return button;
}

test('says where the code was sent, and waits for it in the field', async () => {
  open();
  expect(
    await screen.findByText("We've sent a code to +65 9123 4567. It's valid for 5 minutes."),
  ).toBeTruthy();
  expect(screen.getByText('Check that your SMS starts with KTM-')).toBeTruthy();
  expect(document.activeElement).toBe(await findBox());
});

test('the code proves the number it was sent to, and the page is loaded anew', async () => {
  const { calls, left } = open();
  await send('123456');
  await waitFor(() => expect(left).toEqual(['/signup/manual']));
  expect(listWrites(calls)).toEqual([
    { name: 'POST /api/login/otp/validate', body: { phoneNumber: '+6591234567', otp: '123456' } },
  ]);
});

test('a wrong code is said beside it', async () => {
  const { left } = open({ validateOtp: rejectField('otp', 'is wrong.') });
  await send('123456');
  expect(await screen.findByText('This code is wrong.')).toBeTruthy();
  const box = await findBox();
  await waitFor(() => expect(document.activeElement).toBe(box));
  expect(queryAlert()).toBeNull();
  expect(left).toEqual([]);
});

test('a code that could not be checked is said above the form', async () => {
  open({ validateOtp: new ApiError({ code: 'R001', status: 500 }) });
  await send('123456');
  expect((await findAlert()).textContent).toBe('Something went wrong, please try again.');
});

test('the button is busy while the code is checked', async () => {
  open({ validateOtp: neverAnswer });
  const button = await send('123456');
  await waitFor(() => expect(button.ariaBusy).toBe('true'));
});

const resend = async () => userEvent.click(await screen.findByRole('button', { name: 'Send another code' }));

test('another code is sent to the same number', async () => {
  const { calls, left } = open();
  await resend();
  await waitFor(() => expect(left).toEqual(['/signup/manual']));
  expect(listWrites(calls)).toEqual([
    { name: 'POST /api/login/otp', body: { phoneNumber: '+6591234567', purpose: 'signUp' } },
  ]);
});

test('a number that gets no other code is said beside the button', async () => {
  open({ startOtp: rejectField('phoneNumber', 'gets no more codes today.') });
  await resend();
  expect((await findAlert()).textContent).toBe('This number gets no more codes today.');
});

test('another code waits until it may be sent', async () => {
  open({ pending: { ...sentCode, resendIn: 30 } });
  const button = await screen.findByRole<HTMLButtonElement>('button', {
    name: /^Send another code in \d+ s$/,
  });
  expect(button.disabled).toBe(true);
});

test('another number is entered in the step before', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Use another number' });
  expect(link.getAttribute('href')).toBe('/signup/manual?number=other');
});
