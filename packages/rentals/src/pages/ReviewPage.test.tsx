import type { ReviewDecision } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import {
  lowRentReview,
  makeReview,
  sampleDispute,
  sampleReport,
  sampleReviews,
} from '../testing/sampleReviews.ts';
import * as page from './ReviewPage.tsx';

const first = makeReview();
const moved = { state: 'live' as const, version: 4, may: [] };
const open = (query = '', answers: readonly HttpHandler[] = sampleReviews()) =>
  openPage(page, { pattern: '/dashboard/review', address: `/dashboard/review${query}`, answers });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the queue is in its order, and each line opens its listing', async () => {
  open();
  const queue = await screen.findByRole('table', { name: '2 listings to review' });
  const links = within(queue).getAllByRole('link', { name: /^Open / });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['12 Bedok Road #05-123', '/dashboard/review?open=reviewreview'],
    ['12 Bedok Road #05-124', '/dashboard/review?open=lowrentlowre'],
  ]);
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('an open listing shows all that decides it', async () => {
  open('?open=lowrentlowre');
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
  const { findAddress, calls } = open(`?open=${first.id}`, [
    mockRoute('approveListing', () => {
      waiting.shift();
      return moved;
    }),
    mockRoute('listReviews', () => [...waiting]),
    ...sampleReviews(),
  ]);
  await press('Approve and publish');
  const next = await screen.findByRole('article', { name: '12 Bedok Road #05-124' });
  expect(findAddress()).toBe('/dashboard/review?open=lowrentlowre&done=approve');
  expect(screen.getByText('Approved. The listing is live.')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(within(next).getByRole('heading', { level: 2 })));
  const call = calls.find(({ name }) => name.endsWith('/approve'));
  expect(call?.body).toEqual({ version: 3 });
});

test('a rejection needs words; ready-made ones are added and can be edited', async () => {
  const { calls } = open(`?open=${first.id}`, [mockRoute('rejectListing', moved), ...sampleReviews()]);
  await userEvent.click(await screen.findByRole('link', { name: 'Reject…' }));
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
  ['it was dealt with before', 'transition', 'This listing was dealt with meanwhile.'],
  ['the part is taken', 'part', 'Another live listing already has this part of the home.'],
])('when %s, it is said and nothing is lost', async (_, name, sentence) => {
  const fields = [{ name, reason: 'is taken' }];
  const refusal = new ApiError({ code: 'R006', status: 409, fields });
  open(`?open=${first.id}`, [mockRoute('approveListing', refusal), ...sampleReviews()]);
  await press('Approve and publish');
  expect(await screen.findByText(sentence, { exact: false })).toBeTruthy();
});

const rejection: ReviewDecision = {
  decision: 'reject',
  at: '2026-11-20T04:00:00.000Z',
  isOwn: true,
  byName: 'Oli',
  address: { block: '44', street: 'Bedok South Road', floor: '08', unit: '123', postalCode: '460044' },
  state: 'draft',
  words: 'More photos, please.',
  lister: { name: 'Deepa Varma', userId: 'deepa' },
};

test.each([
  [true, 'Oli', 'You rejected this listing on Nov 20, 2026.'],
  [false, 'Ines', 'Ines rejected this listing on Nov 20, 2026.'],
  [false, null, 'A former operator rejected this listing on Nov 20, 2026.'],
])('a listing that was decided on says so (own: %s, by %s)', async (isOwn, byName, sentence) => {
  const decision = { ...rejection, isOwn, byName };
  open('?open=gonegonegone', [mockRoute('getReviewDecision', decision), ...sampleReviews()]);
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open next listing' })).toBeTruthy();
});

test('a rejection names the home, the reason, the lister, and what they can do', async () => {
  open('?open=gonegonegone', [mockRoute('getReviewDecision', rejection), ...sampleReviews()]);
  expect(await screen.findByText('44 Bedok South Road #08-123')).toBeTruthy();
  expect(screen.getByText('Reason: More photos, please.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Deepa Varma' }).getAttribute('href')).toBe(
    '/dashboard/review?q=&person=deepa',
  );
  expect(screen.getByText(/The lister can change it and submit it again/)).toBeTruthy();
});

test('an address of no listing in the queue says so, and leads to the next', async () => {
  open('?open=zzz');
  expect(await screen.findByText('There is no such listing in the queue.')).toBeTruthy();
  const next = screen.getByRole('link', { name: 'Open next listing' });
  expect(next.getAttribute('href')).toBe(`/dashboard/review?open=${first.id}`);
});

test('house rules are among the facts', async () => {
  const rules = { pets: 'not-allowed', notes: 'No shoes inside' } as const;
  const review = { ...first, listing: { ...first.listing, rules } };
  open(`?open=${first.id}`, sampleReviews({ reviews: [review] }));
  expect(await screen.findByText('No shoes inside')).toBeTruthy();
  expect(screen.getByText('Not allowed')).toBeTruthy();
});

