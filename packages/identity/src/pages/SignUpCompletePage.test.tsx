import type { Invitation } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { type MockAnswer, mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import {
  companyInvitation,
  findAlert,
  homeInvitation,
  listWrites,
  neverAnswer,
  queryAlert,
  rejectField,
} from '../../test/signUp.ts';
import * as page from './SignUpCompletePage.tsx';

const open = (invitation: Invitation | null, finish: MockAnswer<'finishOnboarding'> = null) =>
  openPage(page, {
    answers: [mockRoute('currentInvitation', invitation), mockRoute('finishOnboarding', finish)],
  });
const joined: Invitation = { ...companyInvitation, state: 'accepted', isAcceptedByAsker: true };

test.each([
  ['that waits', homeInvitation, 'Join The Sail', 'Anita Krishnan is waiting for your answer.', 'Join'],
  ['taken up just now', joined, "You're in", "You've joined Harbour Homes Pte Ltd.", 'Continue'],
])('an invitation %s is shown with its facts and a button', async (_, invitation, title, notice, name) => {
  open(invitation);
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(notice)).toBeTruthy();
  expect(screen.getByText('Invited by')).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Continue' })).toBeNull();
  expect(queryAlert()).toBeNull();
});

const again = 'Ask Anita Krishnan for a new one.';
test.each([
  ['expired', 'This invitation has expired', `Invitations are valid for 14 days. ${again}`],
  ['accepted', 'This invitation has been used', `An invitation works once. ${again}`],
] as const)('one that is %s says why it cannot be taken up, and leads on', async (state, title, notice) => {
  open({ ...homeInvitation, state });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
  expect(screen.getByText(notice)).toBeTruthy();
  expect(screen.getByText('Invited by')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever follows none is told so, and led on', async () => {
  open(null);
  expect(
    await screen.findByRole('heading', { level: 1, name: 'You have no invitation to answer' }),
  ).toBeTruthy();
  expect(screen.getByText("You've already answered it, or it's open in another browser.")).toBeTruthy();
  expect(screen.queryByText('Invited by')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/login');
});

test('the invitation is read before the page is shown', async () => {
  const requested: string[] = [];
  const answers = { 'GET /api/invitations/current': { body: { succeed: true, data: homeInvitation } } };
  await page.loader(makePageRequest('/signup/onboarding/complete', answers, requested));
  expect(requested).toEqual(['GET /api/invitations/current']);
});

const press = async () => userEvent.click(await screen.findByRole('button', { name: 'Join' }));

test.each([
  ['is taken up, and log-in leads on', null, '/login'],
  [
    'of somebody not signed in leads to log-in first',
    new ApiError({ code: 'R003', status: 401 }),
    '/signup/login',
  ],
  [
    'of somebody without the user type leads to sign-up',
    new ApiError({ code: 'R003', status: 403 }),
    '/signup/by',
  ],
])('an invitation %s', async (_, finish, to) => {
  const { calls, left } = open(homeInvitation, finish);
  await press();
  await waitFor(() => expect(left).toEqual([to]));
  expect(listWrites(calls)).toEqual([{ name: 'POST /api/user/onboarding', body: null }]);
});

test.each([
  [
    'has expired meanwhile',
    rejectField('invitation', 'has expired, so ask for a new one', 409),
    'This invitation has expired, so ask for a new one.',
  ],
  ['gets no answer', new ApiError({ code: 'R001', status: 503 }), 'Something went wrong, please try again.'],
])('an invitation that %s stays, and says so', async (_, finish, message) => {
  const { left } = open(homeInvitation, finish);
  await press();
  expect((await findAlert()).textContent).toBe(message);
  expect(within(screen.getByRole('main')).getByRole('button', { name: 'Join' })).toBeTruthy();
  expect(left).toEqual([]);
});

test('the button is busy while an invitation is taken up', async () => {
  open(homeInvitation, neverAnswer);
  await press();
  await waitFor(() => expect(screen.getByRole('button', { name: 'Join' }).ariaBusy).toBe('true'));
});
