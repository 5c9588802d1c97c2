import type { OwnListing } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { findDay } from '@sewa/formatters';
import { openPage } from '@sewa/pages/testing';
import { listingWizardPath, patterns } from '@sewa/paths';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answersOf, makeAuthority, makeListingNumbers, makeOwnListing, owner } from '../testing/index.ts';
import * as wizard from './ListingWizardPage.tsx';

const fairRent = mockRoute('fairRent', {
  basis: 'distance',
  metres: 500,
  count: 40,
  quartiles: { lower: 320_000, median: 340_000, upper: 380_000 },
  months: { first: '2025-10', last: '2026-09' },
  bedrooms: 3,
});

/** A listing that takes changes like the server, and what it is told. */
function mockStore(changes: Partial<OwnListing> = {}) {
  const store = { listing: makeOwnListing(changes), isOffline: false, isStale: false };
  const next = () => {
    store.listing = { ...store.listing, version: store.listing.version + 1 };
    const { state, version, may } = store.listing;
    return { state, version, may };
  };
  const answers: HttpHandler[] = [
    mockRoute('getOwnListing', () => store.listing),
    mockRoute('changeListing', async (request) => {
      if (store.isOffline) return new ApiError({ code: 'R003', status: 0 });
      const { version, ...changed } = await request.json();
      if (version !== store.listing.version) {
        const fields = [{ name: 'version', reason: 'is stale' }];
        return new ApiError({ code: 'R003', status: 409, fields });
      }
      store.listing = { ...store.listing, ...changed };
      return next();
    }),
    mockRoute('submitListing', () => {
      store.listing = { ...store.listing, state: 'review', may: [] };
      return next();
    }),
    fairRent,
    ...answersOf(owner),
  ];
  return { store, answers };
}

const open = (
  answers: readonly HttpHandler[],
  step: Parameters<typeof listingWizardPath>[2] = null,
  id = 'tiongbahru22',
) =>
  openPage(wizard, {
    pattern: patterns.listingWizard,
    address: listingWizardPath('unittiong222', id, step),
    answers,
  });
const field = (label: RegExp) => screen.findByLabelText<HTMLInputElement>(label);
const write = async (label: RegExp, text: string) => userEvent.fill(await field(label), text);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const changes = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ name }) => name === 'PATCH /api/listings/tiongbahru22').map(({ body }) => body);

beforeEach(() => sessionStorage.clear());

test('a draft is continued at the first step that lacks something', async () => {
  const { answers } = mockStore({ monthlyRent: null, missing: ['monthlyRent'] });
  open(answers);
  await screen.findByRole('heading', { level: 1, name: 'Rent and house rules' });
});

test('dollars become cents, and only what changed is saved', async () => {
  const { answers } = mockStore();
  const page = open(answers, 'rent');
  await write(/^Monthly rent/, '3,450.50');
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  await press('Continue');
  await waitFor(() => expect(page.findAddress()).toContain('step=photos'));
  expect(changes(page)).toEqual([{ version: 5, monthlyRent: 345_050 }]);
});

test.each([
  ['a new first day is today or later', '2100-01-15', true],
  ['a first day that was saved before can stay', '2020-01-15', false],
])('%s', async (_, availableFrom, isLimited) => {
  const { answers } = mockStore({ availableFrom });
  open(answers, 'rent');
  await screen.findByText('The first day a tenant can move in: today, or later');
  expect(document.querySelector<HTMLInputElement>('[name=availableFrom]')?.min).toBe(
    isLimited ? findDay(Date.now()) : '',
  );
});

test('a first day that the server refuses is said at its field', async () => {
  const reason = "can't be in the past. If the home is available now, choose today";
  const refusal = new ApiError({
    code: 'R006',
    status: 400,
    fields: [{ name: 'availableFrom', reason }],
  });
  open([mockRoute('changeListing', refusal), ...mockStore().answers], 'rent');
  await write(/^Monthly rent/, '3,450');
  await press('Continue');
  expect((await screen.findAllByText(`The first day ${reason}`)).length).toBeGreaterThan(0);
});

