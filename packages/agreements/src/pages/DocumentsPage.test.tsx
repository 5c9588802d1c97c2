import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { CALENDAR_URL, makeDocument, serveDocuments } from '../testing/sampleDocuments.ts';
import * as page from './DocumentsPage.tsx';

const open = (answers: readonly HttpHandler[] = serveDocuments()) =>
  openPage(page, { pattern: patterns.documents, answers });
const findBroken = async () => (await axe.run(document.body, { runOnly: ['wcag2a', 'wcag2aa'] })).violations;
const findAddress = () => screen.findByRole<HTMLInputElement>('textbox', { name: 'Secret calendar address' });

test('shows papers by home with the newest first, each with its facts and a way to get it', async () => {
  open();
  const home = await screen.findByRole('region', { name: '123 Bedok North Avenue 3' });
  expect(
    within(home)
      .getAllByRole('heading', { level: 3 })
      .map(({ textContent }) => textContent),
  ).toEqual(['Stamp duty certificate', 'Certificate of signatures', 'Tenancy agreement']);
  expect(
    within(home).getByRole('link', { name: 'Open contract: 123 Bedok North Avenue 3' }).getAttribute('href'),
  ).toBe('/contract/rentalbedok2');
  const { id, name } = makeDocument();
  expect(
    within(home)
      .getByRole('link', { name: `Download: ${name}` })
      .getAttribute('href'),
  ).toBe(`/api/files/${id}`);
  expect(within(home).getByText('Nur Aishah, Nov 19, 2026, 14:05')).toBeTruthy();
  expect(within(home).getByText('Somebody who has left, Nov 18, 2026, 10:14')).toBeTruthy();
  expect(screen.getAllByRole('region').map((region) => region.getAttribute('aria-labelledby'))).toHaveLength(
    3,
  );
  expect(
    within(screen.getByRole('region', { name: 'The Anchorage' })).getByText('2 times before'),
  ).toBeTruthy();
  expect(screen.getByText(/six years after an agreement ends/)).toBeTruthy();
  expect(await findBroken()).toEqual([]);
});

test('a home that was rented twice leads to both rentals', async () => {
  const earlier = makeDocument({
    id: '0b6f3b1e-5b06-4f0b-9c5e-3f7d4a3d0a09',
    rentalId: 'rentalbefore',
    addedAt: '2023-11-21T04:00:00.000Z',
    validUntil: '2025-11-30',
  });
  open(serveDocuments([earlier, makeDocument()]));
  expect((await screen.findByRole('link', { name: /^Open contract/ })).getAttribute('href')).toBe(
    '/contract/rentalbedok2',
  );
  expect(screen.getByRole('link', { name: /^Open earlier contract/ }).getAttribute('href')).toBe(
    '/contract/rentalbefore',
  );
  expect(screen.getByText('Ended')).toBeTruthy();
});

test('teaches somebody without papers the first step, and shows the calendar', async () => {
  open(serveDocuments([]));
  expect(await screen.findByRole('heading', { name: 'No papers yet' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to contracts' }).getAttribute('href')).toBe('/contract');
  expect((await findAddress()).value).toBe(CALENDAR_URL);
  expect(await findBroken()).toEqual([]);
});

test('a new address of the calendar is made after a question, and shown', async () => {
  let url = CALENDAR_URL;
  const opened = open([
    mockRoute('getCalendar', () => ({ url })),
    mockRoute('renewCalendar', () => {
      url = 'https://sewa.test/api/calendar/new.ics';
      return { url };
    }),
    ...serveDocuments(),
  ]);
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Keep this address' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Make a new address' }));
  expect(await screen.findByText(/The old one ends at once/)).toBeTruthy();
  expect(opened.calls.filter(({ name }) => name === 'renewCalendar')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Make new address' }));
  expect(await screen.findByText('This is your new address. The old one has ended.')).toBeTruthy();
  await waitFor(async () => expect((await findAddress()).value).toBe(url));
});

test('papers are shown without the calendar where it cannot be had', async () => {
  open([mockRoute('getCalendar', new ApiError({ code: 'R001', status: 503 })), ...serveDocuments()]);
  expect(await screen.findByText(/can't show the address right now/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'The Anchorage' })).toBeTruthy();
});
