import type { RouteAnswer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeRoll, sampleYear, sampleYearLines, sixtyHomes } from '../testing/sampleRolls.ts';
import {
  answerPaid,
  answerStatements,
  latestBills,
  makeService,
  sampleApplication,
  sampleDifference,
  sampleServices,
} from '../testing/sampleServices.ts';
import * as page from './MyServicesPage.tsx';

const open = (answers: readonly HttpHandler[] = [], search = '') =>
  openPage(page, {
    pattern: patterns.services,
    address: `${patterns.services}${search}`,
    answers: [...answers, answerPaid(sampleServices), answerStatements(), mockRoute('permissions', [])],
  });
const operator = [
  mockRoute('permissions', [{ action: ['read', 'update'], subject: ['Application', 'PaymentDifference'] }]),
  answerPaid([]),
  mockRoute('listApplications', [sampleApplication]),
  mockRoute('listPaymentDifferences', [sampleDifference]),
];

const payee = (roll = makeRoll(), search = '') =>
  openPage(page, {
    pattern: patterns.services,
    address: `${patterns.services}${search}`,
    answers: [
      answerPaid([]),
      mockRoute('permissions', []),
      mockRoute('getRentRoll', roll),
      mockRoute('getRentYear', sampleYear),
      mockRoute('getStatement', sampleYearLines),
      mockRoute('remindPayer', { id: 'billovertwo2', remindedAt: '2026-11-20T03:00:00Z' }),
      mockRoute('recordBillPaid', { id: 'billovertwo2', state: 'paid', version: 2, may: [] }),
    ],
  });
const rowOf = async (name: string) => {
  const head = await screen.findByRole('rowheader', { name: new RegExp(name) });
  const row = head.closest('tbody');
  if (!row) throw new Error(`There is no row of ${name}.`);
  return within(row);
};

