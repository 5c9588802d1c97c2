import type { StepUps, User } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, notSteppedUp, steppedUp } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import * as page from './StepUpPage.tsx';

const path = '/user/prove';
const texted = { phoneNumber: '+6580000901', prefix: 'KTM', expiresIn: 280, resendIn: 0 };

interface Case {
  readonly purpose?: string;
  readonly person?: Partial<User>;
  readonly stepUps?: Partial<StepUps>;
  readonly answers?: readonly HttpHandler[];
}
const open = ({ purpose = 'contact', person = {}, stepUps = {}, answers = [] }: Case = {}) =>
  openPage(page, {
    pattern: path,
    address: `${path}?for=${purpose}`,
    answers: [
      ...answers,
      mockRoute('getUser', { ...ada, ...person }),
      mockRoute('getStepUps', { ...notSteppedUp, ...stepUps }),
    ],
  });

const main = () => within(screen.getByRole('main'));

async function enterCode(): Promise<void> {
  await userEvent.fill(await screen.findByLabelText(/^Verification code/), '123456');
  await userEvent.click(screen.getByRole('button', { name: 'Confirm' }));
}

test('the page has its title, and a way back for whoever does not want to', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: "Confirm it's you" })).toBeTruthy();
  expect(document.title).toBe("Confirm it's you · Sewa");
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('link', { name: 'Not now' }).getAttribute('href')).toBe('/profile');
});

test.each([
  ['contact', 'you edit your contact details', '/profile/me#change-phone'],
  ['export', 'you download your data', '/profile#data'],
  ['leave', 'you delete your account', '/profile/leave'],
  ['payment', 'you change how you pay or who you pay', '/profile/payment'],
  [
    'payment&to=%2Fflow%2Fpay%2Fapply%3Fstep%3Dpayee',
    'you change how you pay or who you pay',
    '/flow/pay/apply?step=payee',
  ],
  ['payment&to=%2F%2Felsewhere.test', 'you change how you pay or who you pay', '/profile/payment'],
  [
    'sign&to=%2Fcontract%2Frentalbedok2%23sign-own',
    'you sign an agreement',
    '/contract/rentalbedok2#sign-own',
  ],
  ['sign&to=%2Fcontract%2F..%2Fprofile', 'you sign an agreement', '/contract'],
  ['nothing-known', 'you edit your contact details', '/profile/me#change-phone'],
])(
  'for %s it says before what it is, and leads on whoever has proven themselves',
  async (purpose, label, to) => {
    open({ purpose });
    const lead = `Before ${label}, we'll check it's you. We won't ask again for five minutes.`;
    expect(await screen.findByText(lead)).toBeTruthy();
    const answers = {
      'GET /api/user/proofs': { body: { succeed: true, data: steppedUp } },
      'GET /api/user/get': { body: { succeed: true, data: ada } },
    };
    const request = makePageRequest(`${path}?for=${purpose}`, answers);
    expect(await catchAnswer(page.loader(request))).toMatchObject({ status: 302, to });
  },
);

