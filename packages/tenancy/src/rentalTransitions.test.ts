import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  endedRentalStates,
  findRentalSide,
  listOpenRentalTransitions,
  rentalTransitions,
} from './rentalTransitions.ts';

describe('the transitions of a rental', () => {
  test('lead somewhere that something leads out of, except where it is over', () => {
    const ends = rentalTransitions
      .map(({ to }) => to)
      .filter((state) => !rentalTransitions.some(({ from }) => from.includes(state)));
    expect([...new Set(ends)].toSorted()).toEqual(endedRentalStates.toSorted());
  });

  test('are open by turn: who made the offer waits for the other side', () => {
    expect(listOpenRentalTransitions('talking', ['either'])).toEqual(['offer', 'withdraw']);
    expect(listOpenRentalTransitions('offered', ['either'])).toEqual(['withdraw']);
    expect(listOpenRentalTransitions('offered', ['either', 'answering'])).toEqual([
      'counter',
      'accept',
      'decline',
      'withdraw',
    ]);
    expect(listOpenRentalTransitions('agreed', ['either'])).toEqual(['draft', 'withdraw']);
    expect(listOpenRentalTransitions('expired', ['either'])).toEqual(['offer', 'withdraw']);
    expect(listOpenRentalTransitions('withdrawn', ['either', 'unsent', 'signer'])).toEqual([]);
  });

  test('lead to a signed agreement: a side that sent waits, one signs after the other, nobody withdraws while they sign', () => {
    expect(listOpenRentalTransitions('contracting', ['either', 'unsent'])).toEqual([
      'draft',
      'send',
      'withdraw',
    ]);
    expect(listOpenRentalTransitions('contracting', ['either'])).toEqual(['draft', 'withdraw']);
    expect(listOpenRentalTransitions('signing', ['either', 'signer'])).toEqual(['refuse']);
    expect(listOpenRentalTransitions('signing', ['either', 'signer', 'next-signer'])).toEqual([
      'sign',
      'refuse',
    ]);
    // Also once everybody of that side has signed.
    expect(listOpenRentalTransitions('signing', ['either', 'witness'])).toEqual(['confirm-paper', 'refuse']);
    expect(listOpenRentalTransitions('signed', ['either', 'signer', 'next-signer'])).toEqual([]);
  });

  test('stand in the README as they are', () => {
    const readme = readFileSync(new URL('../README.md', import.meta.url), 'utf8');
    for (const { name, from, to, who } of rentalTransitions)
      expect(readme).toContain(`| \`${name}\` | ${from.join(', ')} | ${to} | ${who.join(', ')} |`);
  });
});

test('each actor type is on one side; staff are on the side that invites them', () => {
  expect([1, 2, 3, 4, 5, 6].map(findRentalSide)).toEqual([
    'tenant',
    'landlord',
    'landlord',
    'tenant',
    'tenant',
    null,
  ]);
});
