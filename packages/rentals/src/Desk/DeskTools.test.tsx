import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { screen, waitFor, within } from '@testing-library/react';
import axe from 'axe-core';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as page from '../pages/ReviewPage.tsx';
import { sampleDesk, sampleDeskExperiment, sampleDeskPartners } from '../testing/sampleDesk.ts';
import { sampleReviews } from '../testing/sampleReviews.ts';

const open = (query: string, answers: readonly HttpHandler[] = []) =>
  openPage(page, {
    pattern: '/dashboard/review',
    address: `/dashboard/review?${query}`,
    answers: [...answers, ...sampleDesk(), ...sampleReviews()],
  });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const first = sampleDeskPartners[0]?.key ?? '';

test('partners are a table whose rows lead to each, and there is a tab for every section', async () => {
  open('show=partners');
  const table = await screen.findByRole('table', { name: '3 partners' });
  expect(within(table).getByRole('link', { name: 'Harbour Homes' }).getAttribute('href')).toBe(
    `/dashboard/review?show=partners&item=${first}`,
  );
  for (const text of ['Harbour Homes Pte Ltd', 'www.harbourhomes.example', '184', 'Never', 'Ended'])
    expect(table.textContent).toContain(text);
  const tabs = screen.getByRole('navigation', { name: 'Operator tools' });
  expect(
    within(tabs)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Partners', 'Waitlists', 'Experiments']);
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('a partner is added, and its page shows its key', async () => {
  const { calls, findAddress } = open('show=partners', [mockRoute('addDeskPartner', { key: first })]);
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Name/ }), 'Harbour Homes');
  await userEvent.fill(
    screen.getByRole('textbox', { name: /^Allowed sites/ }),
    'https://a.example\nhttps://b.example',
  );
  await press('Add partner');
  const article = await screen.findByRole('article', { name: 'Harbour Homes' });
  expect(findAddress()).toBe(`/dashboard/review?show=partners&item=${first}&done=added`);
  expect(article.textContent).toContain(first);
  expect(calls.find(({ name }) => name === 'POST /api/desk/partners')?.body).toEqual({
    name: 'Harbour Homes',
    origins: ['https://a.example', 'https://b.example'],
  });
});

test('a partner is ended once that is confirmed', async () => {
  const { calls } = open(`show=partners&item=${first}`, [mockRoute('endDeskPartner', null)]);
  const ended = () => calls.filter(({ name }) => name.startsWith('DELETE'));
  await press('End partner');
  await screen.findByText('End Harbour Homes for good?');
  expect(ended()).toEqual([]);
  await press('End partner');
  await screen.findByText('Partner ended.');
  expect(ended()).toHaveLength(1);
});

test('a waitlist shows its people, and where they are downloaded', async () => {
  const { calls } = open('show=waitlists&item=sewa-advance', [mockRoute('setDeskWaitlist', null)]);
  const people = await screen.findByRole('table', { name: '3 people' });
  expect(within(people).getAllByRole('row')[1]?.textContent).toMatch(/Mei Tan.*mei.tan@people.example/);
  expect(screen.getByRole('link', { name: 'Download CSV' }).getAttribute('href')).toBe(
    '/api/desk/waitlists/sewa-advance/people.csv',
  );
  await press('Close waitlist');
  await screen.findByText('Closed. Nobody can join any more.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ state: 'closed' });
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('an experiment compares its variants with control, and stops once that is confirmed', async () => {
  const { calls } = open('show=experiments', [mockRoute('setDeskExperiment', null)]);
  const table = await screen.findByRole('table', { name: 'Variants of front-door' });
  const rows = within(table).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent).slice(1)).toEqual([
    'control50 %1,20436130.0 %–',
    'bold50 %1,18740233.9 %+3.9 points',
  ]);
  await press('Stop front-door');
  await press('Stop');
  await screen.findByText('Stopped. Everyone sees control.');
  expect(calls.find(({ name }) => name.startsWith('PUT'))?.body).toEqual({ isRunning: false });
  expect((await axe.run('#main')).violations).toEqual([]);
});

test('an experiment with numbers asks before it counts from zero', async () => {
  const stopped = { ...sampleDeskExperiment, isRunning: false, stoppedAt: '2026-11-10T02:00:00Z' };
  open('show=experiments', sampleDesk({ experiments: [stopped] }));
  await press('Start front-door');
  await screen.findByText('Start front-door again? Its numbers count from zero.');
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Cancel'));
});
