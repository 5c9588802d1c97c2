import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { agent, answersOf, owner, tenant } from '../testing/index.ts';
import { makeImportedListing, sampleRentals } from '../testing/sampleRentals.ts';
import * as page from './NewPropertyPage.tsx';

const found = mockRoute('findPostalCode', { block: '210', street: 'ANG MO KIO AVENUE 3' });
const created = [
  mockRoute('createProperty', { id: 'unittiong222', version: 1 }),
  mockRoute('createListing', { id: 'tiongbahru22', state: 'draft', version: 1 }),
];

const open = (...answers: HttpHandler[]) =>
  openPage(page, {
    pattern: patterns.newProperty,
    address: patterns.newProperty,
    answers: [...answers, ...answersOf(owner), found, ...created],
  });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: RegExp, text: string) => userEvent.fill(await field(label), text);
const choose = (name: RegExp) => userEvent.click(screen.getByRole('radio', { name }));
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const writes = (calls: ReturnType<typeof open>['calls']) =>
  calls.filter(({ name }) => !name.startsWith('GET '));

async function fillIn(): Promise<void> {
  await write(/^Postal code/, '560210');
  await waitFor(async () => expect((await field(/^Street/)).value).toBe('Ang Mo Kio Avenue 3'));
  await write(/^Unit/, '#05-123');
  await choose(/^HDB/);
  await choose(/^Ensuite/);
}

beforeEach(() => sessionStorage.clear());

test('a postal code fills block and street in, and a pasted unit fills both its fields', async () => {
  const { calls, findAddress } = open();
  await fillIn();
  await write(/^Room number/, '2');
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press('Continue');
  await waitFor(() => expect(findAddress()).toBe('/property/unittiong222/listing/tiongbahru22?step=facts'));
  expect(writes(calls)).toEqual([
    {
      name: 'POST /api/properties',
      body: {
        address: {
          block: '210',
          street: 'Ang Mo Kio Avenue 3',
          floor: '05',
          unit: '123',
          postalCode: '560210',
        },
        ownership: 'own',
        propertyType: 0,
      },
    },
    {
      name: 'POST /api/properties/unittiong222/listings',
      body: { part: { room: 2 }, propertySubType: 20 },
    },
  ]);
});

test('an imported listing fills the form, and becomes one of the home', async () => {
  const { calls, findAddress } = openPage(page, {
    pattern: patterns.newProperty,
    address: `${patterns.newProperty}?listing=importedone2`,
    answers: [...sampleRentals({ imported: [makeImportedListing()] }), found, ...created],
  });
  await waitFor(async () => expect((await field(/^Street/)).value).toBe('Bedok North Avenue 3'));
  expect(screen.getByText(/Check the address of “Bright corner flat near Bedok MRT”/)).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await write(/^Unit/, '#05-123');
  await press('Continue');
  await waitFor(() => expect(findAddress()).toBe('/property/unittiong222/listing/importedone2?step=facts'));
  expect(writes(calls)).toMatchObject([
    {
      name: 'POST /api/properties',
      body: {
        address: {
          block: '123',
          street: 'Bedok North Avenue 3',
          floor: '05',
          unit: '123',
          postalCode: '460123',
        },
        imported: { listingId: 'importedone2', part: 'whole', propertySubType: 0 },
      },
    },
  ]);
});

test('a tenant adds the landlord role with one press, and comes back to the form', async () => {
  const { calls, left } = open(
    ...answersOf(tenant),
    mockRoute('createUser', {
      isAuthenticated: true,
      isValid: true,
      user: { userTypes: ['Tenant', 'Owner'], cid: null },
    }),
  );
  const button = await screen.findByRole('button', { name: 'List homes as a landlord too' });
  expect(screen.queryByLabelText(/^Street/)).toBeNull();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await userEvent.click(button);
  await waitFor(() => expect(left).toEqual(['/property/new']));
  expect(writes(calls)).toEqual([{ name: 'POST /api/user/2/create', body: {} }]);
});

test('what the account of a tenant lacks is asked for first', async () => {
  const fields = [{ name: 'email', reason: 'is empty.' }];
  const { left } = open(
    ...answersOf(tenant),
    mockRoute('createUser', new ApiError({ code: 'R006', status: 400, fields })),
    mockRoute('saveSignUpDraft', null),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'List homes as a landlord too' }));
  await waitFor(() => expect(left).toEqual(['/signup/manual']));
});

test('why the role could not be added is said at the button', async () => {
  open(
    ...answersOf(tenant),
    mockRoute('createUser', new ApiError({ code: 'R005', status: 429, message: 'Try again tomorrow.' })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'List homes as a landlord too' }));
  expect((await screen.findByText('Try again tomorrow.')).closest('[role=alert]')).toBeTruthy();
});

