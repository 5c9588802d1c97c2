import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage, saveDocument } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerStepUps, makeMethod, makeSetup, sampleMethods } from '../testing/sampleMethods.ts';
import * as methods from './MethodsPage.tsx';

const open = (answers: readonly HttpHandler[] = []) =>
  openPage(methods, {
    pattern: patterns.paymentMethods,
    address: patterns.paymentMethods,
    answers: [...answers, mockRoute('listPaymentMethods', sampleMethods)],
  });
const removals = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ name }) => name.startsWith('DELETE')).map(({ name }) => name);
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('each method says its state, limit, end and use', async () => {
  open();
  expect(await screen.findByText('Up to $4,000 at a time · Pays 1 rent plan')).toBeTruthy();
  expect(
    screen.getByText('Ended on Oct 31, 2026 · Not used by any rent plan', { exact: false }),
  ).toBeTruthy();
  expect(screen.getByText('Suspended by the bank')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('without a method it says what one is for', async () => {
  open([mockRoute('listPaymentMethods', [])]);
  expect((await screen.findByRole('link', { name: 'Add a payment method' })).getAttribute('href')).toBe(
    patterns.newPaymentMethod,
  );
});

test('a setup that is not finished goes on at the bank, and is cancelled', async () => {
  const setup = makeSetup();
  const { calls } = open([
    mockRoute('listPaymentSetups', [setup]),
    mockRoute('getPaymentSetup', setup),
    mockRoute('cancelPaymentSetup', null),
  ]);
  expect(await screen.findByText('Nothing is set up yet. Finish it at DBS / POSB.')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press(/^Cancel: DBS/);
  expect(await screen.findByText('Cancelled. Nothing was set up.')).toBeTruthy();
  expect(calls.map(({ name }) => name)).toContain(`DELETE /api/payment/setups/${setup.id}`);
});

test('a setup whose time ran out is started again with what was chosen', async () => {
  const setup = makeSetup({ state: 'expired', redirectUrl: null, serviceId: 'plantiong222' });
  const { calls } = open([
    mockRoute('listPaymentMethods', []),
    mockRoute('listPaymentSetups', [setup]),
    mockRoute('getPaymentSetup', setup),
    answerStepUps(),
    mockRoute('startPaymentSetup', new ApiError({ code: 'R001', status: 503 })),
  ]);
  expect(await screen.findByText(/^Time ran out/)).toBeTruthy();
  expect(screen.queryByText('Pay rent automatically')).toBeNull();
  await press(/^Continue: DBS/);
  expect(await screen.findByText(/isn’t responding/)).toBeTruthy();
  expect(calls.find(({ name }) => name === 'POST /api/payment/setups')?.body).toEqual({
    kind: 'egiro',
    bank: 'DBS',
    segment: 'retail',
    serviceId: 'plantiong222',
  });
});

test('asks before a method is removed, and says what happens to the rent', async () => {
  const page = open([mockRoute('removePaymentMethod', null)]);
  await press(/^Remove DBS/);
  expect(await screen.findByText(/no longer paid automatically/)).toBeTruthy();
  expect(removals(page)).toEqual([]);
  await press(/^Remove$/);
  expect(await screen.findByText('Payment method removed.')).toBeTruthy();
  expect(removals(page)).toEqual([`DELETE /api/payment/methods/${makeMethod().id}`]);
});

test('leads to the step-up, and back here', async () => {
  const { left, release } = saveDocument();
  onTestFinished(release);
  const fields = [{ name: 'step-up', reason: 'is needed first' }];
  open([mockRoute('removePaymentMethod', new ApiError({ code: 'R003', status: 403, fields }))]);
  await press(/^Remove Card/);
  await press(/^Remove$/);
  await waitFor(() => expect(left).toEqual(['/user/prove?for=payment&to=%2Fprofile%2Fpayment']));
});

test('says in words what is not allowed for another reason', async () => {
  const { left, release } = saveDocument();
  onTestFinished(release);
  const message = 'You can’t do that.';
  open([mockRoute('removePaymentMethod', new ApiError({ code: 'R003', status: 403, message }))]);
  await press(/^Remove Card/);
  await press(/^Remove$/);
  expect(await screen.findByText(message)).toBeTruthy();
  expect(left).toEqual([]);
});

test('says that a payment is on its way', async () => {
  open([mockRoute('removePaymentMethod', new ApiError({ code: 'R003', status: 409 }))]);
  await press(/^Remove Card/);
  await press(/^Remove$/);
  expect(await screen.findByText(/payment with it is on its way/)).toBeTruthy();
});
