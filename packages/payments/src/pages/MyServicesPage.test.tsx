import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answerStatements,
  makeReceivedService,
  sampleApplication,
  sampleDifference,
  sampleServices,
} from '../testing/sampleServices.ts';
import * as page from './MyServicesPage.tsx';

const open = (answers: readonly HttpHandler[] = []) =>
  openPage(page, {
    pattern: patterns.services,
    address: patterns.services,
    answers: [
      ...answers,
      mockRoute('listServices', sampleServices),
      answerStatements(),
      mockRoute('permissions', []),
    ],
  });
const operator = [
  mockRoute('permissions', [{ action: ['read', 'update'], subject: ['Application', 'PaymentDifference'] }]),
  mockRoute('listServices', []),
  mockRoute('listApplications', [sampleApplication]),
  mockRoute('listPaymentDifferences', [sampleDifference]),
];

test('an owner sees at a glance who is in arrears', async () => {
  open([
    mockRoute('listServices', [
      makeReceivedService({ arrearsCents: 280_000 }),
      makeReceivedService({ id: 'planreceived', payerName: 'Jun Wei Lim', arrearsCents: 20_000 }),
    ]),
  ]);
  expect(await screen.findByText('Overdue from your tenants: $3,000')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Jun Wei Lim, / }).getAttribute('href')).toBe(
    '/flow/pay/planreceived/bills',
  );
});

test('who is only paid is offered to ask a tenant, and sees what was paid last', async () => {
  open([
    mockRoute('listServices', [
      makeReceivedService({ nextBill: null, lastPaid: { period: '2026-12', on: '2026-12-01' } }),
    ]),
  ]);
  expect(await screen.findByText('Dec 2026 paid on Dec 1, 2026')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ask your tenant to pay here' }).getAttribute('href')).toBe(
    patterns.invited,
  );
  expect(screen.queryByRole('link', { name: 'Set up a rent plan' })).toBeNull();
});

test('the year is there as files, for each side', async () => {
  const { calls } = open();
  expect((await screen.findByRole('link', { name: 'PDF: Paid in 2026' })).getAttribute('href')).toBe(
    '/api/statements.pdf?year=2026&as=payer',
  );
  expect(calls.filter(({ name }) => name === 'GET /api/statements')).toHaveLength(2);
  expect(calls.some(({ name }) => name === 'GET /api/applications')).toBe(false);
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
