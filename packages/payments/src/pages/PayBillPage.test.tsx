import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  makeBill,
  makePlan,
  makePlanPayee,
  type SampleBills,
  sampleBillAnswers,
} from '../testing/sampleBills.ts';
import * as pay from './PayBillPage.tsx';

const open = (sample: SampleBills = {}, answers: readonly HttpHandler[] = [], way = 'bank') =>
  openPage(pay, {
    pattern: patterns.billPayment,
    address: `/flow/pay/plantiong222/payment/${way}?bill=billdecember`,
    answers: [...answers, ...sampleBillAnswers({ bills: [makeBill()], ...sample })],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Pay now' }));

test('each way says its total with the fee before the button, and the own method is chosen', async () => {
  const page = open({}, [
    mockRoute('payBill', { paymentId: 'paymentnew22', state: 'processing', redirectUrl: null }),
  ]);
  const own = await screen.findByRole('radio', { name: /^OCBC ending 1234/ });
  expect((own as HTMLInputElement).checked).toBe(true);
  expect(screen.getAllByText('$2,610 plus $67.86 fee. You pay $2,677.86.').length).toBe(2);
  await press();
  await waitFor(() =>
    expect(page.findAddress()).toBe('/flow/pay/plantiong222/payment/bank/callback?payment=paymentnew22'),
  );
  expect(writes(page)[0]?.body).toEqual({ version: 3, methodId: '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a02' });
});

test('only what the provider of the payee can charge is offered', async () => {
  open({ bills: [makeBill({ kinds: ['card', 'paynow'] })] });
  expect(await screen.findByRole('radio', { name: /^PayNow/ })).toBeTruthy();
  expect(screen.queryByRole('radio', { name: /^OCBC/ })).toBeNull();
});

test('a payment that needs the payer leads to our own redirect page', async () => {
  const page = open(
    {},
    [
      mockRoute('payBill', {
        paymentId: 'paymentnew22',
        state: 'needs-action',
        redirectUrl: 'https://bank.example/pay?ref=1',
      }),
    ],
    'card',
  );
  await userEvent.click(await screen.findByRole('radio', { name: /^Another card/ }));
  await press();
  await waitFor(() =>
    expect(page.findAddress()).toBe('/flow/pay/plantiong222/payment/card/redirect?payment=paymentnew22'),
  );
  expect(writes(page)[0]?.body).toEqual({ version: 3, kind: 'card' });
});

test('pressed in another tab before, it says so and shows how the bill stands', async () => {
  let isPaying = false;
  const page = open({}, [
    mockRoute('listBills', () => [isPaying ? makeBill({ state: 'processing', may: [] }) : makeBill()]),
    mockRoute('payBill', () => {
      isPaying = true;
      return new ApiError({
        code: 'R006',
        status: 409,
        fields: [{ name: 'transition', reason: 'is not open' }],
      });
    }),
  ]);
  await press();
  expect(await screen.findByText('This bill is already being paid.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
  expect(writes(page).length).toBe(1);
});

test('a payee that waits three days has a day instead of a button', async () => {
  const { paynow: _, ...payee } = makePlanPayee({ usableFrom: '2099-12-04T02:00:00Z' });
  open({ service: makePlan({ payee }), bills: [makeBill({ may: ['said-paid'] })] });
  expect(await screen.findByText(/You can pay Olivia Tan here from Dec 4, 2099/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Pay now' })).toBeNull();
});
