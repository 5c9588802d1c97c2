import type { PropertyListing, RouteAnswer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makeProperty, makePropertyListing, sampleProperties } from '../testing/sampleProperties.ts';
import { makeImportedListing, type SampleRentals, sampleRentals } from '../testing/sampleRentals.ts';
import * as properties from './PropertiesPage.tsx';

const open = (options: SampleRentals = {}, answers: readonly HttpHandler[] = [], address = '/property') =>
  openPage(properties, {
    pattern: patterns.properties,
    address,
    answers: [...answers, ...sampleRentals(options)],
  });
const withListing = (changes: Partial<PropertyListing> = {}) => ({
  properties: [makeProperty({ listings: [makePropertyListing(changes)] })],
});
const writes = ({ calls }: ReturnType<typeof open>) => calls.filter(({ name }) => !name.startsWith('GET '));
const reads = ({ calls }: ReturnType<typeof open>) =>
  calls.filter(({ name }) => name.startsWith('GET /api/properties'));
/** Words that interrupt whoever listens. */
const findProblem = (words: string | RegExp) => screen.findByText(words, { selector: '[role=alert]' });
const press = async (name: RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (item: string) => {
  await press(/^More actions/);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const moved: RouteAnswer<'pauseListing'> = { state: 'paused', version: 5, may: [] };

test('shows homes with what each listing needs next', async () => {
  open();
  expect(await screen.findByRole('heading', { name: '58 Tiong Bahru Road #07-12' })).toBeTruthy();
  const words = document.body.textContent;
  expect(words).toContain('Still available? Answer by Nov 26, 2026');
  expect(words).toContain("because you didn't tell us that the home is still available");
  expect(words).toContain('The photos show another home.');
  expect(screen.getByRole('button', { name: /^Yes, it's available: Room 1/ })).toBeTruthy();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('sends a transition with the version the page showed, and reads the homes again', async () => {
  const page = open(withListing(), [mockRoute('pauseListing', moved)]);
  await choose('Pause');
  expect(await screen.findByText('Paused.')).toBeTruthy();
  expect(writes(page)).toEqual([{ name: 'POST /api/listings/tiongbahru22/pause', body: { version: 4 } }]);
  expect(reads(page).length).toBe(2);
});

test('marks a home as let with the focus at it, and takes it back with the version that follows', async () => {
  const page = open(withListing(), [
    mockRoute('letListing', { ...moved, state: 'let' }),
    mockRoute('resumeListing', { ...moved, state: 'live', version: 6 }),
  ]);
  await choose('Mark as let');
  await expect.poll(() => document.activeElement?.querySelector('h3')).toBeTruthy();
  await press(/^Undo$/);
  expect(await screen.findByText('Live again.')).toBeTruthy();
  expect(writes(page)).toEqual([
    { name: 'POST /api/listings/tiongbahru22/let', body: { version: 4 } },
    { name: 'POST /api/listings/tiongbahru22/resume', body: { version: 5 } },
  ]);
});

test('asks before it closes a listing, with the way back in focus', async () => {
  const page = open(withListing(), [mockRoute('closeListing', { ...moved, state: 'closed' })]);
  await choose('Close');
  const keep = await screen.findByRole('button', { name: 'Keep listing' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Keep listing' })).toBeNull());
  expect(writes(page)).toEqual([]);
  await choose('Close');
  await press(/^Close listing$/);
  await waitFor(() =>
    expect(writes(page)).toEqual([{ name: 'POST /api/listings/tiongbahru22/close', body: { version: 4 } }]),
  );
});

/** Refuses until it is confirmed that open offers are declined. */
const declineFirst = (name: 'letListing' | 'closeListing', message: string) =>
  mockRoute(name, async (request) => {
    const body: { declinesOffers?: boolean } = await request.json();
    if (body.declinesOffers) return { ...moved, state: 'let' as const };
    return new ApiError({
      code: 'R003',
      status: 409,
      message,
      fields: [{ name: 'offers', reason: 'are open' }],
    });
  });

test('asks before open offers are declined, and says that listing again brings none back', async () => {
  const question = '1 offer is open. Marking it as let declines it.';
  const page = open(withListing(), [declineFirst('letListing', question)]);
  await choose('Mark as let');
  expect(await screen.findByText(question)).toBeTruthy();
  await press(/^Keep offers$/);
  await waitFor(() => expect(screen.queryByText(question)).toBeNull());
  await choose('Mark as let');
  await press(/^Decline and mark as let$/);
  expect(await screen.findByText(/listing the home again doesn't bring them back/)).toBeTruthy();
  const name = 'POST /api/listings/tiongbahru22/let';
  expect(writes(page)).toEqual([
    { name, body: { version: 4 } },
    { name, body: { version: 4 } },
    { name, body: { version: 4, declinesOffers: true } },
  ]);
});

test('closing a listing asks about its open offers too', async () => {
  const question = '2 offers are open. Closing the listing declines them.';
  const page = open(withListing(), [declineFirst('closeListing', question)]);
  await choose('Close');
  await press(/^Close listing$/);
  expect(await screen.findByText(question)).toBeTruthy();
  await press(/^Decline and close$/);
  await waitFor(() =>
    expect(writes(page).at(-1)).toEqual({
      name: 'POST /api/listings/tiongbahru22/close',
      body: { version: 4, declinesOffers: true },
    }),
  );
});

test('a stale version is explained, and the latest is read', async () => {
  const page = open(withListing({ state: 'paused' }), [
    mockRoute(
      'resumeListing',
      new ApiError({ code: 'R003', status: 409, fields: [{ name: 'version', reason: 'is stale' }] }),
    ),
  ]);
  await press(/^Resume/);
  expect(await findProblem(/has changed since you opened the page/)).toBeTruthy();
  expect(reads(page).length).toBe(2);
});

test("a part that is taken is refused in the server's words", async () => {
  const message = 'Room 1 is live already.';
  open(withListing({ state: 'paused' }), [
    mockRoute(
      'resumeListing',
      new ApiError({ code: 'R003', status: 409, message, fields: [{ name: 'part', reason: 'is taken' }] }),
    ),
  ]);
  await press(/^Resume/);
  expect(await findProblem(message)).toBeTruthy();
});

test('what a listing lacks is named', async () => {
  open(withListing({ state: 'paused' }), [
    mockRoute(
      'resumeListing',
      new ApiError({
        code: 'R006',
        status: 400,
        fields: [
          { name: 'monthlyRent', reason: 'is missing' },
          { name: 'address', reason: 'is missing' },
        ],
      }),
    ),
  ]);
  await press(/^Resume/);
  expect(
    await findProblem('Edit the listing first. It needs the rent, the floor and unit number.'),
  ).toBeTruthy();
});

test('a copy opens in the wizard', async () => {
  const page = open(withListing({ state: 'closed' }), [
    mockRoute('copyListing', { id: 'copycopy2222', state: 'draft', version: 1 }),
  ]);
  await press(/^Copy to a new draft/);
  await waitFor(() => expect(page.findAddress()).toBe('/property/unittiong222/listing/copycopy2222'));
});

test('shows listings that came in a file, and does not take them for none', async () => {
  const imported = [makeImportedListing({ name: 'Bright flat in Bedok' })];
  open({ properties: [], imported });
  const list = await screen.findByRole('region', { name: 'Imported listings' });
  const link = within(list).getByRole('link', { name: 'Bright flat in Bedok' });
  expect(link.getAttribute('href')).toContain('importedone2');
  expect(list.textContent).toContain('$2,800 a month');
  expect(list.textContent).toContain('These came to us in a file');
  expect(screen.queryByText('List your first home')).toBeNull();
  expect((await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations).toEqual([]);
});

test('a state that only listings of a file have does not say that there are none', async () => {
  open(
    { properties: [], imported: [makeImportedListing({ name: 'Flat in Bedok' })] },
    [],
    '/property?state=live',
  );
  expect(await screen.findByRole('link', { name: 'Flat in Bedok' })).toBeDefined();
  expect(screen.getByRole('navigation', { name: 'Filter by state' })).toBeDefined();
  expect(screen.queryByText(/^No listings/)).toBeNull();
});

test('a listing that came in a file is let, and closed after a question', async () => {
  const page = open({ properties: [], imported: [makeImportedListing({ name: 'Flat in Bedok' })] }, [
    mockRoute('letListing', { ...moved, state: 'let' }),
    mockRoute('closeListing', { ...moved, state: 'closed' }),
  ]);
  await press(/^Mark as let: Flat in Bedok$/);
  expect(await screen.findByText('Marked as let.')).toBeTruthy();
  await press(/^Close: Flat in Bedok$/);
  const keep = await screen.findByRole('button', { name: 'Keep listing' });
  await waitFor(() => expect(document.activeElement).toBe(keep));
  expect(screen.getByText(/the file won't bring it back/)).toBeTruthy();
  await press(/^Close listing$/);
  await waitFor(() =>
    expect(writes(page).map(({ name }) => name)).toEqual([
      'POST /api/listings/importedone2/let',
      'POST /api/listings/importedone2/close',
    ]),
  );
});

test('a listing that came in a file asks once before its open offers are declined', async () => {
  const question = '1 offer is open. Marking it as let declines it.';
  const page = open({ properties: [], imported: [makeImportedListing({ name: 'Flat in Bedok' })] }, [
    declineFirst('letListing', question),
  ]);
  await press(/^Mark as let: Flat in Bedok$/);
  expect(await screen.findAllByText(question)).toHaveLength(1);
  await press(/^Decline and mark as let$/);
  await waitFor(() => expect(writes(page).at(-1)?.body).toMatchObject({ declinesOffers: true }));
});

test('what the file says is let is not listed again here, and its unit can be added', async () => {
  open({
    properties: [],
    imported: [makeImportedListing({ name: 'Flat in Bedok', status: 'let', state: 'let', may: ['close'] })],
  });
  const add = await screen.findByRole('link', { name: 'Add the unit: Flat in Bedok' });
  expect(add.getAttribute('href')).toBe('/property/new?listing=importedone2');
  expect(screen.getByText('Let, as the file says.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^List again/ })).toBeNull();
});

test('a state shows only its listings, and asks the server for their homes', async () => {
  const states: (string | null)[] = [];
  const listProperties = mockRoute('listProperties', (request) => {
    states.push(new URL(request.url).searchParams.get('state'));
    return { items: [...sampleProperties], nextCursor: null, imported: [] };
  });
  open({}, [listProperties], '/property?state=paused');
  expect(await screen.findByRole('heading', { name: 'Room 2' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Whole home' })).toBeNull();
  expect(states).toEqual(['paused']);
  const filter = screen.getByRole('navigation', { name: 'Filter by state' });
  expect(within(filter).getByRole('link', { name: 'Paused' }).getAttribute('aria-current')).toBe('true');
});

test('further homes are added below, and stay after a form was sent', async () => {
  const [first, ...others] = sampleProperties;
  const pages = mockRoute('listProperties', (request) =>
    new URL(request.url).searchParams.get('cursor') === null
      ? { items: first ? [first] : [], nextCursor: 'next', imported: [] }
      : { items: others, nextCursor: null, imported: [] },
  );
  open({}, [pages, mockRoute('confirmListing', { ...moved, state: 'live' })]);
  await userEvent.click(await screen.findByRole('link', { name: 'See more homes' }));
  await press(/^Yes, it's available/);
  expect(await screen.findByText('Thanks. Your listing stays live.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: /^418 Bedok/ })).toBeTruthy();
});
