import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import type { LinkServiceAccess } from '@sewa/pages/deep-links';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { alpha, answersFor } from '../../test/fixtures.ts';
import { openScreen } from '../../test/openScreen.tsx';
import * as account from './AccountPage.tsx';
import * as selection from './SelectionPage.tsx';
import * as subbusiness from './SubbusinessPage.tsx';

const writes = (calls: readonly { name: string; body: unknown }[]) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

async function openPart(name: string): Promise<HTMLElement> {
  const summary = (await screen.findAllByText(name)).find((element) => element.closest('summary'));
  if (!summary) throw new Error(`${name} has no part.`);
  await userEvent.click(summary);
  return summary.closest('details') ?? document.body;
}

describe('user management', () => {
  test('changes a role, and says so beside it', async () => {
    const { calls } = openScreen(account, answersFor());
    const part = within(await openPart('Max'));
    await userEvent.selectOptions(part.getByLabelText('Role'), 'administrator');
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    expect(await part.findByText('Saved.')).toBeTruthy();
    expect(writes(calls)).toEqual([
      {
        name: 'PATCH /api/corporate/members/max',
        body: { role: 'administrator', organisationId: null, version: 1 },
      },
    ]);
  });

  test('says that somebody else changed it meanwhile, and leaves what was chosen', async () => {
    const message = 'This was changed meanwhile.';
    openScreen(account, [
      mockRoute('changeMember', new ApiError({ code: 'R003', status: 409, message })),
      ...answersFor(),
    ]);
    const part = within(await openPart('Max'));
    await userEvent.selectOptions(part.getByLabelText('Role'), 'administrator');
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    expect((await part.findByRole('alert')).textContent).toBe(message);
    expect(part.getByLabelText<HTMLSelectElement>('Role').value).toBe('administrator');
  });

  test('asks before it removes somebody, with the way back in focus', async () => {
    const { calls } = openScreen(account, answersFor());
    const part = within(await openPart('Max'));
    await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    const cancel = await part.findByRole('button', { name: 'Cancel' });
    await waitFor(() => expect(document.activeElement).toBe(cancel));
    expect(part.getByRole('alert').textContent).toContain("Remove Max? They won't be able to act for Alpha.");
    await userEvent.keyboard('{Enter}');
    expect(await part.findByRole('button', { name: 'Remove' })).toBeTruthy();
    expect(writes(calls)).toEqual([]);
  });

  test('removes somebody when that is agreed to', async () => {
    const { calls } = openScreen(account, answersFor());
    const part = within(await openPart('Max'));
    await userEvent.click(part.getByRole('button', { name: 'Remove' }));
    await userEvent.click(await part.findByRole('button', { name: 'Remove from Alpha' }));
    await waitFor(() =>
      expect(writes(calls)).toEqual([{ name: 'DELETE /api/corporate/members/max', body: null }]),
    );
  });

  test('says why the last administrator stays one', async () => {
    const fields = [
      { name: 'role', reason: "can't be removed or changed: a company needs at least one administrator" },
    ];
    openScreen(account, [
      mockRoute('changeMember', new ApiError({ code: 'R006', status: 400, fields })),
      ...answersFor(),
    ]);
    const part = within(await openPart('Ada'));
    await userEvent.click(part.getByRole('button', { name: 'Save' }));
    expect((await part.findByRole('alert')).textContent).toBe(
      "This role can't be removed or changed: a company needs at least one administrator.",
    );
  });

  const guid = '4b0e1f4e-7a55-4c2d-9b1a-0123456789ab';
  const made = mockRoute('makeInvitation', {
    id: guid.replace('4b', '5b'),
    email: 'new@people.example',
    actorType: 6,
    onboardingType: 2,
    state: 'waiting',
    invitedByName: 'Ada',
    corporateName: 'Alpha',
    role: 'member',
    organisationId: null,
    listing: null,
    createdAt: '2026-11-12T04:00:00Z',
    expiresAt: '2026-11-26T04:00:00Z',
    guid,
  });
  const plainUrl = `https://sewa.test/signup/invite/${guid}`;

  async function invite(): Promise<HTMLInputElement> {
    await userEvent.fill(await screen.findByLabelText(/Email address/), 'new@people.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    return screen.findByLabelText<HTMLInputElement>('Invitation link');
  }

  test('gives the link of an invitation that was just made, to be copied', async () => {
    const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    openScreen(account, [made, ...answersFor()]);
    expect((await invite()).value).toBe(plainUrl);
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(await screen.findByText('The link is copied.')).toBeTruthy();
    expect(writeText).toHaveBeenCalledWith(plainUrl);
    writeText.mockRejectedValue(new Error('not allowed'));
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    expect(
      await screen.findByText("We couldn't copy the link. It's selected, so you can copy it yourself."),
    ).toBeTruthy();
  });

  test('warns when the link service fails, and gives the plain link', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const links: Awaited<ReturnType<LinkServiceAccess['load']>> = {
      read: () => () => undefined,
      follow: () => true,
      make: async ({ plainUrl: url }, onFailure) => {
        onFailure();
        return { url, hasFailed: true };
      },
    };
    openScreen(account, [made, ...answersFor()], { isOpenedByLink: false, load: async () => links });
    const box = await invite();
    await userEvent.click(screen.getByRole('button', { name: 'Copy the link' }));
    const region = within(await screen.findByRole('region', { name: 'Notifications' }));
    expect(
      await region.findByText(/^The link service could not be initialized, please try again/),
    ).toBeTruthy();
    expect(box.value).toBe(plainUrl);
  });

  test('is for reading by a member', async () => {
    openScreen(account, answersFor([{ ...alpha, role: 'member' }]));
    expect(await screen.findByText('Max')).toBeTruthy();
    expect(within(screen.getByRole('main')).queryByRole('button')).toBeNull();
    expect(screen.queryByText('Invitations')).toBeNull();
  });

  test.each([
    ['No company selected', [{ ...alpha, isCurrent: false }]],
    ["You're not in a company yet", []],
  ])('says: %s', async (message, corporates) => {
    openScreen(account, answersFor(corporates));
    expect(await screen.findByText(message)).toBeTruthy();
  });
});

