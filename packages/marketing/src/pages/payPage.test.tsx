import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { flowApplyPath, payPath, payRewardsPath } from '@sewa/paths';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import * as page from './PayPage.tsx';

const free = { basisPoints: 0, fixedCents: 0 };
const open = (address: string, card = { basisPoints: 260, fixedCents: 0 }) =>
  openPage(page, {
    pattern: address,
    address,
    answers: [mockRoute('getPaymentFees', { egiro: free, paynow: free, card })],
  });

test('the fees are those of today, and the way on leads to setting it up', async () => {
  open(payPath());
  expect(await screen.findByText('eGIRO free, PayNow free, Card 2.6%')).toBeTruthy();
  const links = screen.getAllByRole('link', { name: 'Set up rent payment' });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    flowApplyPath('pay'),
    flowApplyPath('pay'),
  ]);
  expect(screen.queryByText('Not available yet')).toBeNull();
});

test('the hero shows a bill and its receipt, as an example, with the fee of today', async () => {
  open(payPath());
  const figure = within(await screen.findByRole('figure'));
  expect(figure.getByText('Example')).toBeTruthy();
  expect(figure.getByText('Rent for Dec 2026')).toBeTruthy();
  expect(figure.getByText('Receipt for Dec 2026')).toBeTruthy();
  expect(figure.getByText('Free')).toBeTruthy();
  expect(figure.getAllByText('$3,700')).toHaveLength(3);
});

test('a fee may have a fixed part', async () => {
  open(payPath(), { basisPoints: 150, fixedCents: 50 });
  expect(await screen.findByText('1.5% plus $0.50')).toBeTruthy();
});

test('without an answer, the page does without the fees', async () => {
  openPage(page, {
    pattern: payPath(),
    address: payPath(),
    answers: [mockRoute('getPaymentFees', new ApiError({ code: 'R001', status: 503 }))],
  });
  expect(await screen.findByText('Rent plan, bills and receipts')).toBeTruthy();
  expect(screen.queryByText(/PayNow free/)).toBeNull();
});

test('there are no rewards, and the page says so', async () => {
  open(payRewardsPath());
  expect(await screen.findByRole('heading', { level: 1, name: 'Rent earns no rewards here' })).toBeTruthy();
  expect(screen.getByText('Not available yet')).toBeTruthy();
});
