import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answerStepUps, makeSetup } from '../testing/sampleMethods.ts';
import { makeReceivedService, makeService } from '../testing/sampleServices.ts';
import * as newBank from './NewBankPage.tsx';

const setup = makeSetup();
const open = (query = '', answers: readonly HttpHandler[] = []) =>
  openPage(newBank, {
    pattern: patterns.newBank,
    address: `${patterns.newBank}${query}`,
    answers: [...answers, answerStepUps(), mockRoute('getPaymentSetup', setup)],
  });
const known = `?setup=${setup.id}`;
const choose = async (bank: string) => {
  await userEvent.selectOptions(await screen.findByLabelText(/^Bank/), bank);
  await userEvent.click(screen.getByRole('button', { name: 'Continue to your bank' }));
};

test('begins a setup at the chosen bank, and goes on to it from a page of ours', async () => {
  const page = open('', [mockRoute('startPaymentSetup', { id: setup.id, redirectUrl: '#bank' })]);
  await choose('DBS');
  await waitFor(() => expect(page.findAddress()).toBe(`${patterns.newBank}${known}&go=1`));
  expect((await screen.findByRole('link', { name: 'Continue to DBS / POSB' })).getAttribute('href')).toBe(
    '#bank',
  );
  expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe('0;url=#bank');
  expect(page.calls.find(({ name }) => name === 'POST /api/payment/setups')?.body).toEqual({
    kind: 'egiro',
    bank: 'DBS',
    segment: 'retail',
  });
});

test('says at the field which bank is missing', async () => {
  const page = open();
  await userEvent.click(await screen.findByRole('button', { name: 'Continue to your bank' }));
  expect(await screen.findByText('Choose your bank.')).toBeTruthy();
  expect(page.calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('whoever comes back before the bank has answered is not sent there again by itself', async () => {
  open(known);
  expect(await screen.findByRole('heading', { name: 'Finish at DBS / POSB' })).toBeTruthy();
  expect(document.querySelector('meta[http-equiv=refresh]')).toBeNull();
  expect(screen.getByRole('link', { name: 'Check again' }).getAttribute('href')).toBe(
    `${patterns.newBank}${known}`,
  );
});

test('asks again until the bank has answered, and no longer', async () => {
  let asked = 0;
  open(known, [
    mockRoute('getPaymentSetup', () => {
      asked += 1;
      return asked === 1
        ? makeSetup({ state: 'processing' })
        : makeSetup({ state: 'active', redirectUrl: null });
    }),
  ]);
  expect(await screen.findByRole('heading', { name: 'Waiting for the bank' })).toBeTruthy();
  expect(
    await screen.findByRole('heading', { name: 'Bank account set up' }, { timeout: 5_000 }),
  ).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Check again' })).toBeNull();
});

test('offers a new bank account to the homes that are paid by none yet', async () => {
  const home = makeService({ method: null, may: ['change-method'] });
  open(known, [
    mockRoute('getPaymentSetup', makeSetup({ state: 'active', redirectUrl: null })),
    mockRoute('listServices', [
      home,
      makeService({ id: 'plananother2', may: ['change-method'] }),
      makeReceivedService({ id: 'planpaidtome' }),
    ]),
  ]);
  const links = await screen.findAllByRole('link', { name: /^Use it for / });
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    `/profile/my-services/sewapay/${home.id}?edit=method`,
  ]);
});

test('says why the bank rejected it, and how to try again', async () => {
  open(known, [mockRoute('getPaymentSetup', makeSetup({ state: 'rejected', reason: 'lower-limit' }))]);
  expect(await screen.findByText(/limit you set at the bank is lower/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(patterns.newBank);
});

test('an approver of a company has time', async () => {
  open(known, [mockRoute('getPaymentSetup', makeSetup({ state: 'processing', segment: 'corporate' }))]);
  expect(await screen.findByText(/within two days/)).toBeTruthy();
});

test('the bank that does not answer is said at the form, with what was chosen', async () => {
  open('', [mockRoute('startPaymentSetup', new ApiError({ code: 'R001', status: 503 }))]);
  await choose('UOB');
  expect(await screen.findByText(/isn’t responding/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>(/^Bank/).value).toBe('UOB');
});

test('asks somebody to prove that it is them first, and leads back to the form', async () => {
  open('?service=plantiong222', [answerStepUps(0)]);
  expect((await screen.findByRole('link', { name: "Confirm it's you" })).getAttribute('href')).toBe(
    `/user/prove?for=payment&to=${encodeURIComponent('/profile/payment/new/bank?service=plantiong222')}`,
  );
  expect(screen.queryByLabelText(/^Bank/)).toBeNull();
});
