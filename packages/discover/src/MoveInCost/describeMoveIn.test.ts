import { expect, test } from 'vitest';
import { describeSource, formatTerm } from './describeMoveIn.ts';

test('a term is said in years where it is whole years', () => {
  expect([3, 12, 18, 24].map(formatTerm)).toEqual(['3 months', '1 year', '18 months', '2 years']);
});

test('a custom is never called law', () => {
  const source = { name: 'Market guides', basis: 'custom', readOn: '2026-11-21' } as const;
  expect(describeSource(source)).toBe('Customary, not required by law. Market guides; checked Nov 21, 2026.');
});