test('an operator reads what each side of a dispute says, with its documents', async () => {
  open('?show=disputes');
  expect(await screen.findByText('The title deed is in my name.')).toBeTruthy();
  expect(screen.getByText('Nothing said yet.')).toBeTruthy();
  expect(screen.getByText('Registered owner')).toBeTruthy();
  expect(screen.getByText('New claim')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Document 1 (PDF)' });
  expect(link.getAttribute('href')).toMatch(/^\/api\/files\//);
});

test('a dispute is settled for a side only after a question', async () => {
  const { calls } = open('?show=disputes', [mockRoute('settleDispute', null), ...sampleReviews()]);
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Your words/ }), 'The deed names them.');
  await press('Settle for Harbour Living');
  expect(await screen.findByText('Settle it for Harbour Living?', { exact: false })).toBeTruthy();
  expect(calls.some(({ name }) => name.endsWith('/settle'))).toBe(false);
  await press('Settle');
  await waitFor(() => expect(calls.some(({ name }) => name.endsWith('/settle'))).toBe(true));
  const call = calls.find(({ name }) => name.endsWith('/settle'));
  expect([call?.name, call?.body]).toEqual([
    `POST /api/disputes/${sampleDispute.id}/settle`,
    { for: 'corporate-harbour', words: 'The deed names them.' },
  ]);
});

test('a report is settled with an outcome only after a question', async () => {
  const { calls } = open('?show=reports', [mockRoute('settleReport', null), ...sampleReviews()]);
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

test('with nothing to do, each queue says so', async () => {
  const nothing = sampleReviews({ reviews: [], disputes: [], reports: [] });
  open('', nothing);
  expect(await screen.findByRole('heading', { name: 'Nothing to review' })).toBeTruthy();
  const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  expect([hrefOf('Reports (0)'), hrefOf('Disputes (0)')]).toEqual([
    '/dashboard/review?show=reports',
    '/dashboard/review?show=disputes',
  ]);
  cleanup();
  open('?show=reports', nothing);
  expect(await screen.findByText('No open reports.')).toBeTruthy();
  cleanup();
  open('?show=disputes', nothing);
  expect(await screen.findByText('No open disputes.')).toBeTruthy();
});

test('keys and links lead to the next and the previous one, but not while somebody types', async () => {
  const { findAddress } = open(`?open=${first.id}`);
  await screen.findByRole('article', { name: '12 Bedok Road #05-123' });
  expect(screen.getByText('1 of 2')).toBeTruthy();
  await userEvent.keyboard('j');
  await screen.findByRole('article', { name: '12 Bedok Road #05-124' });
  await userEvent.keyboard('{ArrowLeft}');
  await screen.findByRole('article', { name: '12 Bedok Road #05-123' });
  expect(screen.getByRole('link', { name: 'Next' }).getAttribute('href')).toBe(
    '/dashboard/review?open=lowrentlowre',
  );
  await userEvent.click(screen.getByRole('link', { name: 'Reject…' }));
  await userEvent.keyboard('jk');
  expect(findAddress()).toBe(`/dashboard/review?open=${first.id}`);
});

test('what may be the same home is linked, and the lister has a past', async () => {
  open(`?open=${lowRentReview.id}`);
  const article = await screen.findByRole('article', { name: '12 Bedok Road #05-124' });
  const link = within(article).getByRole('link', { name: '12 Bedok Road' });
  expect(link.getAttribute('href')).toMatch(/^\/(discover|listing|property)/);
  expect(article.textContent).toContain('4 other listings, 2 live · Rejected once · 3 reports, 1 upheld');
  expect(article.textContent).toContain('Not verified');
});

test('a note is saved for other operators', async () => {
  const { calls } = open('?show=disputes', [mockRoute('addDeskNote', null), ...sampleReviews()]);
  expect(await screen.findByText('Called Olivia: she sends the title deed on Monday.')).toBeTruthy();
  await press('Save note');
  expect(await screen.findByText('Write a note first.')).toBeTruthy();
  await userEvent.fill(screen.getByRole('textbox', { name: /^Add a note/ }), 'It came.');
  await press('Save note');
  await waitFor(() => expect(calls.some(({ name }) => name.includes('POST /api/desk/notes'))).toBe(true));
  const call = calls.find(({ name }) => name.includes('POST /api/desk/notes'));
  expect([call?.name, call?.body]).toEqual([
    `POST /api/desk/notes/dispute/${sampleDispute.id}`,
    { words: 'It came.' },
  ]);
});

test('a search finds people, homes and payments, and a person opens', async () => {
  const { findAddress } = open();
  await userEvent.fill(await screen.findByRole('searchbox'), 'olivia');
  await press('Search');
  const people = await screen.findByRole('region', { name: 'People' });
  expect(findAddress()).toBe('/dashboard/review?q=olivia');
  expect(screen.getByRole('region', { name: 'Payments' }).textContent).toContain('Receipt 2026-000012');
  expect((await axe.run('#main')).violations).toEqual([]);
  const { search } = new URL(
    (within(people).getByRole('link', { name: 'Olivia Tan' }) as HTMLAnchorElement).href,
  );
  cleanup();
  open(search);
  const person = await screen.findByRole('article', { name: 'Olivia Tan' });
  expect(person.textContent).toContain('1 open, 4 paid');
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('a report and a dispute have addresses of their own; once settled, that is said', async () => {
  open('?show=reports');
  const link = await screen.findByRole('link', { name: 'Scam' });
  expect(link.getAttribute('href')).toBe(`/dashboard/review?show=reports&item=${sampleReport.id}`);
  cleanup();
  open(`?show=reports&item=${sampleReport.id}`);
  await screen.findByRole('article', { name: 'Scam' });
  expect(screen.getByRole('link', { name: 'All reports' }).getAttribute('href')).toBe(
    '/dashboard/review?show=reports',
  );
  cleanup();
  open('?show=disputes&item=settled');
  await screen.findByText('This dispute is settled, or there is none at this address.');
  expect(screen.queryByRole('article')).toBeNull();
});
