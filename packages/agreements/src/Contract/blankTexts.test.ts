import { expect, test } from 'vitest';
import { sampleTemplate } from '../testing/sampleContracts.ts';
import { formatBlank, parseBlanks, writeBlanks } from './blankTexts.ts';

const { blanks } = sampleTemplate;
const values = {
  dueDay: 1,
  payTo: 'By bank transfer',
  minorRepairCents: 20_050,
  pets: false,
  diplomatic: true,
  specialTerms: '',
};

test('what a form shows of a draft is read from it as it was', () => {
  expect(parseBlanks(blanks, writeBlanks(blanks, values))).toEqual({ values, issues: {} });
});

test('each field that cannot be read says so, and a text that may be empty does not', () => {
  const { issues } = parseBlanks(blanks, { dueDay: '1.5', payTo: ' ', minorRepairCents: 'much' });
  expect(issues).toEqual({
    dueDay: 'Enter a whole number.',
    payTo: 'Fill this in.',
    minorRepairCents: 'Enter an amount in dollars, or 0.',
  });
});

test.each([
  ['cents', 20_000, '$200'],
  ['yes-no', false, 'No'],
  ['text', '', 'Empty'],
  ['number', 0, '0'],
  ['day', '2026-12-15', 'Dec 15, 2026'],
  ['text', null, 'Empty'],
] as const)('a blank of kind %s with %j reads %s', (kind, value, words) =>
  expect(formatBlank(kind, value)).toBe(words),
);
