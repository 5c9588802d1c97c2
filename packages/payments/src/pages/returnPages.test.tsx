import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { PageRequest } from '@sewa/pages';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePartnerSetup, makeReference, makeSetup } from '../testing/sampleMethods.ts';
import * as bank from './BankPage.tsx';
import * as cardCallback from './CardCallbackPage.tsx';
import * as cardRedirect from './CardRedirectPage.tsx';
import * as newBank from './NewBankPage.tsx';
import * as partnerCallback from './PartnerCallbackPage.tsx';

const { id } = makeSetup();
const post = (path: string): PageRequest => {
  const url = new URL(path, 'https://sewa.test');
  const request = new Request(url, { method: 'POST', body: new FormData() });
  // Whatever a bank posts, no call is made before the page is opened by GET.
  return { url, request, params: { id } } as unknown as PageRequest;
};
const findGoal = async (answer: unknown) => {
  const response = (await answer) as Response;
  return [response.status, response.headers.get('location')];
};

test('what a bank posts from its own site leads to the same page by GET', async () => {
  const card = `${patterns.newCardCallback}?setup=${id}`;
  expect(await findGoal(cardCallback.action(post(`${card}&status=ok`)))).toEqual([303, card]);
  const atBank = `${patterns.newBank}?setup=${id}`;
  expect(await findGoal(newBank.action(post(`${atBank}&status=ok`)))).toEqual([303, atBank]);
  const partner = `/ext/payment/setup/${id}/card/callback`;
  expect(await findGoal(partnerCallback.action(post(`${partner}?status=ok`)))).toEqual([303, partner]);
});

const openCard = (answer: Parameters<typeof mockRoute<'getPaymentSetup'>>[1]) =>
  openPage(cardCallback, {
    pattern: patterns.newCardCallback,
    address: `${patterns.newCardCallback}?setup=${id}`,
    answers: [mockRoute('getPaymentSetup', answer)],
  });

test('a card that failed 3DS says so, and what to do', async () => {
  openCard(makeSetup({ kind: 'card', bank: null, state: 'rejected', reason: '3ds-failed' }));
  expect(await screen.findByRole('heading', { name: 'Card not set up' })).toBeTruthy();
  expect(screen.getByText(/could not confirm that it was you/)).toBeTruthy();
});

test('whoever comes back signed out logs in, then sees how it stands', async () => {
  openCard(new ApiError({ code: 'R003', status: 401 }));
  expect((await screen.findByRole('link', { name: 'Log in' })).getAttribute('href')).toBe(
    `${patterns.newCardCallback}?setup=${id}&log-in=1`,
  );
});

test('a card that is set up already is not asked for again', async () => {
  const page = openPage(cardRedirect, {
    pattern: patterns.newCardRedirect,
    address: `${patterns.newCardRedirect}?setup=${id}`,
    answers: [mockRoute('getPaymentSetup', makeSetup({ kind: 'card', state: 'active', redirectUrl: null }))],
  });
  await waitFor(() => expect(page.findAddress()).toBe(`${patterns.newCardCallback}?setup=${id}`));
});

const openPartner = (state: 'active' | 'processing' | 'rejected') =>
  openPage(partnerCallback, {
    pattern: patterns.partnerSetupBankCallback,
    address: `/ext/payment/setup/${id}/bank/callback`,
    answers: [
      mockRoute(
        'getPartnerSetup',
        makePartnerSetup({}, { kind: 'egiro', bank: 'DBS', state, redirectUrl: null }),
      ),
    ],
  });

test.each([
  ['active', '0;url=#partner'],
  ['processing', undefined],
  ['rejected', undefined],
] as const)('a setup that is %s leads a customer back to the partner', async (state, refresh) => {
  openPartner(state);
  expect((await screen.findByRole('link', { name: 'Back to Harbour Living' })).getAttribute('href')).toBe(
    '#partner',
  );
  expect(document.querySelector('meta[http-equiv=refresh]')?.getAttribute('content')).toBe(refresh);
});

test('who was refused may choose another way from there', async () => {
  openPartner('rejected');
  const again = await screen.findByRole('link', { name: 'Try again' });
  expect(again.getAttribute('href')).toMatch(/^\/ext\/payment\/setup\/[\w-]+\?again=1$/);
});

const openBank = (reference = makeReference()) =>
  openPage(bank, {
    pattern: patterns.paymentBank,
    address: `${patterns.paymentBank}?ref=r1`,
    answers: [mockRoute('getPaymentReference', reference)],
  });

test('the page of DBS says what is approved there, and leads on to it', async () => {
  openBank();
  expect(await screen.findByText('$4,000')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue to DBS' }).getAttribute('href')).toBe('#dbs');
});

test('the page of DBS says afterwards what came of it', async () => {
  openBank(makeReference({ state: 'rejected', url: null }));
  expect(await screen.findByText('DBS did not approve it.')).toBeTruthy();
});
