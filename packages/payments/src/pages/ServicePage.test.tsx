import type { RouteAnswer, Service } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  answerService,
  makeApplication,
  makePayee,
  makeReceivedService,
  makeService,
} from '../testing/sampleServices.ts';
import * as page from './ServicePage.tsx';

const stepUps = (provenFor: number) =>
  mockRoute('getStepUps', {
    provenFor,
    issuers: [],
    isEmailProven: true,
    stepUp: null,
    phone: null,
    email: null,
  });
const path = '/profile/my-services/sewapay/plantiong222';
const open = (
  service: Service = makeService(),
  { query = '', answers = [] }: { query?: string; answers?: readonly HttpHandler[] } = {},
) =>
  openPage(page, {
    pattern: patterns.service,
    address: `${path}${query}`,
    answers: [...answers, stepUps(300), ...answerService(service)],
  });
const moved: RouteAnswer<'pauseService'> = { id: 'plantiong222', state: 'active', version: 4, may: [] };
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));

test('a payer sees the plan, and what can be changed', async () => {
  open();
  expect(await screen.findByText('DBS / POSB ending 1234')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change payee' }).getAttribute('href')).toBe(
    `${path}?edit=payee#payee`,
  );
  expect(screen.getByRole('link', { name: 'All bills and receipts' }).getAttribute('href')).toBe(
    '/flow/pay/plantiong222/bills',
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a payee sees who pays, and changes nothing', async () => {
  open(makeReceivedService());
  expect(await screen.findByText('Nur Aishah')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Payment method' })).toBeNull();
});

test.each([
  [true, 1],
  [false, 0],
])('a changed method is mailed only to a confirmed address: %s', async (isEmailProven, count) => {
  const answer = { provenFor: 300, issuers: [], isEmailProven, stepUp: null, phone: null, email: null };
  open(makeService(), { query: '?edit=method', answers: [mockRoute('getStepUps', answer)] });
  expect(await screen.findByLabelText(/^Pay with/)).toBeTruthy();
  expect(screen.queryAllByText('We email you when it changes.')).toHaveLength(count);
});

test('a change asks for a step-up first, and leads back to the same form', async () => {
  open(makeService(), { query: '?edit=payee', answers: [stepUps(0)] });
  expect((await screen.findByRole('link', { name: "Confirm it's you" })).getAttribute('href')).toBe(
    `/user/prove?for=payment&to=${encodeURIComponent(`${path}?edit=payee`)}`,
  );
  expect(screen.queryByLabelText(/^Account number/)).toBeNull();
});

test('changes the payee to somebody new, who waits three days', async () => {
  const added = makePayee({
    id: '9c1c0a55-5b06-4f0b-9c5e-3f7d4a3d0c02',
    state: 'checking',
    usableFrom: null,
  });
  const opened = open(makeService(), {
    query: '?edit=payee',
    answers: [
      mockRoute('addPayee', { id: added.id, state: 'checking', usableFrom: null }),
      mockRoute('changeServicePayee', moved),
    ],
  });
  expect(await screen.findByText(/can pay a new payee after three days/)).toBeTruthy();
  await userEvent.fill(screen.getByLabelText(/^Name of the account holder/), 'Mei Lim');
  await userEvent.selectOptions(screen.getByLabelText(/^Bank/), 'OCBC');
  await userEvent.fill(screen.getByLabelText(/^Account number/), '123-456789');
  await press(/^Save$/);
  await waitFor(() => expect(opened.findAddress()).toBe(`${path}#payee`));
  expect(writes(opened)).toEqual([
    { name: 'POST /api/payees', body: { name: 'Mei Lim', bank: 'OCBC', accountNumber: '123456789' } },
    { name: 'POST /api/services/plantiong222/change-payee', body: { version: 3, payeeId: added.id } },
  ]);
});

test('an incomplete payee is said at its fields, and nothing is sent', async () => {
  const opened = open(makeService(), { query: '?edit=payee' });
  await press(/^Save$/);
  expect(await screen.findByText('Enter 7 to 14 digits')).toBeTruthy();
  expect(writes(opened)).toEqual([]);
});

test('pays by nothing from now on', async () => {
  const opened = open(makeService(), {
    query: '?edit=method',
    answers: [mockRoute('changeServiceMethod', moved)],
  });
  await userEvent.selectOptions(await screen.findByLabelText(/^Pay with/), '');
  await press(/^Save$/);
  await waitFor(() => expect(opened.findAddress()).toBe(`${path}#method`));
  expect(writes(opened)).toEqual([
    { name: 'POST /api/services/plantiong222/change-method', body: { version: 3, methodId: null } },
  ]);
});

test('pauses at once, and asks before it ends', async () => {
  const opened = open(makeService(), {
    answers: [mockRoute('pauseService', moved), mockRoute('endService', moved)],
  });
  await press(/^Pause plan$/);
  expect(await screen.findByText('Plan paused.')).toBeTruthy();
  await press(/^End plan$/);
  expect(await screen.findByText(/can’t be undone/)).toBeTruthy();
  expect(writes(opened)).toHaveLength(1);
  await press(/^End plan$/);
  await waitFor(() => expect(writes(opened)).toHaveLength(2));
});

test('agrees to the answer to an application, or declines it after a question', async () => {
  const answered = makeService({
    type: 'care',
    state: 'answered',
    answer: 'From January.',
    may: ['agree', 'end'],
  });
  const opened = open(answered, {
    answers: [mockRoute('agreeToService', moved), mockRoute('endService', moved)],
  });
  await press(/^Decline$/);
  expect(await screen.findByText(/Decline our answer/)).toBeTruthy();
  await press(/^Keep it$/);
  await press(/^Agree$/);
  expect(await screen.findByText(/^Agreed\./)).toBeTruthy();
  expect(writes(opened).map(({ name }) => name)).toEqual(['POST /api/services/plantiong222/agree']);
});

test('says that it changed in the meantime', async () => {
  open(makeService(), {
    answers: [
      mockRoute(
        'pauseService',
        new ApiError({ code: 'R003', status: 409, fields: [{ name: 'version', reason: 'is stale' }] }),
      ),
    ],
  });
  await press(/^Pause plan$/);
  expect(await screen.findByText(/changed in the meantime/)).toBeTruthy();
});

test('an application has its own address', async () => {
  const opened = open(makeApplication({ id: 'plantiong222' }));
  await waitFor(() => expect(opened.findAddress()).toBe('/profile/my-services/sewacare/plantiong222'));
});
