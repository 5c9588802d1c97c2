import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { makePayment, sampleBillAnswers } from '../testing/sampleBills.ts';
import * as callback from './PayCallbackPage.tsx';

const open = (answers: readonly HttpHandler[]) =>
  openPage(callback, {
    pattern: patterns.billPaymentCallback,
    address: '/flow/pay/plantiong222/payment/bank/callback?payment=paymentone22',
    answers: [...answers, ...sampleBillAnswers()],
  });

test('asks again until the payment is settled, and no more then', async () => {
  const states = ['processing', 'processing', 'succeeded'] as const;
  let asked = 0;
  const { calls } = open([
    mockRoute('getPayment', () => {
      const state = states[Math.min(asked++, 2)] ?? 'succeeded';
      return makePayment({ state, hasReceipt: state === 'succeeded' });
    }),
  ]);
  expect(await screen.findByRole('heading', { name: 'The bank has not answered yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Check again' })).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'Paid' }, { timeout: 10_000 })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Receipt/ }).getAttribute('href')).toBe(
    '/api/payments/paymentone22/receipt.pdf',
  );
  expect(calls.filter(({ name }) => name.includes('/api/payments/')).length).toBe(3);
});

test('a failure says why, and what to do', async () => {
  open([mockRoute('getPayment', makePayment({ state: 'failed', reason: '3ds-failed', hasReceipt: false }))]);
  expect(await screen.findByText(/Your bank could not confirm that it was you/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay again' }).getAttribute('href')).toBe(
    '/flow/pay/plantiong222/payment/bank?bill=billnovember',
  );
});

test('who comes back without a session is told to log in', async () => {
  open([mockRoute('getPayment', new ApiError({ code: 'R003', status: 401 }))]);
  expect(await screen.findByRole('heading', { name: 'Log in to see your payment' })).toBeTruthy();
});
