import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openPage } from '../../test/openPage.tsx';
import { homeInvitation } from '../../test/signUp.ts';
import * as page from './SignUpOnboardingPage.tsx';

const own = { ...homeInvitation, isOwn: true };
const expired = { ...homeInvitation, state: 'expired' as const };

test.each([
  ['can take the invitation up confirms it', true, homeInvitation, true, '/signup/onboarding/complete'],
  ['is invited but has no such user type signs up', false, homeInvitation, true, '/signup/by'],
  ['is invited but has no account signs up', false, homeInvitation, false, '/signup/by'],
  ['opened their own invitation goes where log-in leads', false, own, true, '/login'],
  ['comes too late goes where log-in leads', false, expired, true, '/login'],
  ['comes too late and has no account chooses who they are', false, expired, false, '/signup'],
  ['follows none goes where log-in leads', false, null, true, '/login'],
  ['follows none and has no account chooses who they are', false, null, false, '/signup'],
])('whoever %s', async (_, isWaiting, invitation, isValid, to) => {
  const { findAddress } = openPage(page, {
    pattern: '/signup/onboarding',
    answers: [
      mockRoute('getOnboarding', isWaiting),
      mockRoute('currentInvitation', invitation),
      mockRoute('control', { isAuthenticated: isValid, isValid, user: null }),
    ],
  });
  await waitFor(() => expect(findAddress()).toBe(to));
});

test('while it is looked up, the page says so', async () => {
  openPage({ default: page.default });
  expect(await screen.findByRole('heading', { name: 'Looking for your invitation…' })).toBeTruthy();
});
