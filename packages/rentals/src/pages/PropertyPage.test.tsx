import type { Property } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeAuthority, makeProperty, makePropertyListing } from '../testing/sampleProperties.ts';
import { sampleRentals } from '../testing/sampleRentals.ts';
import * as property from './PropertyPage.tsx';

const open = (changes: Partial<Property> = {}, answers: readonly HttpHandler[] = [], query = '') =>
  openPage(property, {
    pattern: patterns.property,
    address: `/property/unittiong222${query}`,
    answers: [...answers, ...sampleRentals({ properties: [makeProperty(changes)] })],
  });
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
/** Words that interrupt whoever listens. */
const findProblem = (words: string | RegExp) => screen.findByText(words, { selector: '[role=alert]' });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const asked = { state: 'asked', from: null, to: null, monthlyRentMin: null } as const;

test('an owner sees the facts, the listings and the agents', async () => {
  open({ authorities: [makeAuthority()] });
  expect(await screen.findByText('Oct 1, 2026 to Mar 31, 2027, rent at least $3,200 a month')).toBeTruthy();
  expect(screen.getByText('90 sqm (969 sqft)')).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('starts a listing of a room, and opens it in the wizard', async () => {
  const page = open({ listings: [] }, [
    mockRoute('createListing', { id: 'newlisting22', state: 'draft', version: 1 }),
  ]);
  await userEvent.selectOptions(await screen.findByLabelText(/^What do you rent out/), '2');
  await press(/^Start listing$/);
  await waitFor(() =>
    expect(page.findAddress()).toBe('/property/unittiong222/listing/newlisting22?step=address'),
  );
  expect(writes(page)).toEqual([
    {
      name: 'POST /api/properties/unittiong222/listings',
      body: { part: { room: 2 }, propertySubType: 10 },
    },
  ]);
});

test.each([
  ['nothing while the whole home is live', 'whole', 'live', []],
  ['the other rooms while a room is live', { room: 2 }, 'live', ['1', '3']],
  ['everything while the listing of another side is paused', 'whole', 'paused', ['whole', '1', '2', '3']],
] as const)('offers %s', async (_, part, state, offered) => {
  open({ listings: [makePropertyListing({ part, state, isMine: false })] });
  await screen.findByRole('heading', { name: 'Listings' });
  const select = screen.queryByLabelText<HTMLSelectElement>(/^What do you rent out/);
  expect([...(select?.options ?? [])].map(({ value }) => value)).toEqual(offered);
});

test('asks for each field of an authority, and the rest is what the server says', async () => {
  const page = open({}, [
    mockRoute(
      'grantAuthority',
      new ApiError({
        code: 'R006',
        status: 400,
        fields: [{ name: 'to', reason: 'is before the first day' }],
      }),
    ),
  ]);
  await press(/^Give authority$/);
  expect(await screen.findByText("Enter the agent's registration number.")).toBeTruthy();
  expect(screen.getByText('Choose the last day.')).toBeTruthy();
  expect(writes(page)).toEqual([]);
});

test('agrees to a request from a day to a day', async () => {
  const page = open({ authorities: [makeAuthority(asked)] }, [mockRoute('grantAuthority', makeAuthority())]);
  await screen.findByRole('button', { name: 'Agree' });
  const form = screen.getByRole('button', { name: 'Agree' }).closest('form');
  const data = new FormData(form ?? undefined);
  expect(data.get('registrationNumber')).toBe('R012345A');
  await press(/^Decline/);
  await waitFor(() =>
    expect(writes(page).map(({ name }) => name)).toEqual([
      'DELETE /api/authorities/5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0a01',
    ]),
  );
});

test('asks before an authority is ended', async () => {
  const page = open({ authorities: [makeAuthority()] }, [mockRoute('endAuthority', null)]);
  await press(/^End authority of Arif Rahman$/);
  expect(await findProblem(/live listings of this home pause at once/)).toBeTruthy();
  expect(writes(page)).toEqual([]);
  await press(/^End authority$/);
  expect(await screen.findByText('Authority ended.')).toBeTruthy();
});

test.each([
  'Another home already has this address.',
  "You can't move listings to another home. Close them first, then add the other home.",
])('says why the home cannot have an address: %s', async (message) => {
  const fields = [{ name: 'address', reason: 'is that of another home' }];
  open(
    {},
    [mockRoute('changeProperty', new ApiError({ code: 'R003', status: 409, message, fields }))],
    '?edit=facts',
  );
  await userEvent.fill(await screen.findByLabelText(/^Block/), '60');
  await press(/^Save$/);
  const problem = await findProblem(message);
  await waitFor(() => expect(document.activeElement?.contains(problem)).toBe(true));
  expect(document.activeElement).not.toBe(document.body);
});

test('saves what was changed with its version, and shows the facts again', async () => {
  const page = open({}, [mockRoute('changeProperty', { id: 'unittiong222', version: 3 })], '?edit=facts');
  await userEvent.fill(await screen.findByLabelText(/^Block/), '60');
  await userEvent.fill(screen.getByLabelText('Floor area'), '1,200');
  await userEvent.selectOptions(screen.getByLabelText('Unit of the floor area'), '1');
  await userEvent.click(screen.getByLabelText('Wardrobe'));
  await press(/^Save$/);
  expect(await screen.findByText('Saved.')).toBeTruthy();
  await waitFor(() => expect(page.findAddress()).toBe('/property/unittiong222#facts'));
  expect(writes(page)).toEqual([
    {
      name: 'PATCH /api/properties/unittiong222',
      body: {
        version: 2,
        address: { block: '60', street: 'Tiong Bahru Road', floor: '07', unit: '12', postalCode: '160058' },
        area: { value: 1200, unit: 1 },
        amenities: [0, 1, 3, 4, 9],
      },
    },
  ]);
});

const nothingKnown = {
  address: { block: null, street: 'Lornie Road', floor: null, unit: null, postalCode: '298735' },
  propertyType: null,
  numberOfBedrooms: null,
  numberOfBathrooms: null,
  furnitureStatus: null,
  area: null,
  amenities: [],
};
const beyondChoice = {
  address: { block: '12A/1', street: 'Lornie Road', floor: 'B1', unit: '05-12', postalCode: '298735' },
  propertyType: 0,
  numberOfBedrooms: 12,
  numberOfBathrooms: 11,
  area: { value: 1_205.5, unit: 1 },
  amenities: [9, 0],
} as const;

test.each([
  ['more than there is to choose from', { ...beyondChoice, amenities: [...beyondChoice.amenities] }],
  ['20 bedrooms and no bathroom', { numberOfBedrooms: 20, numberOfBathrooms: 0 }],
  ['an HDB flat without its floor', { ...nothingKnown, propertyType: 0 } as const],
  ['nothing but an address', nothingKnown],
])('facts that are saved as they are stay as they are: %s', async (_, changes) => {
  let stored = makeProperty(changes);
  const before = stored;
  const page = open(
    {},
    [
      mockRoute('getProperty', () => stored),
      mockRoute('changeProperty', async (request) => {
        stored = { ...stored, ...(await request.clone().json()) };
        return { id: stored.id, version: stored.version };
      }),
    ],
    '?edit=facts',
  );
  const shown = (await screen.findByLabelText<HTMLSelectElement>(/^Bedrooms/)).value;
  expect(shown).toBe(String(before.numberOfBedrooms ?? ''));
  expect(screen.getByLabelText<HTMLSelectElement>(/^Bathrooms/).value).toBe(
    String(before.numberOfBathrooms ?? ''),
  );
  await press(/^Save$/);
  await waitFor(() => expect(page.findAddress()).toBe('/property/unittiong222#facts'));
  expect(stored).toEqual(before);
});

test('says at the fields what is wrong, and leaves what was typed', async () => {
  const page = open(
    {},
    [
      mockRoute(
        'changeProperty',
        new ApiError({
          code: 'R006',
          status: 400,
          fields: [{ name: 'address.postalCode', reason: 'should be one in use' }],
        }),
      ),
    ],
    '?edit=facts',
  );
  const field = await screen.findByLabelText<HTMLInputElement>(/^Postal code/);
  const expectReason = async (reason: string) => {
    await waitFor(() => expect(screen.getAllByText(reason).length).toBeGreaterThan(0));
    expect(field.getAttribute('aria-invalid')).toBe('true');
  };
  await userEvent.fill(field, '16');
  await press(/^Save$/);
  await expectReason('The postal code should be six digits, such as 560210');
  expect(field.value).toBe('16');
  expect(writes(page)).toEqual([]);
  await userEvent.fill(field, '160059');
  await press(/^Save$/);
  await expectReason('The postal code should be one in use');
  expect(field.value).toBe('160059');
});

test('an agent is told how to come by an authority, and can change neither facts nor agents', async () => {
  open({ ownership: 'authority', authorities: [makeAuthority(asked)] });
  expect(await screen.findByText("You don't have the owner's authority yet")).toBeTruthy();
  expect(document.body.textContent).toContain('they give authority to R012345A or agree to your request');
  expect(screen.queryByRole('link', { name: 'Edit facts' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Give authority' })).toBeNull();
});
