import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { findDay } from '@sewa/formatters';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  makeBill,
  makePayment,
  makePlan,
  payeeBills,
  recordedBill,
  type SampleBills,
  sampleBillAnswers,
} from '../testing/sampleBills.ts';
import * as bills from './BillsPage.tsx';

const open = (sample: SampleBills = {}, query = '', answers: readonly HttpHandler[] = []) =>
  openPage(bills, {
    pattern: patterns.flowBills,
    address: `/flow/pay/plantiong222/bills${query}`,
    answers: [...answers, ...sampleBillAnswers(sample)],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('what is overdue comes first, with why it failed', async () => {
  open();
  const titles = (await screen.findAllByRole('heading', { level: 2 })).map(({ textContent }) => textContent);
  expect(titles).toEqual(['Overdue', 'To pay', 'Earlier']);
  expect(screen.getByText(/There was not enough money in the account/)).toBeTruthy();
  expect(screen.getByText('For 10 of 31 days')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a payment outside above the bill is not sent', async () => {
  const page = open({ bills: [makeBill()] }, '?open=outside&about=billdecember', [
    mockRoute('sayBillPaid', { id: 'billdecember', state: 'said-paid', version: 4, may: ['not-paid'] }),
  ]);
  const sum = await screen.findByLabelText(/^Amount/);
  await userEvent.clear(sum);
  await press(/^Record payment$/);
  expect(await screen.findByText('Enter an amount, such as 2500')).toBeTruthy();
  expect(writes(page)).toEqual([]);
  await userEvent.fill(screen.getByLabelText(/^Amount/), '1,000');
  await press(/^Record payment$/);
  await expect.poll(() => writes(page).length).toBe(1);
  expect(writes(page)[0]?.body).toMatchObject({ version: 3, cents: 100_000 });
});

test('the payee confirms, and can say that no money came', async () => {
  const page = open({ service: makePlan({ side: 'payee', method: null }), bills: payeeBills }, '', [
    mockRoute('denyBillPaid', { id: 'billoctober2', state: 'open', version: 4, may: [] }),
  ]);
  expect(await screen.findByRole('button', { name: 'Yes, it arrived: Rent for Oct 2026' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Pay:/ })).toBeNull();
  await press(/^No, it didn’t/);
  await expect
    .poll(() => writes(page).map(({ name }) => name))
    .toEqual(['POST /api/bills/billoctober2/not-paid']);
});

test('the payee records rent that came outside, by its day', async () => {
  const bill = makeBill({ may: ['record-paid'] });
  const service = makePlan({ side: 'payee', method: null });
  const page = open({ service, bills: [bill] }, '?open=received&about=billdecember', [
    mockRoute('recordBillPaid', { id: bill.id, state: 'paid', version: 4, may: ['not-paid'] }),
  ]);
  const [day] = await screen.findAllByLabelText(/^Received on/);
  const today = findDay(Date.now());
  expect(day?.closest('form')?.querySelector('[name=paidOn]')).toMatchObject({
    min: '2026-09-02',
    max: today,
  });
  expect(screen.getByText('From Sep 2, 2026, 90 days before the due day, until today.')).toBeTruthy();
  await press(/^Record \$2,610 as received$/);
  await expect
    .poll(() => writes(page).map(({ name }) => name))
    .toEqual(['POST /api/bills/billdecember/record-paid']);
  expect(writes(page)[0]?.body).toMatchObject({
    version: 3,
    paidOn: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
  });
  expect(await screen.findByText('Recorded. We told the tenant, and the receipt is ready.')).toBeTruthy();
});

test('the payee reminds the payer, and sees when they last did', async () => {
  const bill = makeBill({ canRemind: true, remindedAt: '2026-11-06T02:00:00Z', may: ['record-paid'] });
  const page = open({ service: makePlan({ side: 'payee', method: null }), bills: [bill] }, '', [
    mockRoute('remindPayer', { id: bill.id, remindedAt: '2026-11-28T02:00:00Z' }),
  ]);
  expect(await screen.findByText('Last reminder: Nov 6, 2026')).toBeTruthy();
  await press(/^Send a reminder: Rent for Dec 2026$/);
  await expect
    .poll(() => writes(page).map(({ name }) => name))
    .toEqual(['POST /api/bills/billdecember/remind']);
  expect(await screen.findByText('Reminder sent.')).toBeTruthy();
});

test.each([
  ['payer', 'I didn’t pay this', 'We told the landlord. The bill is open again.'],
  ['payee', 'Undo', 'Undone. The bill is open again, and we told the tenant.'],
] as const)('the %s undoes what the payee recorded', async (side, label, done) => {
  const page = open({ service: makePlan({ side }), bills: [recordedBill] }, '', [
    mockRoute('denyBillPaid', { id: recordedBill.id, state: 'open', version: 4, may: [] }),
  ]);
  expect(await screen.findByText('Paid Nov 6, 2026, outside Sewa.')).toBeTruthy();
  await press(new RegExp(`^${label}`));
  await expect
    .poll(() => writes(page).map(({ name }) => name))
    .toEqual(['POST /api/bills/billdecember/not-paid']);
  expect(await screen.findByText(done)).toBeTruthy();
});

test('a link to pay is not offered while a payment waits for the payer, who can still finish or replace it', async () => {
  const bill = makeBill({
    state: 'processing',
    payments: [makePayment({ state: 'needs-action', settledAt: null, hasReceipt: false })],
    may: ['pay'],
  });
  open({ bills: [bill] }, '?open=link&about=billdecember');
  expect(await screen.findByRole('link', { name: /^Pay:/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Share a payment link/ })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Create link' })).toBeNull();
});

test('a link to pay is offered for a bill that is open', async () => {
  open({ bills: [makeBill()] });
  expect(await screen.findByRole('link', { name: /^Share a payment link/ })).toBeTruthy();
});

test('a refund is asked about before it is sent', async () => {
  const bill = makeBill({ state: 'paid', payments: [makePayment()], may: [] });
  const page = open(
    { service: makePlan({ side: 'payee', method: null }), bills: [bill] },
    '?open=refund&about=paymentone22',
    [mockRoute('refundPayment', { refundId: '7c7f4a4e-2f7b-4c55-9a61-0b6f1e0d7a08', state: 'processing' })],
  );
  await userEvent.fill(await screen.findByLabelText(/^Amount/), '110');
  await userEvent.fill(screen.getByLabelText(/^Reason/), 'Parking');
  await press(/^Refund$/);
  expect(await screen.findByText(/^Refund \$110\?/)).toBeTruthy();
  expect(writes(page)).toEqual([]);
  await press(/^Refund$/);
  await expect.poll(() => writes(page)[0]?.body).toEqual({ cents: 11_000, words: 'Parking' });
  await expect.poll(() => screen.queryByLabelText(/^Reason/), { message: 'the form closes' }).toBeNull();
  expect(await screen.findByText('Refund started.')).toBeTruthy();
});

test('a paid bill of which something was refunded does not say that it is paid in full', async () => {
  const bill = makeBill({ state: 'paid', payments: [makePayment({ refundedCents: 30_000 })], may: [] });
  open({ bills: [bill] });
  expect(await screen.findByText('Paid, and $300 of it refunded.')).toBeTruthy();
  expect(screen.queryByText('Paid in full.')).toBeNull();
});

test('a payment that was recorded and undone says so on an open bill', async () => {
  const undone = makePayment({ way: 'outside', state: 'refused', reason: 'record-undone' });
  open({ service: makePlan({ side: 'payee' }), bills: [makeBill({ payments: [undone] })] });
  expect(await screen.findByText('Undone')).toBeTruthy();
  expect(screen.getByText('Unpaid')).toBeTruthy();
  expect(screen.queryByText('Not confirmed')).toBeNull();
});

test('the PayNow code says in words what it pays', async () => {
  open({ bills: [makeBill()] }, '?open=paynow&about=billdecember');
  const code = await screen.findByRole('img');
  expect(code.getAttribute('aria-label')).toBe(
    'PayNow QR code: $2,610 to Olivia Tan, reference BILLDECEMBER',
  );
});

test('a month before the plan that has a bill already is refused at its field', async () => {
  open({ service: makePlan({ from: '2026-06-22' }) }, '?open=past&about=past-month', [
    mockRoute(
      'recordPastPayment',
      new ApiError({ code: 'R006', status: 409, fields: [{ name: 'period', reason: 'has a bill' }] }),
    ),
  ]);
  const form = (await screen.findByLabelText(/^Month/)).closest('form') as HTMLFormElement;
  await userEvent.selectOptions(within(form).getByLabelText(/^Month/), '2026-06');
  await userEvent.fill(
    within(form)
      .getAllByLabelText(/^Paid on/)
      .find((field) => field.matches('[name=paidOn], [type=text]')) as HTMLElement,
    '2026-06-22',
  );
  await press(/^Record payment$/);
  expect(await screen.findByText('This month already has a bill, or isn’t part of the plan.')).toBeTruthy();
});
