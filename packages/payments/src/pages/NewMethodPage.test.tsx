import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { answerStepUps } from '../testing/sampleMethods.ts';
import * as page from './NewMethodPage.tsx';

const open = (provenFor: number) =>
  openPage(page, {
    pattern: patterns.newPaymentMethod,
    address: `${patterns.newPaymentMethod}?service=plantiong222`,
    answers: [answerStepUps(provenFor)],
  });

test('asks somebody to prove that it is them first, and leads back here', async () => {
  open(0);
  expect((await screen.findByRole('link', { name: "Confirm it's you" })).getAttribute('href')).toBe(
    `/user/prove?for=payment&to=${encodeURIComponent('/profile/payment/new?service=plantiong222')}`,
  );
  expect(screen.queryByRole('button', { name: 'Set up a card' })).toBeNull();
});

test('offers a bank account and a card to somebody who has', async () => {
  open(300);
  expect(await screen.findByRole('button', { name: 'Set up a card' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Set up a bank account' }).getAttribute('href')).toBe(
    '/profile/payment/new/bank?service=plantiong222',
  );
});
