import type { Invitation } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import * as page from './InvitationPage.tsx';

const guid = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0001';
const link = `/signup/invite/${guid}`;
const byLink = `/api/invitations/by-link/${guid}`;
const invitation: Invitation = {
  state: 'waiting',
  actorType: 3,
  onboardingType: 2,
  rentalProcessId: null,
  invitedByName: 'Anita',
  isCorporate: false,
  corporateName: null,
  role: null,
  listing: { id: 'abcdefghijkl', name: '6 Marina Boulevard', slug: 'marina' },
  userType: 3,
  isOwn: false,
  isAcceptedByAsker: false,
  expiresAt: '2026-12-04T04:00:00.000Z',
};
const signedIn = mockRoute('control', {
  isAuthenticated: true,
  isValid: true,
  user: { userTypes: ['Tenant'], cid: null },
});

const open = (changes: Partial<Invitation> = {}, answers: readonly HttpHandler[] = []) =>
  openPage(page, {
    pattern: '/signup/invite/:guid',
    address: link,
    answers: [...answers, mockRoute('getInvitation', { ...invitation, ...changes })],
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('says who invites, for which home, as what and until when, and promises that nothing happens yet', async () => {
  const { container, calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Anita invites you' })).toBeTruthy();
  expect(container.textContent).toContain('Join 6 Marina Boulevard. Nothing happens until you accept.');
  expect([...container.querySelectorAll('dt, dd')].map((part) => part.textContent)).toEqual([
    'Invited by',
    'Anita',
    'Home',
    '6 Marina Boulevard',
    'You join as',
    'Main Agent',
    'Valid until',
    'Dec 4, 2026',
  ]);
  expect(screen.getByRole('link', { name: '6 Marina Boulevard' }).getAttribute('href')).toBe(
    '/discover/abcdefghijkl/marina',
  );
  expect(calls.map(({ name }) => name).toSorted()).toEqual([`GET ${byLink}`, 'GET /api/user/control']);
});

test('names the company where one invites', async () => {
  const { container } = open({ isCorporate: true, corporateName: 'Harbour', role: 'member', listing: null });
  await screen.findByText('Company');
  expect([...container.querySelectorAll('dd')].slice(1, 3).map((part) => part.textContent)).toEqual([
    'Harbour',
    'Member',
  ]);
});

test('a visitor may sign up, log in or decline; somebody signed in accepts with one press', async () => {
  const names = () => screen.getAllByRole('button').map((button) => button.textContent);
  const { container } = open();
  await screen.findByRole('button', { name: 'Decline' });
  expect(names()).toEqual(['Accept and sign up', 'Accept and log in', 'Decline']);
  container.remove();
  open({}, [signedIn]);
  await screen.findByRole('button', { name: 'Accept' });
  expect(names()).toEqual(['Accept', 'Decline']);
});

test.each([
  ['Accept and sign up', '/signup/by'],
  ['Accept and log in', '/signup/login'],
])('%s remembers the invitation and leads to %s', async (name, to) => {
  const { calls, left } = open({}, [mockRoute('acceptInvitation', { isJoined: false, userType: 3 })]);
  await press(name);
  await waitFor(() => expect(left).toEqual([to]));
  expect(calls.at(-1)).toEqual({ name: `POST ${byLink}/accept`, body: null });
});

test.each([
  ['Accept', 'accept'],
  ['Decline', 'decline'],
])(
  '%s, pressed by somebody signed in, comes back to the invitation as it stands then',
  async (name, call) => {
    const answers = [
      signedIn,
      mockRoute('acceptInvitation', { isJoined: true, userType: 3 }),
      mockRoute('declineInvitation', null),
    ];
    const { calls, left } = open({}, answers);
    await press(name);
    await waitFor(() => expect(left).toEqual([link]));
    expect(calls.filter(({ name: made }) => made.startsWith('POST '))).toEqual([
      { name: `POST ${byLink}/${call}`, body: null },
    ]);
  },
);

test('while the answer is on its way the button is busy', async () => {
  open({}, [mockRoute('acceptInvitation', () => new Promise<never>(() => undefined))]);
  const button = await screen.findByRole('button', { name: 'Accept and sign up' });
  expect(button.getAttribute('aria-busy')).not.toBe('true');
  await userEvent.click(button);
  await waitFor(() => expect(button.getAttribute('aria-busy')).toBe('true'));
});

test.each([
  [
    new ApiError({
      code: 'R005',
      status: 409,
      fields: [{ name: 'invitation', reason: 'was withdrawn by the person who sent it' }],
    }),
    'This invitation was withdrawn by the person who sent it.',
  ],
  [new ApiError({ code: 'R003', status: 503, message: '' }), 'Something went wrong, please try again.'],
])('what keeps it from being accepted is said, and the invitation stays: %s', async (error, sentence) => {
  const { left } = open({}, [mockRoute('acceptInvitation', error)]);
  await press('Accept and sign up');
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Accept and sign up' })).toBeTruthy();
  expect(left).toEqual([]);
});

test.each([
  [[], '/'],
  [[signedIn], '/login'],
])('one that was used cannot be answered, and leads on', async (answers, to) => {
  const { container } = open({ state: 'accepted' }, answers);
  expect(await screen.findByRole('heading', { name: 'This invitation has been used' })).toBeTruthy();
  expect(container.textContent).toContain('An invitation works once. Ask Anita for a new one.');
  expect(container.textContent).not.toContain('Valid until');
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(to);
});

test('one that cannot be had now says that nothing was accepted, and leads to the home page', async () => {
  const { container } = open({}, [mockRoute('getInvitation', new ApiError({ code: 'R001', status: 503 }))]);
  expect(
    await screen.findByRole('heading', { name: "We can't show this invitation right now" }),
  ).toBeTruthy();
  expect(container.textContent).toContain('Nothing was accepted or declined');
  expect(screen.getByRole('link', { name: 'Go to home page' }).getAttribute('href')).toBe('/');
});
