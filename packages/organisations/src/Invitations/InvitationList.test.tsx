import type { InvitationEntry } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alpha, answersFor } from '../../test/fixtures.ts';
import { openScreen } from '../../test/openScreen.tsx';
import * as account from '../pages/AccountPage.tsx';

const invitation = (rest: Partial<InvitationEntry> = {}): InvitationEntry => ({
  id: 'i1',
  email: 'bo@people.example',
  state: 'waiting',
  role: 'member',
  actorType: 6,
  onboardingType: 2,
  invitedByName: 'Ada',
  corporateName: 'Alpha',
  organisationId: null,
  listing: null,
  createdAt: '2026-11-02T04:00:00Z',
  expiresAt: '2026-11-16T04:00:00Z',
  ...rest,
});
const open = (invitations: InvitationEntry[], ...answers: Parameters<typeof openScreen>[1]) =>
  openScreen(account, [...answers, mockRoute('listInvitations', invitations), ...answersFor()]);
const findRow = async (email: string) =>
  within((await screen.findByText(email)).closest('li') ?? document.body);
const writes = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => !name.startsWith('GET '));
const withdrawal = { name: 'Withdraw the invitation to bo@people.example' };

describe('the invitations of a corporate', () => {
  test('nobody was invited yet', async () => {
    open([]);
    expect(await screen.findByText('No invitations yet.')).toBeTruthy();
  });

  test('one that waits says as what, by whom, since when and until when, and can be withdrawn', async () => {
    open([invitation({ role: 'administrator' })]);
    const row = await findRow('bo@people.example');
    expect(row.getByText('Pending')).toBeTruthy();
    expect(
      row.getByText('Invited as an administrator by Ada on Nov 2, 2026, valid until Nov 16, 2026'),
    ).toBeTruthy();
    expect(row.getByRole('button', withdrawal)).toBeTruthy();
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  });

  test.each([
    ['accepted', 'Accepted'],
    ['declined', 'Declined'],
    ['withdrawn', 'Withdrawn'],
    ['expired', 'Expired'],
  ] as const)(
    'one that was %s says so, has no end any more and cannot be withdrawn',
    async (state, label) => {
      open([invitation({ state })]);
      const row = await findRow('bo@people.example');
      expect(row.getByText(label)).toBeTruthy();
      expect(row.getByText('Invited as a member by Ada on Nov 2, 2026')).toBeTruthy();
      expect(row.queryByRole('button')).toBeNull();
    },
  );

  test('what an owner invited for a listing is not the corporate’s', async () => {
    open([invitation({ role: null })]);
    expect(await screen.findByText('No invitations yet.')).toBeTruthy();
    expect(screen.queryByText('bo@people.example')).toBeNull();
  });

  test('somebody who only reads sees none of them', async () => {
    openScreen(account, [
      mockRoute('listInvitations', [invitation()]),
      ...answersFor([{ ...alpha, role: 'member' }]),
    ]);
    expect(await screen.findByText('Max')).toBeTruthy();
    expect(screen.queryByText('bo@people.example')).toBeNull();
  });
});

describe('withdrawing', () => {
  test('by keyboard takes the one it stands beside, and says so there', async () => {
    const other = invitation({ id: 'i2', email: 'cy@people.example' });
    const { calls } = open([other, invitation()]);
    const row = await findRow('bo@people.example');
    (await findRow('cy@people.example')).getByRole('button').focus();
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(row.getByRole('button', withdrawal));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(row.getByRole('status').textContent).toBe('Withdrawn.'));
    expect((await findRow('cy@people.example')).getByRole('status').textContent).toBe('');
    expect(writes(calls)).toEqual([{ name: 'DELETE /api/invitations/i1', body: null }]);
  });

  test('what was taken up a moment ago says that it is not here any more', async () => {
    open([invitation()], mockRoute('withdrawInvitation', new ApiError({ code: 'R002', status: 404 })));
    const row = await findRow('bo@people.example');
    await userEvent.click(row.getByRole('button', withdrawal));
    expect((await row.findByRole('alert')).textContent).toBe(
      'This has changed or no longer exists. Refresh the page to see the latest.',
    );
  });
});

describe('inviting', () => {
  const openForm = async (...answers: Parameters<typeof openScreen>[1]) => {
    const screenOf = open([], ...answers);
    const form = within(await screen.findByRole('region', { name: 'Invite someone to Alpha' }));
    return { ...screenOf, form, email: form.getByLabelText<HTMLInputElement>(/Email address/) };
  };

  test('sends the address, the role and the organisation, says so and is free again', async () => {
    const { calls, form, email } = await openForm(
      mockRoute('makeInvitation', { ...invitation(), guid: '0b6f3c5e-9a1d-4c7e-8f21-3d4e5f6a7b8c' }),
    );
    await userEvent.fill(email, 'bo@people.example');
    await userEvent.selectOptions(form.getByLabelText('Role'), 'administrator');
    await userEvent.selectOptions(form.getByLabelText('Organisation'), 'east');
    await userEvent.click(email);
    await userEvent.keyboard('{Enter}');
    expect(await form.findByText('Invitation sent to bo@people.example.')).toBeTruthy();
    await waitFor(() => expect(email.value).toBe(''));
    expect(writes(calls)).toEqual([
      {
        name: 'POST /api/invitations',
        body: { email: 'bo@people.example', role: 'administrator', actorType: 6, organisationId: 'east' },
      },
    ]);
  });

  test('an address that is refused stays typed, with the reason beside it', async () => {
    const fields = [{ name: 'email', reason: 'is that of a member' }];
    const { form, email } = await openForm(
      mockRoute('makeInvitation', new ApiError({ code: 'R006', status: 400, fields })),
    );
    await userEvent.fill(email, 'max@people.example');
    await userEvent.click(form.getByRole('button', { name: 'Invite' }));
    expect(await form.findByText('This email address is that of a member.')).toBeTruthy();
    expect(email.value).toBe('max@people.example');
    expect(email.getAttribute('aria-invalid')).toBe('true');
  });
});
