import { expect, test } from 'vitest';
import { parseFigures } from './parseFigures.ts';

test('figures have labels, values and one source', () => {
  expect(
    parseFigures('Rent, 1 year | $3,000\n\nDuty | $144 | rounded down\nSource: IRAS, read 2026-11-21\n'),
  ).toEqual({
    rows: [
      { label: 'Rent, 1 year', value: '$3,000' },
      { label: 'Duty', value: '$144 | rounded down' },
    ],
    source: 'IRAS, read 2026-11-21',
  });
});

test('a line without a value and a block without a source stay readable', () => {
  expect(parseFigures('Not known')).toEqual({ rows: [{ label: 'Not known', value: '' }], source: null });
});
