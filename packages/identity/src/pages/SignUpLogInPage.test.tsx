import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { homeInvitation, listWrites } from '../../test/signUp.ts';
import * as page from './SignUpLogInPage.tsx';

const usual = "We'll send a code to your phone, then you can continue where you left off.";

test.each([
  ['waits', homeInvitation, "Log in to join The Sail. We'll send a code to your phone."],
  ['has expired', { ...homeInvitation, state: 'expired' as const }, usual],
  ['nobody follows', null, usual],
])('where an invitation %s, log-in says what comes next', async (_, invitation, lead) => {
  openPage(page, { answers: [mockRoute('currentInvitation', invitation)] });
  expect(await screen.findByText(lead)).toBeTruthy();
});

test('the invitation is read before the page is shown', async () => {
  const requested: string[] = [];
  const answers = { 'GET /api/invitations/current': { body: { succeed: true, data: homeInvitation } } };
  await page.loader(makePageRequest('/signup/login', answers, requested));
  expect(requested).toEqual(['GET /api/invitations/current']);
});

test('a number is sent a code to log in with', async () => {
  const { calls, left } = openPage(page);
  await userEvent.fill(await screen.findByLabelText(/^Phone number/), '9123 4567');
  await userEvent.click(screen.getByRole('button', { name: 'Send me a code' }));
  await waitFor(() => expect(left).toEqual(['/login/otp']));
  expect(listWrites(calls)).toEqual([{ name: 'POST /api/login/otp', body: { phoneNumber: '9123 4567' } }]);
});
