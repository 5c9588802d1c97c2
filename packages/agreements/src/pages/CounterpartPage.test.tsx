import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { patterns } from '@sewa/paths';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { makeCounterpart, sampleRentals } from '../testing/sampleRentals.ts';
import * as counterpart from './CounterpartPage.tsx';

const open = (changes: Parameters<typeof makeCounterpart>[0] = {}) =>
  openPage(counterpart, {
    pattern: patterns.counterpart,
    address: '/profile/contract/partyolga222',
    answers: sampleRentals({ counterpart: makeCounterpart(changes) }),
  });
const listFacts = () => screen.getAllByRole('definition').map(({ textContent }) => textContent);

test('says who the other side is, how we know, and which contracts we share', async () => {
  const { container } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Olga Tan' })).toBeTruthy();
  expect(listFacts()).toEqual(['Landlord', 'Mar 2025', 'Signed with you at Singpass on Nov 28, 2026']);
  expect(screen.getByRole('link', { name: 'Open: 123 Bedok North Avenue 3' }).getAttribute('href')).toBe(
    '/contract/rentalbedok2',
  );
  expect(container.innerHTML).not.toMatch(/tel:|mailto:/);
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect((await axe.run(container)).violations).toEqual([]);
});

test('leads from an agent to their public card, and warns where nobody proved who they are', async () => {
  open({
    name: 'Tan Wei Jie',
    actorType: 3,
    registrationNumber: 'R123456A',
    agentId: 'agent-1',
    memberSince: null,
    signedAtSingpassOn: null,
  });
  expect((await screen.findByRole('link', { name: 'See all their homes' })).getAttribute('href')).toBe(
    '/profile/tan-wei-jie-r123456a/agent-1',
  );
  expect(listFacts().slice(1, 3)).toEqual(['No account on Sewa', 'R123456A']);
  expect(screen.getByText(/^Not confirmed at Singpass/)).toBeTruthy();
});

test('is not found by anyone without a shared contract', async () => {
  openPage(counterpart, {
    pattern: patterns.counterpart,
    address: '/profile/contract/partyolga222',
    answers: [mockRoute('getRentalCounterpart', new ApiError({ code: 'R002', status: 404 }))],
  });
  expect(await screen.findByRole('heading', { level: 1 })).toBeTruthy();
  expect(screen.queryByText('Olga Tan')).toBeNull();
});
