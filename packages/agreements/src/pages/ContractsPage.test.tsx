import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { makeEntry, owner, type SampleRentals, sampleRentals } from '../testing/sampleRentals.ts';
import * as contracts from './ContractsPage.tsx';
import * as offers from './OffersPage.tsx';

const openContracts = (sample: SampleRentals = {}, answers: readonly HttpHandler[] = []) =>
  openPage(contracts, { pattern: patterns.contracts, answers: [...answers, ...sampleRentals(sample)] });
const openOffers = (
  sample: SampleRentals = {},
  address: string = patterns.offers,
  answers: readonly HttpHandler[] = [],
) =>
  openPage(offers, {
    pattern: [patterns.offers, patterns.listingOffers],
    address,
    answers: [...answers, ...sampleRentals({ user: owner, ...sample })],
  });
const findBroken = async () => (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations;

test('says for each rental whose turn it is, and has one button', async () => {
  openContracts({
    entries: [
      makeEntry(),
      makeEntry({ id: 'waiting22222', side: 'landlord', otherNames: ['Olga'], may: ['withdraw'] }),
      makeEntry({ id: 'agreed222222', state: 'agreed', openOffer: null, may: ['withdraw'] }),
    ],
  });
  expect(await screen.findByText('Your turn: answer the offer by Sat, 5 Dec')).toBeTruthy();
  expect(screen.getByText('Waiting for Olga to answer by Sat, 5 Dec')).toBeTruthy();
  expect(screen.getByText('Agreed, subject to contract')).toBeTruthy();
  expect(screen.getByRole('link', { name: /^Answer: / }).getAttribute('href')).toBe('/contract/rentalbedok2');
  expect(await findBroken()).toEqual([]);
});

const agent = { ...owner, userTypeIds: [3] };
const many = [
  makeEntry({
    id: 'running22222',
    side: 'landlord',
    state: 'running',
    openOffer: null,
    unit: { block: '123', street: 'Bedok North Avenue 3', floor: '05', unit: '67', postalCode: '460123' },
    lastDay: '2026-12-20',
    monthlyRent: 310_000,
    owed: { cents: 620_000, bills: 2 },
    may: ['terminate'],
  }),
  makeEntry({ id: 'paid22222222', state: 'running', openOffer: null, owed: { cents: 0, bills: 0 }, may: [] }),
  makeEntry({ side: 'landlord' }),
];

test('shows an agent a table of many, with what is owed and the next step', async () => {
  openContracts({ user: agent, entries: many });
  expect(await screen.findByRole('rowheader', { name: '123 Bedok North Avenue 3 #05-67' })).toBeTruthy();
  const [, first, second] = screen.getAllByRole('row');
  expect([...(first?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    '123 Bedok North Avenue 3 #05-67',
    'Olga Tan',
    'Tenancy running',
    '$3,100',
    'Dec 20, 2026',
    '$6,200, 2 bills',
    'Open',
  ]);
  expect([...(second?.children ?? [])].slice(3, 6).map(({ textContent }) => textContent)).toEqual([
    '–',
    '–',
    'Nothing',
  ]);
  expect(screen.getByRole('link', { name: /^Answer: / }).getAttribute('href')).toBe('/contract/rentalbedok2');
  expect(await findBroken()).toEqual([]);
});

test('narrows the table by its address, and gives the same as a file', async () => {
  const asked: string[] = [];
  const { findAddress } = openPage(contracts, {
    pattern: patterns.contracts,
    address: '/contract?group=owing&as=landlord&group2=x',
    answers: [
      mockRoute('listRentals', (request) => {
        asked.push(new URL(request.url).search);
        return { items: [], nextCursor: null };
      }),
      ...sampleRentals({ user: agent }),
    ],
  });
  expect(await screen.findByText('No contracts match. Choose another state or side.')).toBeTruthy();
  expect(asked).toEqual(['?as=landlord&group=owing']);
  expect(screen.getByRole('link', { name: 'Download as CSV' }).getAttribute('href')).toBe(
    '/api/rentals.csv?group=owing&as=landlord',
  );
  fireEvent.change(screen.getByLabelText('State'), { target: { value: 'running' } });
  fireEvent.change(screen.getByLabelText('Your side'), { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(findAddress()).toBe('/contract?group=running'));
  await waitFor(() => expect(asked.at(-1)).toBe('?group=running'));
});

test('ignores what is no filter, and keeps filters on the way to more', async () => {
  const first = openPage(contracts, {
    pattern: patterns.contracts,
    address: '/contract?group=all&as=agent',
    answers: sampleRentals(),
  });
  expect(await screen.findByRole('article')).toBeTruthy();
  first.container.remove();
  openPage(contracts, {
    pattern: patterns.contracts,
    address: '/contract?group=open',
    answers: [mockRoute('listRentals', { items: many, nextCursor: 'a_b' }), ...sampleRentals()],
  });
  expect((await screen.findByRole('link', { name: 'Show more' })).getAttribute('href')).toBe(
    '/contract?group=open&cursor=a_b',
  );
});

test('teaches a tenant without contracts how to begin', async () => {
  openContracts({ entries: [] });
  expect(await screen.findByText(/choose “Make an offer”/)).toBeTruthy();
});

test('leads to further rentals by cursor', async () => {
  openContracts({}, [mockRoute('listRentals', { items: [makeEntry()], nextCursor: 'a_b' })]);
  expect((await screen.findByRole('link', { name: 'Show more' })).getAttribute('href')).toBe(
    '/contract?cursor=a_b',
  );
});

test('compares the offers for a home side by side', async () => {
  const mine = makeEntry();
  openOffers({
    entries: [
      makeEntry({ side: 'tenant', otherNames: ['Nur Aishah'] }),
      makeEntry({
        id: 'waiting22222',
        side: 'landlord',
        otherNames: ['Tim'],
        may: [],
        openOffer: mine.openOffer && { ...mine.openOffer, monthlyRent: 305_000 },
      }),
    ],
  });
  expect(await screen.findByText('From Nur Aishah')).toBeTruthy();
  expect(screen.getByText('Yours, to Tim')).toBeTruthy();
  expect(screen.getAllByRole('table')).toHaveLength(1);
  expect(screen.getByText('$3,050')).toBeTruthy();
  expect(await findBroken()).toEqual([]);
});

test('asks for the offers of one home', async () => {
  const asked: string[] = [];
  openOffers({}, '/offer/listingbedok', [
    mockRoute('listRentals', (request) => {
      asked.push(new URL(request.url).search);
      return { items: [makeEntry()], nextCursor: null };
    }),
  ]);
  await screen.findByText('From Olga Tan');
  expect(asked).toEqual(['?listingId=listingbedok&state=offered']);
});

test('a tenant has no page of offers', async () => {
  const page = openOffers({ user: { ...owner, userTypeIds: [1] } });
  await waitFor(() => expect(page.findAddress()).toBe('/error/401'));
});