test('a postal code replaces nothing that was typed, unless they ask for it', async () => {
  open();
  await write(/^Street/, 'My own street');
  await write(/^Postal code/, '560210');
  await screen.findByText('We found 210 Ang Mo Kio Avenue 3 for this postal code.');
  expect((await field(/^Street/)).value).toBe('My own street');
  await press('Use this address');
  expect((await field(/^Street/)).value).toBe('Ang Mo Kio Avenue 3');
});

test('what is missing is said at its field, and leads there', async () => {
  const { calls } = open();
  await write(/^Postal code/, '560210');
  await write(/^Street/, 'Ang Mo Kio Avenue 3');
  await choose(/^HDB/);
  await choose(/^Whole home/);
  await press('Continue');
  const floor = await field(/^Floor/);
  await waitFor(() => expect(floor.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getAllByText('Enter the floor').length).toBeGreaterThan(0);
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-summary')).toBe(true));
  expect(writes(calls)).toEqual([]);
});

test('each required field that is empty says what to do in its own words', async () => {
  const { calls } = open(...answersOf(agent));
  await field(/^Street/);
  await press('Continue');
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'Enter the postal code',
    'Enter the street',
    'Choose the home type',
    'Choose what you rent out',
  ]);
  expect(writes(calls)).toEqual([]);
});

test('a landed home needs a house number, and neither floor nor unit', async () => {
  const { calls } = open();
  await write(/^Postal code/, '560299');
  await write(/^Street/, 'Thomson Road');
  await write(/^Block/, '');
  await choose(/^Landed/);
  await choose(/^Whole home/);
  await press('Continue');
  expect((await screen.findAllByText('Enter the block or house number')).length).toBeGreaterThan(0);
  expect(writes(calls)).toEqual([]);
  await write(/^Block/, '12');
  await press('Continue');
  await waitFor(() => expect(writes(calls)).toHaveLength(2));
});

test('a home that somebody else has registered is explained with its reference, and nothing is lost', async () => {
  const disputeId = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0c01';
  open(
    mockRoute(
      'createProperty',
      new ApiError({
        code: 'R003',
        status: 409,
        fields: [{ name: 'address', reason: 'is taken' }],
        disputeId,
      }),
    ),
  );
  await fillIn();
  await press('Continue');
  await screen.findByText('Somebody else has registered this home');
  expect(document.body.textContent).toContain(disputeId);
  await waitFor(() =>
    expect(document.activeElement?.textContent).toContain('Somebody else has registered this home'),
  );
  expect((await field(/^Street/)).value).toBe('Ang Mo Kio Avenue 3');
});

test('only agents say whose the home is', async () => {
  const { calls } = open(...answersOf(agent));
  await fillIn();
  // Who doesn't look claims nobody's home.
  expect(screen.getByRole<HTMLInputElement>('radio', { name: /^I'm the owner's agent/ }).checked).toBe(true);
  await press('Continue');
  await waitFor(() => expect(writes(calls).at(0)?.body).toMatchObject({ ownership: 'authority' }));
  cleanup();
  open();
  await field(/^Street/);
  expect(screen.queryByRole('radiogroup', { name: /^Who owns/ })).toBeNull();
});

test('what was typed comes back to the same person, and a new home begins empty once it is sent', async () => {
  open(mockRoute('createProperty', new ApiError({ code: 'R003', status: 0 })));
  await fillIn();
  await press('Continue');
  await screen.findByText('Something went wrong, please try again.');
  cleanup();
  open(...answersOf(agent));
  expect((await field(/^Street/)).value).toBe('');
  cleanup();
  const { findAddress } = open();
  await screen.findByText("We brought back what you hadn't saved");
  expect((await field(/^Unit/)).value).toBe('123');
  await press('Continue');
  await waitFor(() => expect(findAddress()).toContain('step=facts'));
  cleanup();
  open();
  expect((await field(/^Unit/)).value).toBe('');
});

test('a retry adds neither the home nor its listing twice', async () => {
  const keys: (string | null)[] = [];
  let isLost = true;
  open(
    mockRoute('createListing', ({ headers }) => {
      keys.push(headers.get('idempotency-key'));
      if (isLost) return new ApiError({ code: 'R003', status: 0 });
      return { id: 'tiongbahru22', state: 'draft' as const, version: 1 };
    }),
  );
  await fillIn();
  await press('Continue');
  await screen.findByText('Something went wrong, please try again.');
  isLost = false;
  await press('Continue');
  await waitFor(() => expect(keys).toHaveLength(2));
  expect(keys[0]).toMatch(/^[\w-]{8,}$/);
  expect(keys[1]).toBe(keys[0]);
});
