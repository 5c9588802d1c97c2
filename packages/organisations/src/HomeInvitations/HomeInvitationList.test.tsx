import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openScreen } from '../../test/openScreen.tsx';
import * as invited from '../pages/InvitedPage.tsx';

const writes = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

describe('people invited for a home', () => {
  const home = { id: 'abcdefghijkl', name: '12 Siglap Road' };
  const waiting = {
    id: 'one',
    email: 'wei@people.example',
    actorType: 1,
    onboardingType: 2,
    state: 'waiting',
    invitedByName: 'Ada',
    corporateName: null,
    role: null,
    organisationId: null,
    listing: home,
    createdAt: '2026-11-18T04:00:00Z',
    expiresAt: '2026-12-02T04:00:00Z',
  } as const;
  const guid = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0042';
  const answers = [
    mockRoute('listOwnListings', [home]),
    mockRoute('listInvitations', [waiting]),
    mockRoute('makeInvitation', { ...waiting, guid }),
  ];

  test('shows the link of an invitation that was just made, and no other', async () => {
    const { calls } = openScreen(invited, answers);
    await userEvent.fill(await screen.findByLabelText(/Email address/), ' new@people.example ');
    await userEvent.selectOptions(screen.getByLabelText(/^Role/), 'Main Agent');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    const link = await screen.findByLabelText<HTMLInputElement>(/Invitation link/);
    expect(link.value).toMatch(new RegExp(`/signup/invite/${guid}$`));
    expect(writes(calls)).toEqual([
      {
        name: 'POST /api/invitations',
        body: { email: 'new@people.example', actorType: 3, onboardingType: 2, listingId: home.id },
      },
    ]);
  });

  test('sends again what was said before', async () => {
    const { calls } = openScreen(invited, answers);
    await userEvent.click(await screen.findByRole('button', { name: /^Send again/ }));
    expect(await screen.findByText(/^New invitation sent/)).toBeTruthy();
    expect(writes(calls)).toEqual([
      {
        name: 'POST /api/invitations',
        body: { email: waiting.email, actorType: 1, onboardingType: 2, listingId: home.id },
      },
    ]);
  });

  test('asks before it withdraws, with the way back in focus', async () => {
    const { calls } = openScreen(invited, answers);
    await userEvent.click(await screen.findByRole('button', { name: /^Withdraw/ }));
    const cancel = await screen.findByRole('button', { name: 'Keep invitation' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(writes(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Withdraw invitation' }));
    await waitFor(() => expect(writes(calls)).toEqual([{ name: 'DELETE /api/invitations/one', body: null }]));
  });

  test('keeps what was typed beside why it was refused', async () => {
    const fields = [{ name: 'email', reason: 'should look like name@mail.example' }];
    openScreen(invited, [
      mockRoute('makeInvitation', new ApiError({ code: 'R006', status: 400, fields })),
      ...answers,
    ]);
    const field = await screen.findByLabelText<HTMLInputElement>(/Email address/);
    await userEvent.fill(field, 'wei@home');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText('This email address should look like name@mail.example.')).toBeTruthy();
    expect(field.value).toBe('wei@home');
  });

  test('says so where there is no home to invite for', async () => {
    openScreen(invited, [mockRoute('listOwnListings', []), mockRoute('listInvitations', [])]);
    expect(await screen.findByText('No homes to invite people for')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
  });

  test.each([
    ['waiting', 'Pending', 'Invited on Nov 18, 2026, valid until Dec 2, 2026', ['Send again', 'Withdraw']],
    ['expired', 'Expired', 'Invited on Nov 18, 2026', ['Send again']],
    ['accepted', 'Accepted', 'Invited on Nov 18, 2026', []],
    ['declined', 'Declined', 'Invited on Nov 18, 2026', []],
    ['withdrawn', 'Withdrawn', 'Invited on Nov 18, 2026', []],
  ] as const)(
    'one that is %s says so, and offers what can still be done',
    async (state, label, day, actions) => {
      openScreen(invited, [mockRoute('listInvitations', [{ ...waiting, state }]), ...answers]);
      const row = within((await screen.findByText(waiting.email)).closest('li') ?? document.body);
      expect(row.getByText(label)).toBeTruthy();
      expect(row.getByText('Tenant for 12 Siglap Road')).toBeTruthy();
      expect(row.getByText(day)).toBeTruthy();
      expect(row.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(actions);
      expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
    },
  );

  test('a home that was taken away leaves its invitation, and says so', async () => {
    openScreen(invited, [mockRoute('listInvitations', [{ ...waiting, listing: null }]), ...answers]);
    expect(await screen.findByText("Tenant for a home that's no longer listed")).toBeTruthy();
  });
});
