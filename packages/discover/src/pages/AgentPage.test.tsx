import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { openScreen } from '../../test/openScreen.tsx';
import { longAgent, sampleAgent } from '../testing/sampleHomes.ts';
import { sampleParty } from '../testing/sampleMarket.ts';
import AgentPage from './AgentPage.tsx';
import PartyPage from './PartyPage.tsx';

const openCard = (agent = sampleAgent) =>
  openScreen(<AgentPage />, {
    answers: [mockRoute('getAgent', agent)],
    pattern: '/profile/:slug/:id',
    address: '/profile/tan-wei-jie-r123456a/agent-1',
  });
const openParty = (party = sampleParty) =>
  openScreen(<PartyPage />, {
    answers: [mockRoute('getParty', party)],
    pattern: '/profile/enquiry/:id',
    address: '/profile/enquiry/enquiry-1',
    isSignedIn: true,
  });
const findTitle = () => screen.queryByRole('heading', { level: 1 })?.textContent;
const getMeta = (name: string) =>
  document.querySelector(`meta[name="${name}"]`)?.getAttribute('content') ?? null;

test('the card of an agent says who they are, how to reach them and what they have on offer', async () => {
  const { container } = openCard();
  await expect.poll(findTitle).toBe('Tan Wei Jie');
  const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(values).toEqual(['R123456A', 'Harbour Realty', 'L1234567A']);
  expect(document.querySelector('a[href="tel:+6580000101"]')).not.toBeNull();
  const homes = within(screen.getByRole('region', { name: 'Homes for rent' }));
  expect(homes.getAllByRole('article')).toHaveLength(4);
  expect(
    homes.getByText('4 homes. 12 more rented out so far. Open a home to send an enquiry.'),
  ).toBeDefined();
  expect((await axe.run(container)).violations).toEqual([]);
});

test('search engines are told of the agent, and of nobody who has nothing on offer', async () => {
  const first = openCard();
  await expect.poll(findTitle).toBe('Tan Wei Jie');
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(
    'https://sewa.test/profile/tan-wei-jie-r123456a/agent-1',
  );
  expect(getMeta('robots')).toBeNull();
  const block = document.querySelector('script[type="application/ld+json"]')?.textContent ?? '{}';
  expect(JSON.parse(block).mainEntity).toMatchObject({ name: 'Tan Wei Jie', identifier: 'R123456A' });
  first.container.remove();
  openCard({ ...sampleAgent, liveCount: 0, listings: [] });
  await expect.poll(() => screen.queryByText('12 homes rented out so far.')).not.toBeNull();
  expect(getMeta('robots')).toBe('noindex');
});

test('more homes than the page shows are counted', async () => {
  openCard(longAgent);
  await expect.poll(() => screen.queryByText(/^Showing the 4 newest of 120 homes\./)).not.toBeNull();
});

test('whoever asked an agent meets them beside the home, with the way to their card', async () => {
  const { container } = openParty();
  await expect.poll(findTitle).toBe('Tan Wei Jie');
  expect(screen.getByText('Agent')).toBeDefined();
  expect(screen.getByText(/^You asked them about this home on/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'See all their homes' }).getAttribute('href')).toBe(
    '/profile/tan-wei-jie-r123456a/agent-1',
  );
  expect(container.innerHTML).not.toMatch(/tel:|mailto:/);
  expect((await axe.run(container)).violations).toEqual([]);
});

test('who was asked meets somebody with a label and without a number', async () => {
  openParty({
    ...sampleParty,
    name: null,
    userTypeIds: [1],
    registrationNumber: null,
    agentId: null,
    isAsker: true,
  });
  await expect.poll(findTitle).toBe('Someone');
  expect(screen.getByText('Tenant')).toBeDefined();
  expect(screen.getByText(/^They asked you about this home on/)).toBeDefined();
  expect(screen.queryByRole('term')).toBeNull();
  expect(screen.queryByRole('link', { name: 'See all their homes' })).toBeNull();
});
