import type { PropertyListing } from '@sewa/api/client';
import { expect, test } from 'vitest';
import { makeDraft, makePropertyListing } from '../testing/sampleProperties.ts';
import { findNextStep } from './findNextStep.ts';
import { listMenuActions } from './listMenuActions.ts';

const labels = (listing: PropertyListing) => {
  const step = findNextStep(listing);
  return [step.actions, listMenuActions(listing, step)].map((actions) =>
    actions.map(({ label }) => label).join(', '),
  );
};
const inState = (changes: Partial<PropertyListing>) => labels(makePropertyListing(changes));

test.each([
  ['a draft', makeDraft(), 'Continue', 'Copy to a new draft, Close'],
  ['a rejected one', makeDraft({ rejection: 'Blurred.' }), 'Edit', 'Copy to a new draft, Close'],
] as const)('offers the next step and the rest: %s', (_, listing, first, rest) => {
  expect(labels(listing)).toEqual([first, rest]);
});

test.each([
  ['review', {}, 'Preview', 'Edit, Copy to a new draft, Close'],
  ['live', {}, 'View, Edit', 'Viewings, Pause, Mark as let, Copy to a new draft, Close'],
  [
    'live',
    { confirmBy: '2026-11-26T01:00:00Z' },
    "Yes, it's available, No, it's let",
    'View, Viewings, Edit, Pause, Copy to a new draft, Close',
  ],
  ['paused', {}, 'Resume', 'Edit, Preview, Mark as let, Copy to a new draft, Close'],
  [
    'paused',
    { pausedBecause: 'authority-ended' },
    'See what to do, Resume',
    'Edit, Preview, Mark as let, Copy to a new draft, Close',
  ],
  ['let', {}, 'List again', 'Edit, Preview, Copy to a new draft, Close'],
  ['closed', {}, 'Copy to a new draft', 'Preview'],
] as const)('offers the next step and the rest: %s %o', (state, changes, first, rest) => {
  expect(inState({ state, ...changes })).toEqual([first, rest]);
});

test('never offers a transition that is not open', () => {
  expect(inState({ state: 'paused', may: [] })).toEqual(['', 'Edit, Preview, Copy to a new draft']);
});

test("an agent can join another one's live listing, and do nothing else with it", () => {
  expect(inState({ isMine: false, canJoin: true })).toEqual(['Join this listing, View', '']);
  expect(inState({ isMine: false, state: 'paused' })).toEqual(['', '']);
});