test('whoever is paid sees what is expected, received and overdue, and each home', async () => {
  payee();
  expect(await screen.findByRole('heading', { name: 'Rent for Nov 2026' })).toBeTruthy();
  const figure = (label: string) =>
    screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent;
  expect(['Expected', 'Received', 'Overdue'].map(figure)).toEqual(['$14,600.50', '$3,100', '$2,800']);
  const row = await rowOf('210 Ang Mo Kio Avenue 3 #08-114');
  expect(row.getByText('Jun Wei Lim')).toBeTruthy();
  expect(row.getByText('Overdue')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CSV: rent for Nov 2026' }).getAttribute('href')).toBe(
    '/api/rent-roll.csv?month=2026-11',
  );
  expect(screen.getByRole('link', { name: 'Oct 2026' }).getAttribute('href')).toBe(
    '/profile/my-services?month=2026-10',
  );
  expect(screen.getByRole('link', { name: 'Ask your tenant to pay here' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Set up a rent plan' })).toBeNull();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a tenant is reminded with one press, and the answer is at the row and focused', async () => {
  const opened = payee();
  const row = await rowOf('210 Ang Mo Kio Avenue 3 #08-114');
  await userEvent.click(row.getByRole('button', { name: /^Remind: 210 Ang Mo Kio/ }));
  await screen.findByText('Reminder sent.');
  const answered = await rowOf('210 Ang Mo Kio Avenue 3 #08-114');
  expect(answered.getByText('Reminder sent.')).toBeTruthy();
  expect(document.activeElement?.textContent).toContain('Reminder sent.');
  expect(opened.calls.find(({ name }) => name.startsWith('POST'))?.name).toBe(
    'POST /api/bills/billovertwo2/remind',
  );
  expect(opened.findAddress()).toContain('about=billovertwo2');
});

test('rent that came outside is recorded below its row', async () => {
  const opened = payee(makeRoll(), '?month=2026-11&about=billovertwo2&open=received');
  const row = await rowOf('210 Ang Mo Kio Avenue 3 #08-114');
  await userEvent.click(row.getByRole('button', { name: 'Record $2,800 as received' }));
  expect(await row.findByText('Recorded. We told the tenant, and the receipt is ready.')).toBeTruthy();
  expect(opened.calls.find(({ name }) => name.startsWith('POST'))?.name).toBe(
    'POST /api/bills/billovertwo2/record-paid',
  );
});

test('sixty homes come in pages', async () => {
  payee(sixtyHomes());
  expect(await screen.findByText('1 to 20 of 60')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Next page' }).getAttribute('href')).toBe(
    '/profile/my-services?month=2026-11&page=2',
  );
});

test('the figures of a year are by home and month, with what they are not', async () => {
  payee(makeRoll(), '?year=2026');
  expect(await screen.findByRole('heading', { name: 'Rent in 2026', level: 1 })).toBeTruthy();
  const row = within(
    (await screen.findByRole('rowheader', { name: '210 Ang Mo Kio Avenue 3 #08-114' })).parentElement ??
      document.body,
  );
  expect(row.getByText('No plan')).toBeTruthy();
  expect(row.getByText('Not billed')).toBeTruthy();
  expect(row.getByText('$22,200')).toBeTruthy();
  expect(screen.getByText(/Expenses aren’t in these figures/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'CSV: rent by home in 2026' }).getAttribute('href')).toBe(
    '/api/rent-year.csv?year=2026',
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a tenant sees the next rent with its day and how it is paid, and pays it', async () => {
  open([answerPaid([makeService()]), mockRoute('listBills', latestBills)]);
  const pay = await screen.findByRole('link', { name: /^Pay: 58 Seng Poh Road/ });
  expect(pay.getAttribute('href')).toBe('/flow/pay/plantiong222/payment/bank?bill=billdecember');
  expect(screen.getByText('due Dec 1, 2026')).toBeTruthy();
  expect(screen.getByText(/^We collect \$2,610 from/)).toBeTruthy();
});

test('whoever neither pays nor is paid learns the first step of both', async () => {
  open([answerPaid([])]);
  expect(await screen.findByText('No rent here yet')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up a rent plan' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask your tenant to pay here' })).toBeTruthy();
});

test('the year is there as files, for each side', async () => {
  const { calls } = open([mockRoute('getRentRoll', makeRoll())]);
  expect((await screen.findByRole('link', { name: 'PDF: Paid in 2026' })).getAttribute('href')).toBe(
    '/api/statements.pdf?year=2026&as=payer',
  );
  expect(screen.getByRole('link', { name: 'PDF: Received in 2026' })).toBeTruthy();
  expect(calls.filter(({ name }) => name === 'GET /api/statements')).toHaveLength(1);
  expect(calls.some(({ name }) => name === 'GET /api/applications')).toBe(false);
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

/** Thirty rent plans; the first 20, of which 3 are shown with their bills, and 10 more. */
const thirty = Array.from({ length: 30 }, (_, index) =>
  makeService({
    id: `plan${String(index).padStart(8, 'a')}`,
    arrearsCents: index < 2 ? 100_000 : 0,
    home: {
      address: {
        block: String(index + 1),
        street: 'Seng Poh Road',
        floor: '05',
        unit: '12',
        postalCode: '160058',
      },
      propertyType: 0,
    },
  }),
);
const inPages = (next: () => RouteAnswer<'listPaidServices'> | ApiError) =>
  mockRoute('listPaidServices', (request) => {
    const { searchParams } = new URL(request.url);
    const sums = { total: 30, arrears: { services: 5, cents: 777_700 } };
    if (searchParams.get('kind') === 'applications')
      return { items: [], nextCursor: null, total: 0, arrears: { services: 0, cents: 0 } };
    return searchParams.has('cursor')
      ? next()
      : { items: thirty.slice(0, 20), nextCursor: 'after-20', ...sums };
  });
const rest = (): RouteAnswer<'listPaidServices'> => ({
  items: thirty.slice(20),
  nextCursor: null,
  total: 30,
  arrears: { services: 5, cents: 777_700 },
});

test('many rent plans come in pages: more are added, and reading goes on at the first of them', async () => {
  open([inPages(rest), mockRoute('listBills', latestBills)]);
  const more = await screen.findByRole('link', { name: 'Show more: Other rent plans' });
  expect(more.getAttribute('href')).toBe('/profile/my-services?plans=after-20#other-plans');
  expect(screen.getByText(/\$7,777/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^21 Seng Poh/ })).toBeNull();
  await userEvent.click(more);
  const begin = await screen.findByRole('link', { name: /^21 Seng Poh/ });
  await waitFor(() => expect(document.activeElement).toBe(begin));
  expect(screen.getByRole('link', { name: /^30 Seng Poh/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^Show more/ })).toBeNull();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a page that fails can be asked for again, and the link keeps the focus', async () => {
  let isUp = false;
  open([
    inPages(() => (isUp ? rest() : new ApiError({ code: 'R001', status: 500 }))),
    mockRoute('listBills', latestBills),
  ]);
  await userEvent.click(await screen.findByRole('link', { name: /^Show more/ }));
  await screen.findByText('We couldn’t load more. Try again.');
  const more = screen.getByRole('link', { name: /^Show more/ });
  expect(document.activeElement).toBe(more);
  isUp = true;
  await userEvent.click(more);
  expect(await screen.findByRole('link', { name: /^21 Seng Poh/ })).toBeTruthy();
});

test('without script an address shows the plans from a place on, and the sums of all', async () => {
  open([inPages(rest), mockRoute('listBills', latestBills)], '?plans=after-20');
  expect(await screen.findByRole('link', { name: /^21 Seng Poh/ })).toBeTruthy();
  expect(screen.queryByRole('link', { name: /^1 Seng Poh/ })).toBeNull();
  expect(screen.getByText(/\$7,777/)).toBeTruthy();
});

test('a month of the year opens its payments by its address', async () => {
  payee(makeRoll(), '?year=2026&month=2026-02');
  const month = await screen.findByRole('link', { name: 'Payments in Feb 2026' });
  expect(month.getAttribute('aria-expanded')).toBe('true');
  expect(month.getAttribute('href')).toBe('/profile/my-services?year=2026#payments');
  const lines = within(screen.getByRole('list', { name: 'Payments in Feb 2026' }));
  expect(lines.getByText('Feb 1, 2026, 210 Ang Mo Kio Avenue 3 #08-114')).toBeTruthy();
  expect(lines.getByText('Rent for Feb 2026 · Jun Wei Lim · eGIRO')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Payments in Mar 2026' }).getAttribute('href')).toBe(
    '/profile/my-services?year=2026&month=2026-03#payments',
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('an operator answers an application with its version', async () => {
  const opened = open([
    mockRoute('answerService', { id: 'carewaiting2', state: 'answered', version: 2, may: [] }),
    ...operator,
  ]);
  await userEvent.fill(await screen.findByLabelText(/^Your answer/), 'From January, $20 a month.');
  await userEvent.click(screen.getByRole('button', { name: 'Send answer' }));
  await waitFor(() =>
    expect(opened.calls.find(({ name }) => name.startsWith('POST'))).toEqual({
      name: 'POST /api/services/carewaiting2/answer',
      body: { version: 1, words: 'From January, $20 a month.' },
    }),
  );
  expect(await screen.findByText('Answer sent.')).toBeTruthy();
});

test('an operator marks a difference as dealt with', async () => {
  const opened = open([mockRoute('settlePaymentDifference', null), ...operator]);
  await userEvent.click(await screen.findByRole('button', { name: /^Dealt with/ }));
  expect(await screen.findByText('Marked as dealt with.')).toBeTruthy();
  expect(opened.calls.find(({ name }) => name.startsWith('POST'))?.name).toContain(sampleDifference.id);
});
