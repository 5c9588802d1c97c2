import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { lowRentReview, makeReview, sampleDispute, sampleReviews } from '../testing/sampleReviews.ts';
import * as page from './ReviewPage.tsx';

const first = makeReview();
const moved = { state: 'live' as const, version: 4, may: [] };
const open = (query = '', answers: readonly HttpHandler[] = sampleReviews()) =>
  openPage(page, { pattern: '/dashboard/review', address: `/dashboard/review${query}`, answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the queue is in its order, and each line opens its listing', async () => {
  open();
  const queue = await screen.findByRole('region', { name: '2 listings to review' });
  const links = within(queue).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12 Bedok Road #05-123', '/dashboard/review?listing=reviewreview'],
    ['12 Bedok Road #05-124', '/dashboard/review?listing=lowrentlowre'],
  ]);
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('an open listing shows all that decides it', async () => {
  open('?listing=lowrentlowre');
  const article = await screen.findByRole('article', { name: '12 Bedok Road #05-124' });
  for (const text of ['$1,500 a month', 'Median $3,200', 'looks after the cats', 'R012345A', 'No photos.'])
    expect(article.textContent).toContain(text);
  const preview = within(article).getByRole('link', { name: 'Preview' });
  expect(preview.getAttribute('href')).toBe(
    '/property/propproppp22/listing/lowrentlowre/preview?from=review',
  );
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('once one is approved, the next comes up by itself', async () => {
  const waiting = [first, lowRentReview];
  const { findAddress, calls } = open(`?listing=${first.id}`, [
    mockRoute('approveListing', () => {
      waiting.shift();
      return moved;
    }),
    mockRoute('listReviews', () => [...waiting]),
    ...sampleReviews(),
  ]);
  await press('Approve and publish');
  const next = await screen.findByRole('article', { name: '12 Bedok Road #05-124' });
  expect(findAddress()).toBe('/dashboard/review?listing=lowrentlowre&done=approve');
  expect(screen.getByText('Approved. The listing is live.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(next).getByRole('heading', { level: 2 })));
  const call = calls.find(({ name }) => name.endsWith('/approve'));
  expect(call?.body).toEqual({ version: 3 });
});

test('a rejection needs words; ready-made ones are added and can be edited', async () => {
  const { calls } = open(`?listing=${first.id}`, [mockRoute('rejectListing', moved), ...sampleReviews()]);
  await userEvent.click(await screen.findByText('Reject'));
  await press('Reject and email');
  const words = await screen.findByRole('textbox', { name: /^What should they change\?/ });
  await waitFor(() => expect(words.getAttribute('aria-invalid')).toBe('true'));
  await userEvent.fill(words, 'Almost there.');
  await userEvent.click(screen.getByRole('link', { name: 'Photos' }));
  await press('Reject and email');
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/reject'))).toBe(true));
  const call = calls.find(({ name }) => name.endsWith('/reject'));
  expect(call?.body).toMatchObject({
    version: 3,
    words: expect.stringMatching(/^Almost there\.\n\nPlease add/),
  });
});

test.each([
  ['somebody else was faster', 'transition', 'Someone else already dealt with this listing.'],
  ['the part is taken', 'part', 'Another live listing already has this part of the home.'],
])('when %s, it is said and nothing is lost', async (_, name, sentence) => {
  const fields = [{ name, reason: 'is taken' }];
  const refusal = new ApiError({ code: 'R006', status: 409, fields });
  open(`?listing=${first.id}`, [mockRoute('approveListing', refusal), ...sampleReviews()]);
  await press('Approve and publish');
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
});

test('an address of a listing that no longer waits says so, and leads to the next', async () => {
  open('?listing=gonegonegone');
  expect(await screen.findByText('Someone else already dealt with this listing.')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Open next listing' });
  expect(next.getAttribute('href')).toBe(`/dashboard/review?listing=${first.id}`);
});

test('house rules are among the facts', async () => {
  const rules = { pets: 'not-allowed', notes: 'No shoes inside' } as const;
  const review = { ...first, listing: { ...first.listing, rules } };
  open(`?listing=${first.id}`, sampleReviews({ reviews: [review] }));
  expect(await screen.findByText('No shoes inside')).toBeTruthy();
  expect(screen.getByText('Not allowed')).toBeTruthy();
});

test('an operator reads what each side of a dispute says, with its documents', async () => {
  open('', sampleReviews());
  expect(await screen.findByText('The title deed is in my name.')).toBeTruthy();
  expect(screen.getByText('Nothing said yet.')).toBeTruthy();
  expect(screen.getByText('Registered owner')).toBeTruthy();
  expect(screen.getByText('New claim')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Document 1 (PDF)' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/files\//);
});

test('a dispute is settled for a side only after a question', async () => {
  const { calls } = open('', [mockRoute('settleDispute', null), ...sampleReviews()]);
  await press('Settle for Harbour Living');
  expect(await screen.findByText('Settle it for Harbour Living?', { exact: false })).toBeTruthy();
  expect(calls.some(({ name }) => name.endsWith('/settle'))).toBe(false);
  await press('Settle');
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/settle'))).toBe(true));
  const call = calls.find(({ name }) => name.endsWith('/settle'));
  expect([call?.name, call?.body]).toEqual([
    `POST /api/disputes/${sampleDispute.id}/settle`,
    { for: 'corporate-harbour' },
  ]);
});

test('a report is settled with an outcome only after a question', async () => {
  const { calls } = open('', [mockRoute('settleReport', null), ...sampleReviews()]);
  await press('Nothing wrong');
  expect(
    await screen.findByText('Settle this report because nothing is wrong', { exact: false }),
  ).toBeTruthy();
  expect(calls.some(({ name }) => name.includes('/reports/'))).toBe(false);
  await press('Nothing wrong');
  await waitFor(() =>
    expect(calls.some(({ body }) => JSON.stringify(body)?.includes('unfounded'))).toBe(true),
  );
});

test('with nothing to do, the page says what appears here', async () => {
  open('', sampleReviews({ reviews: [], disputes: [], reports: [] }));
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  expect(screen.getByText('No open disputes.')).toBeTruthy();
  expect(screen.getByText('No open reports.')).toBeTruthy();
});