test('an agent is told the least rent of the owner, and chooses what kind of room it is', async () => {
  const { property } = makeOwnListing();
  const agency: OwnListing['property'] = {
    ...property,
    ownership: 'authority',
    authorities: [makeAuthority()],
  };
  const { answers } = mockStore({ part: { room: 1 }, propertySubType: 10, property: agency });
  open(answers, 'rent');
  expect(await screen.findByText(/The owner agreed to \$3,200 or more/)).toBeTruthy();
  cleanup();
  const page = open(answers, 'address');
  await userEvent.click(await screen.findByLabelText(/^Ensuite room/));
  await press('Continue');
  await waitFor(() => expect(page.findAddress()).toContain('step=facts'));
  expect(changes(page)).toEqual([{ version: 5, propertySubType: 20 }]);
});

test('an agent without an authority writes the words, and is not asked for facts they may not change', async () => {
  const { property } = makeOwnListing();
  const unknown = { propertyType: null, numberOfBedrooms: null, numberOfBathrooms: null, area: null };
  const { answers } = mockStore({ property: { ...property, ...unknown, ownership: 'authority' } });
  const page = open(answers, 'facts');
  expect(await screen.findByText(/You see them here once you have the owner's authority/)).toBeTruthy();
  await write(/^Title/, 'Quiet flat');
  await press('Continue');
  await waitFor(() => expect(page.findAddress()).toContain('step=rent'));
  expect(changes(page)).toEqual([{ version: 5, title: 'Quiet flat' }]);
});

test('a rent 30 % below the median asks why', async () => {
  const { answers } = mockStore();
  open(answers, 'rent');
  await field(/^Monthly rent/);
  expect(screen.queryByLabelText(/^Why is the rent low/)).toBeNull();
  await write(/^Monthly rent/, '2000');
  await field(/^Why is the rent low/);
  await press('Continue');
  await waitFor(async () =>
    expect((await field(/^Why is the rent low/)).getAttribute('aria-invalid')).toBe('true'),
  );
});

test.each([
  ['facts', ['Choose the number of bedrooms', 'Choose the number of bathrooms']],
  ['rent', ['Enter the monthly rent', 'Choose the first day']],
] as const)('empty fields of the step %s say what to do in their own words', async (step, sentences) => {
  const { property } = makeOwnListing();
  const { answers } = mockStore({
    monthlyRent: null,
    availableFrom: null,
    property: { ...property, numberOfBedrooms: null, numberOfBathrooms: null },
  });
  open(answers, step);
  await screen.findByRole('button', { name: 'Continue' });
  await press('Continue');
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(sentences);
});

test('what is typed is saved after a pause', async () => {
  const { answers } = mockStore();
  const page = open(answers, 'facts');
  await write(/^Title/, 'Quiet flat');
  await screen.findByText('Not saved yet');
  expect(await screen.findByText('Saved', {}, { timeout: 5_000 })).toBeTruthy();
  expect(changes(page)).toEqual([{ version: 5, title: 'Quiet flat' }]);
});

describe('a listing that was published', () => {
  const live: Partial<OwnListing> = { state: 'live', version: 5, may: ['pause', 'confirm', 'let', 'close'] };
  const region = (name: string) => within(screen.getByRole('region', { name }));

  test('is edited on one page, and its rent is saved in place', async () => {
    const { answers } = mockStore(live);
    const page = open(answers);
    await screen.findByRole('heading', { level: 1, name: 'Three-bedroom flat near the market' });
    expect(screen.queryByRole('list', { name: 'List a home' })).toBeNull();
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
    await write(/^Monthly rent/, '3500');
    await userEvent.click(region('Rent').getByRole('button', { name: 'Save' }));
    const saved = await region('Rent').findByText('Saved');
    await waitFor(() => expect(document.activeElement?.contains(saved)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
    expect(changes(page)).toEqual([{ version: 5, monthlyRent: 350_000 }]);
    expect((await field(/^Monthly rent/)).value).toBe('3,500');
  });

  test('says at the field why a rent is refused, and nothing typed is lost', async () => {
    const { answers } = mockStore(live);
    const fields = [{ name: 'monthlyRent', reason: 'is below $3,200, the lowest rent the owner allows' }];
    open([mockRoute('changeListing', new ApiError({ code: 'R006', status: 400, fields })), ...answers]);
    await write(/^Monthly rent/, '3000');
    await userEvent.click(region('Rent').getByRole('button', { name: 'Save' }));
    await waitFor(async () =>
      expect((await field(/^Monthly rent/)).getAttribute('aria-invalid')).toBe('true'),
    );
    expect((await field(/^Monthly rent/)).value).toContain('3,000');
  });

  test('shows each part with the way to edit it, which opens in place and closes when it is saved', async () => {
    const { answers } = mockStore(live);
    open(answers);
    const edit = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Edit title and description' });
    cleanup();
    const page = openPage(wizard, {
      pattern: patterns.listingWizard,
      address: edit.pathname + edit.search,
      answers,
    });
    await write(/^Title(?! and)/, 'Quiet flat');
    await userEvent.click(region('Title and description').getByRole('button', { name: 'Save' }));
    await region('Title and description').findByText('Saved');
    expect(screen.queryByLabelText(/^Title(?! and)/)).toBeNull();
    expect(region('Title and description').getByText('Quiet flat')).toBeTruthy();
    expect(changes(page)).toEqual([{ version: 5, title: 'Quiet flat' }]);
  });

  test('opens the fields that an old address leads to', async () => {
    const { answers } = mockStore(live);
    open(answers, 'facts');
    await field(/^Title(?! and)/);
    await field(/^Bedrooms/);
  });

  test('is marked as let and put back in place', async () => {
    const { store, answers } = mockStore(live);
    const move = (state: OwnListing['state'], may: OwnListing['may']) => () => {
      store.listing = { ...store.listing, state, may, version: store.listing.version + 1 };
      return { state, may, version: store.listing.version };
    };
    const page = open([
      mockRoute('letListing', move('let', ['resume', 'close'])),
      mockRoute('resumeListing', move('live', ['pause', 'let', 'close'])),
      ...answers,
    ]);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as let' }));
    const done = await region('Status').findByText('Marked as let.');
    await waitFor(() => expect(document.activeElement?.contains(done)).toBe(true));
    await userEvent.click(await screen.findByRole('button', { name: 'List again' }));
    await region('Status').findByText('Live again.');
    expect(page.calls.filter(({ name }) => name.startsWith('POST')).map(({ name }) => name)).toEqual([
      'POST /api/listings/tiongbahru22/let',
      'POST /api/listings/tiongbahru22/resume',
    ]);
  });

  test('shows its numbers beside similar homes, and what would help', async () => {
    const { answers } = mockStore(live);
    open([mockRoute('getListingNumbers', makeListingNumbers()), ...answers]);
    expect(await screen.findByText(/^Similar homes: the median of 7 others/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Add photos' }).getAttribute('href')).toBe(
      '/property/unittiong222/listing/tiongbahru22?edit=photos#photos',
    );
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
  });

  test('that is closed is only shown', async () => {
    const { answers } = mockStore({ state: 'closed', may: [] });
    open(answers);
    await screen.findByText('This listing is closed');
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
  });
});

describe('without a connection', () => {
  test('what was typed stays, says that it is not saved, and comes back', async () => {
    const { store, answers } = mockStore();
    store.isOffline = true;
    const page = open(answers, 'facts');
    await write(/^Title/, 'Typed offline');
    await press('Continue');
    await screen.findByText('Not saved: no connection. We keep what you typed.');
    expect(page.findAddress()).toContain('step=facts');
    cleanup();
    open(answers, 'facts');
    await screen.findByText("We brought back what you hadn't saved");
    expect(screen.getByText("It isn't saved yet. Choose Continue to save it.")).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Discard changes' })).toBeTruthy();
    expect((await field(/^Title/)).value).toBe('Typed offline');
    store.isOffline = false;
    window.dispatchEvent(new Event('online'));
    await waitFor(() => expect(store.listing.title).toBe('Typed offline'), { timeout: 5_000 });
  });

  test('another listing shows nothing of it', async () => {
    const { store, answers } = mockStore();
    store.isOffline = true;
    open(answers, 'facts');
    await write(/^Title/, 'Typed offline');
    await press('Continue');
    await screen.findByText('Not saved: no connection. We keep what you typed.');
    cleanup();
    const other = mockStore({ id: 'otherother22', title: null });
    open(other.answers, 'facts', 'otherother22');
    expect((await field(/^Title/)).value).toBe('');
  });
});

describe('when somebody else saved meanwhile', () => {
  test('both are kept where they changed different fields', async () => {
    const { store, answers } = mockStore();
    const page = open(answers, 'facts');
    await field(/^Title/);
    store.listing = { ...store.listing, version: 6, description: 'Their words.' };
    await write(/^Title/, 'My title');
    await press('Continue');
    await waitFor(() => expect(page.findAddress()).toContain('step=rent'));
    expect(store.listing).toMatchObject({ title: 'My title', description: 'Their words.' });
  });

  test('theirs is beside mine where they changed the same, and either can be used', async () => {
    const { store, answers } = mockStore();
    const page = open(answers, 'facts');
    await field(/^Title/);
    store.listing = { ...store.listing, version: 6, title: 'Their title' };
    await write(/^Title/, 'My title');
    await press('Continue');
    await screen.findByText('Someone else changed this listing');
    expect(screen.getByText('Their title')).toBeTruthy();
    expect((await field(/^Title/)).value).toBe('My title');
    expect(store.listing.title).toBe('Their title');
    await press('Use theirs');
    expect((await field(/^Title/)).value).toBe('Their title');
    await write(/^Title/, 'My title');
    await press('Continue');
    await waitFor(() => expect(page.findAddress()).toContain('step=rent'));
    expect(store.listing.title).toBe('My title');
  });
});

test('a refused field says why, is led to, and keeps what was typed', async () => {
  const { answers } = mockStore();
  const fields = [{ name: 'rules.notes', reason: 'is longer than 1,000 characters' }];
  open([mockRoute('changeListing', new ApiError({ code: 'R006', status: 400, fields })), ...answers], 'rent');
  await write(/^Other house rules/, 'No shoes');
  await press('Continue');
  const notes = await field(/^Other house rules/);
  await waitFor(() => expect(notes.getAttribute('aria-invalid')).toBe('true'));
  await waitFor(() => expect(document.activeElement?.hasAttribute('data-summary')).toBe(true));
  expect(notes.value).toBe('No shoes');
});

describe('the last step', () => {
  test('links what is missing to its field, and cannot be sent', async () => {
    const { answers } = mockStore({ missing: ['monthlyRent', 'numberOfBedrooms'] });
    open(answers, 'publish');
    const link = await screen.findByRole('link', { name: 'Set the monthly rent' });
    expect(link.getAttribute('href')).toBe(
      '/property/unittiong222/listing/tiongbahru22?step=rent#monthlyRent',
    );
    expect(screen.queryByRole('button', { name: /Submit|Publish/ })).toBeNull();
  });

  test('submits a first listing for review and says what comes next', async () => {
    const { answers } = mockStore({ may: ['submit', 'close'] });
    const page = open(answers, 'publish');
    await screen.findByText(/We check your first listing/);
    expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
    await press('Submit for review');
    await screen.findByText('Your listing is in review');
    expect(page.calls).toContainEqual({
      name: 'POST /api/listings/tiongbahru22/submit',
      body: { version: 5 },
    });
  });

  test('says why a field was refused, and leads to it', async () => {
    const { answers } = mockStore({ needsReview: false });
    const fields = [{ name: 'monthlyRent', reason: 'is below $3,200, the lowest rent the owner allows' }];
    const refused = new ApiError({ code: 'R006', status: 400, fields });
    open([mockRoute('publishListing', refused), ...answers], 'publish');
    await screen.findByRole('heading', { level: 1, name: 'Check and publish' });
    await press('Publish');
    const link = await screen.findByRole('link', {
      name: 'The monthly rent is below $3,200, the lowest rent the owner allows',
    });
    expect(link.getAttribute('href')).toContain('?step=rent#monthlyRent');
    await waitFor(() => expect(document.activeElement?.contains(link)).toBe(true));
    expect(document.activeElement).not.toBe(document.body);
  });

  test('says that another live listing has the part', async () => {
    const { answers } = mockStore({ needsReview: false });
    const taken = new ApiError({
      code: 'R003',
      status: 409,
      message: 'Another live listing offers this home.',
      fields: [{ name: 'part', reason: 'is taken' }],
    });
    open([mockRoute('publishListing', taken), ...answers], 'publish');
    await screen.findByRole('heading', { level: 1, name: 'Check and publish' });
    await press('Publish');
    await screen.findByText('Another live listing offers this home.');
  });
});
