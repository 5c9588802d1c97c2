import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makePartnerSetup } from '../testing/sampleMethods.ts';
import * as partnerSetup from './PartnerSetupPage.tsx';

const waiting = makePartnerSetup();
const path = `/ext/payment/setup/${waiting.id}`;
const open = (answers: readonly HttpHandler[] = []) =>
  openPage(partnerSetup, {
    pattern: patterns.partnerSetup,
    address: path,
    answers: [...answers, mockRoute('getPartnerSetup', waiting)],
  });
const press = () => userEvent.click(screen.getByRole('button', { name: 'Continue' }));

test('says whose customer it is, and begins with a card', async () => {
  const page = open([mockRoute('beginPartnerSetup', { id: waiting.id, redirectUrl: '#card' })]);
  expect(await screen.findByRole('heading', { name: 'Set up how you pay Harbour Living' })).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await userEvent.click(screen.getByRole('radio', { name: /^Credit or debit card/ }));
  await press();
  await waitFor(() =>
    expect(page.calls.find(({ name }) => name.startsWith('POST'))).toEqual({
      name: `POST /api/ext/setups/${waiting.id}/begin`,
      body: { kind: 'card', segment: 'retail' },
    }),
  );
});

test('a bank account needs a bank', async () => {
  open();
  await screen.findByRole('button', { name: 'Continue' });
  await press();
  expect(await screen.findByText('Choose your bank.')).toBeTruthy();
});

test('one that is over leads back to the partner', async () => {
  open([mockRoute('beginPartnerSetup', new ApiError({ code: 'R003', status: 409 }))]);
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: /^Bank/ }), 'DBS');
  await press();
  expect(await screen.findByText(/Go back and start again there/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Back to Harbour Living' })).toBeTruthy();
});

test('who was refused by a bank may choose another way', async () => {
  const refused = makePartnerSetup({}, { kind: 'egiro', bank: 'OCBC', state: 'rejected', redirectUrl: null });
  const page = openPage(partnerSetup, {
    pattern: patterns.partnerSetup,
    address: `${path}?again=1`,
    answers: [
      mockRoute('beginPartnerSetup', { id: waiting.id, redirectUrl: '#card' }),
      mockRoute('getPartnerSetup', refused),
    ],
  });
  await userEvent.click(await screen.findByRole('radio', { name: /^Credit or debit card/ }));
  await press();
  await waitFor(() => expect(page.calls.some(({ name }) => name.endsWith('/begin'))).toBe(true));
});

test('a change says so where nothing was set up before', async () => {
  openPage(partnerSetup, {
    pattern: patterns.partnerChange,
    address: `/ext/payment/change/${waiting.id}`,
    answers: [mockRoute('getPartnerSetup', makePartnerSetup({ purpose: 'change', current: null }))],
  });
  expect(await screen.findByText(/You haven't set up a way to pay Harbour Living yet/)).toBeTruthy();
});

test('one that has begun says how it stands', async () => {
  const page = open([
    mockRoute('getPartnerSetup', makePartnerSetup({}, { kind: 'card', state: 'active', redirectUrl: null })),
  ]);
  await waitFor(() => expect(page.findAddress()).toBe(`${path}/card/callback`));
});
