import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeAgreed } from '../testing/sampleContracts.ts';
import {
  asLandlord,
  counteredRental,
  makeCard,
  makeOffer,
  makeTerms,
  owner,
  RENTAL_ID,
  type SampleRentals,
  sampleRentals,
} from '../testing/sampleRentals.ts';
import * as contract from './ContractPage.tsx';

const open = (sample: SampleRentals = {}, answers: readonly HttpHandler[] = [], query = '') =>
  openPage(contract, {
    pattern: patterns.contract,
    address: `/contract/${RENTAL_ID}${query}`,
    answers: [...answers, ...sampleRentals(sample)],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const moved = { state: 'agreed' as const, version: 4, may: [] };
const expectFocused = (words: HTMLElement) =>
  waitFor(() => expect(document.activeElement?.contains(words)).toBe(true));

beforeEach(() => sessionStorage.clear());

test('says whose turn it is, marks what changed, and shows the law with its source', async () => {
  open({ rental: counteredRental });
  expect(await screen.findByText('Your turn: answer the offer by Sat, 5 Dec')).toBeTruthy();
  const table = within(screen.getByRole('table'));
  const rent = table.getByRole('row', { name: /^Monthly rent/ });
  expect(rent.textContent).toBe('Monthly rent$3,100$3,200Changed');
  expect(table.getByRole('row', { name: /^Security deposit/ }).textContent).not.toContain('Changed');
  expect(screen.getByRole('link', { name: 'HDB: renting out your flat' })).toBeTruthy();
  expect(document.body.textContent).toContain('checked Nov 21, 2026');
  expect(screen.getByRole('link', { name: 'Open conversation' }).getAttribute('href')).toBe(
    '/chat/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a01',
  );
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('accepts the open offer with its version', async () => {
  const page = open({ rental: counteredRental }, [mockRoute('acceptOffer', moved)]);
  await press('Accept offer');
  await expectFocused(await screen.findByText('Accepted. You have agreed, subject to contract.'));
  expect(writes(page)).toEqual([
    { name: `POST /api/rentals/${RENTAL_ID}/accept`, body: { version: 3, offerId: 'offertwo2222' } },
  ]);
});

test('asks before withdrawing, and says what follows', async () => {
  const page = open({ rental: counteredRental }, [mockRoute('withdrawRental', moved)]);
  await press('Withdraw');
  expect(await screen.findByText(/the other side is told, and this rental is over for good/)).toBeTruthy();
  expect(writes(page)).toEqual([]);
  await press('Yes, withdraw');
  await waitFor(() => expect(writes(page)).toHaveLength(1));
});

test("keeps everything typed when the law says no, and says why at the form's top", async () => {
  const reason = 'An HDB flat is rented for at least 6 months.';
  const page = open(
    { card: makeCard() },
    [
      mockRoute(
        'makeOffer',
        new ApiError({ code: 'R003', status: 409, fields: [{ name: 'terms', reason }], message: reason }),
      ),
    ],
    '?step=offer',
  );
  await userEvent.fill(await screen.findByRole('spinbutton', { name: /^Months/ }), '3');
  await userEvent.fill(screen.getByLabelText(/^Monthly rent/), '3,050');
  await userEvent.click(screen.getByLabelText(/^Pets/));
  await press('Send offer');
  await expectFocused(await screen.findByText(reason));
  expect(screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Months/ }).value).toBe('3');
  expect(screen.getByLabelText<HTMLInputElement>(/^Pets/).checked).toBe(true);
  const [{ body } = { body: null }] = writes(page);
  expect(body).toMatchObject({
    version: 1,
    terms: {
      monthlyRent: 305_000,
      months: 3,
      clauses: ['pets'],
      occupiers: makeCard().occupiers,
      // Three days from the server's time.
      expiresAt: '2026-11-23T04:00:00.000Z',
    },
  });
  const link = screen.getByRole('link', { name: 'Check who may rent this home, rule by rule' });
  expect(link.getAttribute('href')).toBe(
    '/may-i-rent?home=hdb&rooms=4&part=whole&from=2026-12-15&months=3&people=2' +
      '&status1=C&status2=A&pass2=employment-pass&until2=2028-03-31',
  );
});

test('adds and removes people, and says at each field what is missing', async () => {
  const page = open({}, [], '?step=offer');
  await press('Add another person');
  const second = await screen.findByRole('group', { name: 'Occupier 2' });
  await userEvent.selectOptions(within(second).getByLabelText(/^Residential status/), 'A');
  await press('Send offer');
  expect(await screen.findByText('Enter the full name.')).toBeTruthy();
  expect(screen.getByText('Choose the pass.')).toBeTruthy();
  await press('Remove occupier 2');
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Occupier 2' })).toBeNull());
  expect(screen.getByLabelText<HTMLInputElement>(/^Full name/).value).toBe('Nur Aishah');
  expect(writes(page)).toEqual([]);
});

test('brings back in the tab what was typed and not sent', async () => {
  open({}, [], '?step=offer');
  await userEvent.fill(await screen.findByLabelText(/^Monthly rent/), '2,950');
  await waitFor(() => expect(sessionStorage.length).toBeGreaterThan(0));
  cleanup();
  open({}, [], '?step=offer');
  expect(await screen.findByText('We brought back what you typed earlier in this tab.')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>(/^Monthly rent/).value).toMatch(/2,?950/);
});

test('a counter-offer begins with the last offer', async () => {
  const page = open(
    { user: owner, rental: asLandlord({ ...counteredRental, offers: [makeOffer()], terms: makeTerms() }) },
    [mockRoute('counterOffer', moved)],
    '?step=offer',
  );
  await userEvent.fill(await screen.findByLabelText(/^Monthly rent/), '3,250');
  await press('Send counter-offer');
  await expectFocused(await screen.findByText('Sent. The other side has been told.'));
  expect(writes(page)[0]?.body).toMatchObject({
    version: 3,
    terms: { monthlyRent: 325_000, months: 12, clauses: ['minor-repairs', 'aircon-service'] },
  });
});

test('what is agreed leads on to the agreement, along the graph', async () => {
  open({ rental: makeAgreed() });
  expect(await screen.findByText(/Next, write the tenancy agreement/)).toBeTruthy();
  const steps = within(screen.getByRole('list', { name: 'Where this rental stands' }));
  expect(steps.getAllByRole('listitem').map((step) => step.textContent?.replace(/^\d/, ''))).toEqual([
    'Talk',
    'Offer',
    'Agreed',
    'Agreement',
    'Signatures',
    'Signed',
    'Living',
    'Settled',
  ]);
  expect(steps.getByText('Agreement').closest('[aria-current=step]')).toBeTruthy();
  expect(screen.getByRole('row', { name: /^Monthly rent/ }).textContent).toBe('Monthly rent$3,200');
});

test('invites somebody to the own side only', async () => {
  const page = open({}, [mockRoute('inviteToRental', moved)]);
  const role = await screen.findByLabelText<HTMLSelectElement>('Role');
  expect([...role.options].map(({ label }) => label)).toEqual(['Co-Agent', 'Occupier', 'Tenant']);
  await userEvent.fill(screen.getByLabelText(/^Email/), 'kim@people.example');
  await press('Send invitation');
  await expectFocused(await screen.findByText('Invitation sent.'));
  expect(writes(page)[0]?.body).toEqual({ version: 1, actorType: 4, email: 'kim@people.example' });
});

test('shares the card with the rental, and stops it', async () => {
  const page = open({ card: makeCard() }, [mockRoute('shareRenterCard', { id: 'share' })]);
  await press('Share with this rental');
  await expectFocused(await screen.findByText('Shared. The landlord side can see your card now.'));
  expect(writes(page)[0]?.body).toEqual({ rentalId: RENTAL_ID });
});

test('says what was done with the card where the page is loaded again', async () => {
  open({ card: makeCard() }, [], '?card=saved');
  await expectFocused(await screen.findByText('Saved.'));
});

test('fills in a card for the first time without a version', async () => {
  const page = open({}, [mockRoute('saveRenterCard', makeCard())], '?card=edit');
  await userEvent.fill(await screen.findByLabelText(/^Full name/), 'Nur Aishah');
  await userEvent.selectOptions(screen.getByLabelText(/^Residential status/), 'C');
  await press('Save card');
  await expectFocused(await screen.findByText('Saved.'));
  expect(writes(page)[0]?.body).toEqual({
    occupiers: [{ name: 'Nur Aishah', residentialStatus: 'C' }],
    pets: '',
    smokers: null,
    incomeBand: null,
    words: '',
  });
});

test('is not found for who is no party', async () => {
  open({}, [mockRoute('getRental', new ApiError({ code: 'R002', status: 404 }))]);
  expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeTruthy();
});