describe('a company that is not verified', () => {
  const unverified = { ...alpha, isVerified: false };
  const message = /^We're checking your company's UEN\. Until we've confirmed it/;

  test.each([
    ['user management', account],
    ['organisations', subbusiness],
  ])('is marked beside its name in %s, with what that means and what comes next', async (_, page) => {
    openScreen(page, answersFor([unverified]));
    const badge = await screen.findByText('Not verified');
    expect(badge.parentElement?.textContent).toBe('Alpha Not verified');
    expect(screen.getByText(message)).toBeTruthy();
  });

  test('offers no invitation', async () => {
    openScreen(account, answersFor([unverified]));
    expect(await screen.findByText('You can invite people once Alpha is verified.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Invite' })).toBeNull();
  });

  test('is marked in the choice of whom to act for', async () => {
    const other = { ...alpha, id: 'beta', name: 'Beta', isCurrent: false };
    openScreen(selection, answersFor([unverified, other]));
    const [marked, ...others] = await screen.findAllByText('Not verified');
    expect(marked?.closest('li')?.textContent).toContain('Alpha');
    expect(others).toEqual([]);
  });

  test('says why an invitation was refused that was begun before', async () => {
    const fields = [{ name: 'corporate', reason: "isn't verified yet" }];
    const message = 'This company is not verified yet.';
    openScreen(account, [
      mockRoute('makeInvitation', new ApiError({ code: 'R003', status: 403, message, fields })),
      ...answersFor(),
    ]);
    await userEvent.fill(await screen.findByLabelText(/Email address/), 'new@people.example');
    await userEvent.click(screen.getByRole('button', { name: 'Invite' }));
    expect(await screen.findByText(message)).toBeTruthy();
  });

  test('is not marked once it is verified', async () => {
    openScreen(account, answersFor());
    expect(await screen.findByRole('button', { name: 'Invite' })).toBeTruthy();
    expect(screen.queryByText('Not verified')).toBeNull();
  });
});

describe('organisations', () => {
  test('a new name is meant for the version that is shown', async () => {
    const { calls } = openScreen(subbusiness, answersFor());
    const part = within(await openPart('East'));
    await userEvent.fill(part.getByLabelText(/Name/), 'Far East');
    await userEvent.click(part.getByRole('button', { name: 'Rename' }));
    expect(await part.findByText('Renamed.')).toBeTruthy();
    expect(writes(calls)).toEqual([
      { name: 'PATCH /api/corporate/organisations/east', body: { name: 'Far East', version: 1 } },
    ]);
  });

  test('a name that is refused stays typed', async () => {
    const fields = [{ name: 'name', reason: 'is already used by another open organisation' }];
    openScreen(subbusiness, [
      mockRoute('addOrganisation', new ApiError({ code: 'R006', status: 400, fields })),
      ...answersFor(),
    ]);
    const adding = within(await screen.findByRole('region', { name: 'Add an organisation' }));
    const name = adding.getByLabelText<HTMLInputElement>(/Name/);
    await userEvent.fill(name, 'east');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    expect(await adding.findByText('This name is already used by another open organisation.')).toBeTruthy();
    expect(name.value).toBe('east');
  });

  test.each([0, 500])(
    'without an answer (%i) the form stays, says R003, and what was typed stands there',
    async (status) => {
      const lost = new ApiError({ code: 'R001', status });
      openScreen(subbusiness, [mockRoute('addOrganisation', lost), ...answersFor()]);
      const adding = within(await screen.findByRole('region', { name: 'Add an organisation' }));
      await userEvent.fill(adding.getByLabelText(/Name/), 'South');
      await userEvent.click(adding.getByRole('button', { name: 'Add' }));
      expect(await adding.findByText('Something went wrong, please try again.')).toBeTruthy();
      expect(adding.getByLabelText<HTMLInputElement>(/Name/).value).toBe('South');
    },
  );

  test('a stale page is refused in words and what was typed stays', async () => {
    const stale = new ApiError({ code: 'R003', status: 409, message: 'You now act for Beta.' });
    openScreen(subbusiness, [mockRoute('addOrganisation', stale), ...answersFor()]);
    const adding = within(await screen.findByRole('region', { name: 'Add an organisation' }));
    await userEvent.fill(adding.getByLabelText(/Name/), 'South');
    await userEvent.click(adding.getByRole('button', { name: 'Add' }));
    expect(await adding.findByText('You now act for Beta.')).toBeTruthy();
    expect(adding.getByLabelText<HTMLInputElement>(/Name/).value).toBe('South');
  });
});

test('a choice that does not get through says that nothing has changed, and tells no tab', async () => {
  const other = { ...alpha, id: 'beta', name: 'Beta', isCurrent: false };
  const { announced, calls } = openScreen(selection, [
    mockRoute('switchCorporate', new ApiError({ code: 'R001', status: 500 })),
    ...answersFor([alpha, other]),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Beta' }));
  expect(await screen.findByText('Something went wrong, please try again.')).toBeTruthy();
  expect(writes(calls)).toEqual([{ name: 'POST /api/corporate/switch', body: { corporateId: 'beta' } }]);
  expect(announced).toEqual([]);
});
