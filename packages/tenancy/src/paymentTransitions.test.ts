import { describe, expect, test } from 'vitest';
import {
  billTransitions,
  findTransition,
  listTransitions,
  methodTransitions,
  payeeTransitions,
  paymentTransitions,
  refundTransitions,
  type StateTransition,
  serviceTransitions,
  setupTransitions,
} from './paymentTransitions.ts';

type Table = readonly StateTransition<string, string, string>[];

/** Each table with the state a thing begins in, and the states nothing leads out of. */
const tables: readonly [string, Table, readonly string[], readonly string[]][] = [
  ['setups', setupTransitions, ['pending'], ['active', 'rejected', 'abandoned', 'expired']],
  ['methods', methodTransitions, ['active'], ['removed']],
  ['payees', payeeTransitions, ['checking'], ['proven', 'refused']],
  ['services', serviceTransitions, ['active', 'waiting'], ['ended']],
  ['bills', billTransitions, ['open'], ['cancelled']],
  ['payments', paymentTransitions, ['created', 'said'], ['failed', 'expired', 'refused', 'returned']],
  ['refunds', refundTransitions, ['processing'], ['succeeded', 'failed']],
];

describe.each(tables)('the table of %s', (_, table, beginnings, finals) => {
  const states = new Set([...beginnings, ...table.flatMap(({ from, to }) => [...from, to])]);

  test('reaches every state from where things begin', () => {
    const reached = new Set(beginnings);
    for (let size = 0; size < reached.size; ) {
      size = reached.size;
      for (const { from, to } of table) if (from.some((state) => reached.has(state))) reached.add(to);
    }
    expect(reached).toEqual(states);
  });

  test('leads out of every state but the final ones', () => {
    const left = new Set(table.flatMap(({ from }) => from));
    expect([...states].filter((state) => !left.has(state)).toSorted()).toEqual(finals.toSorted());
  });

  test('names somebody for each transition, and each name at most once for a state', () => {
    for (const { who } of table) expect(who.length).toBeGreaterThan(0);
    const keys = table.flatMap(({ name, from }) => from.map((state) => `${name} ${state}`));
    expect(new Set(keys).size).toBe(keys.length);
  });
});

test('a payment that failed never succeeds', () => {
  expect(findTransition(paymentTransitions, 'succeed', 'failed')).toBeNull();
  expect(findTransition(paymentTransitions, 'succeed', 'processing')?.to).toBe('succeeded');
});

test('only the payee confirms what was paid outside, and either side denies it', () => {
  expect(listTransitions(billTransitions, 'said-paid', 'payer')).toEqual(['not-paid']);
  expect(listTransitions(billTransitions, 'said-paid', 'payee')).toEqual([
    'confirm-paid',
    'not-paid',
    'succeed-in-part',
  ]);
});

test('only the payee records that a bill was paid, and either side undoes it', () => {
  expect(listTransitions(billTransitions, 'open', 'payee')).toEqual(['record-paid']);
  expect(listTransitions(billTransitions, 'part-paid', 'payer')).not.toContain('record-paid');
  for (const side of ['payer', 'payee'] as const)
    expect(listTransitions(billTransitions, 'paid', side)).toEqual(['not-paid']);
});