describe('the ways to prove it', () => {
  const byCode = () => screen.queryByRole('button', { name: 'Send me a code' });
  const byIssuer = () => screen.queryByRole('link', { name: 'Confirm with Singpass' });
  const divider = () => screen.queryByRole('separator');

  test('are a code where somebody has a phone only', async () => {
    open();
    await screen.findByRole('main');
    expect([byCode() !== null, byIssuer() !== null, divider() !== null]).toEqual([true, false, false]);
  });

  test('are either, with a line between them, where they are known at an issuer too', async () => {
    open({ stepUps: { issuers: ['singpass'] }, purpose: 'export' });
    await screen.findByRole('main');
    expect([byCode() !== null, byIssuer() !== null, divider() !== null]).toEqual([true, true, true]);
    expect(byIssuer()?.getAttribute('href')).toBe('/splogin?for=export');
    expect(byIssuer()?.dataset.variant).toBe('secondary');
  });

  test('are the issuer alone where they have no phone', async () => {
    open({ person: { phoneNumber: null }, stepUps: { issuers: ['singpass'] } });
    expect(await screen.findByText(/We won't ask again for five minutes\.$/)).toBeTruthy();
    expect([byCode() !== null, byIssuer() !== null, divider() !== null]).toEqual([false, true, false]);
    expect(byIssuer()?.dataset.variant).toBe('primary');
  });

  test('are none where they have neither: they are told to write to us', async () => {
    open({ person: { phoneNumber: null } });
    expect(
      await screen.findByText(/Your account has no phone number for a code, so please contact us\.$/),
    ).toBeTruthy();
    expect([byCode() !== null, byIssuer() !== null, divider() !== null]).toEqual([false, false, false]);
  });
});

describe('a code', () => {
  test('is sent to the phone, and entered in a new document with the same purpose', async () => {
    const { calls, left } = open({ purpose: 'leave', answers: [mockRoute('startStepUp', texted)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
    await waitFor(() => expect(left).toEqual([`${path}?for=leave`]));
    expect(listWrites(calls)).toEqual([{ name: 'POST /api/user/step-up', body: null }]);
  });

  test('that cannot be sent is said to be so', async () => {
    const fields = [{ name: 'phoneNumber', reason: 'has been sent too many codes today.' }];
    const tooMany = new ApiError({ code: 'R003', status: 429, fields });
    const { left } = open({ purpose: 'leave', answers: [mockRoute('startStepUp', tooMany)] });
    await userEvent.click(await screen.findByRole('button', { name: 'Send me a code' }));
    expect((await main().findByRole('alert')).textContent).toBe(
      'Your number has been sent too many codes today.',
    );
    expect(left).toEqual([]);
  });

  test('that is entered proves it, and leads in a new document to what it was wanted for', async () => {
    const { calls, left } = open({
      purpose: 'leave',
      stepUps: { stepUp: texted },
      answers: [mockRoute('finishStepUp', { provenFor: 300 })],
    });
    await enterCode();
    await waitFor(() => expect(left).toEqual(['/profile/leave']));
    expect(listWrites(calls)).toEqual([{ name: 'POST /api/user/step-up/validate', body: { otp: '123456' } }]);
  });

  test('that is wrong is marked at its field, with the focus there', async () => {
    const fields = [{ name: 'otp', reason: 'is wrong or no longer valid.' }];
    const wrong = new ApiError({ code: 'R006', status: 400, fields });
    const { left } = open({
      purpose: 'leave',
      stepUps: { stepUp: texted },
      answers: [mockRoute('finishStepUp', wrong)],
    });
    await enterCode();
    expect(await screen.findByText('This code is wrong or no longer valid.')).toBeTruthy();
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Verification code/)));
    expect(main().queryByRole('alert')).toBeNull();
    expect(left).toEqual([]);
  });

  test('without an answer leaves the page as it is, and says so', async () => {
    const failed = new ApiError({ code: 'R001', status: 500 });
    open({ purpose: 'leave', stepUps: { stepUp: texted }, answers: [mockRoute('finishStepUp', failed)] });
    await enterCode();
    expect((await main().findByRole('alert')).textContent).toBe('Something went wrong, please try again.');
    expect(screen.getByRole('button', { name: 'Confirm' })).toBeTruthy();
  });

  test.each([
    ['left out', {}, ''],
    ['as long as a book', { otp: '1'.repeat(5000) }, '1'.repeat(100)],
  ])('that is %s is for the server to judge', async (_, typed, otp) => {
    const requested: string[] = [];
    const { url, ...rest } = makePageRequest(path, {}, requested);
    const body = new URLSearchParams({ form: 'prove', ...typed });
    const request = new Request(url, { method: 'POST', body });
    await expect(page.action({ ...rest, url, request })).rejects.toMatchObject({ status: 404 });
    expect(requested).toEqual([`POST /api/user/step-up/validate ${JSON.stringify({ otp })}`]);
  });
});

test('the page comes by itself where nothing was read before it', async () => {
  const answers = [mockRoute('getUser', ada), mockRoute('getStepUps', notSteppedUp)];
  openPage({ default: page.default }, { pattern: path, answers });
  expect(await screen.findByRole('button', { name: 'Send me a code' })).toBeTruthy();
});
