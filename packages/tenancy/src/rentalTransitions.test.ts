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
    expect([...new Set(ends)]).toEqual(endedRentalStates);
  });

  test('are open by turn: who made the offer waits for the other side', () => {
    expect(listOpenRentalTransitions('talking', 'tenant', null)).toEqual(['offer', 'withdraw']);
    expect(listOpenRentalTransitions('offered', 'tenant', 'tenant')).toEqual(['withdraw']);
    expect(listOpenRentalTransitions('offered', 'landlord', 'tenant')).toEqual([
      'counter',
      'accept',
      'decline',
      'withdraw',
    ]);
    expect(listOpenRentalTransitions('agreed', 'landlord', 'tenant')).toEqual(['withdraw']);
    expect(listOpenRentalTransitions('expired', 'landlord', 'tenant')).toEqual(['offer', 'withdraw']);
    expect(listOpenRentalTransitions('withdrawn', 'tenant', null)).toEqual([]);
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
