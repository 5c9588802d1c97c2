import { openPage } from '@sewa/pages/testing';
import { flowApplyPath, isAvailable, patterns } from '@sewa/paths';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makeServiceDraft, sampleBillAnswers } from '../testing/sampleBills.ts';
import * as page from './FlowPage.tsx';

test('each service says whether it can be used or has a waitlist, by the table of what is available', async () => {
  openPage(page, {
    pattern: patterns.flow,
    address: patterns.flow,
    answers: sampleBillAnswers({ draft: makeServiceDraft({ version: 0, fields: {} }) }),
  });
  const pay = await screen.findByRole('link', { name: 'Set up rent payment' });
  expect([pay.getAttribute('href'), isAvailable('rentPayment')]).toEqual([flowApplyPath('pay'), true]);
  const joins = screen.getAllByRole('link', { name: 'Join the waitlist' });
  expect(joins.map((link) => link.getAttribute('href'))).toEqual([
    flowApplyPath('advance'),
    flowApplyPath('care'),
  ]);
  expect(screen.getAllByText(/It is not available yet\.$/)).toHaveLength(2);
  expect([isAvailable('advance'), isAvailable('depositFree')]).toEqual([false, false]);
});
