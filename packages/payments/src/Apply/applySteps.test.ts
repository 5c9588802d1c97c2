import { expect, test } from 'vitest';
import { findNeighbour, findStep, listMissingSteps } from './applySteps.ts';

const home = { address: { street: 'Tiong Bahru Road', postalCode: '160058' } };
const rent = { monthlyRent: 250_000, dueDay: 1, from: '2026-12-01', months: 12 };

test('a draft goes on at the first step that lacks something', () => {
  expect(findStep(null, { type: 'pay', version: 0, fields: {} })).toBe('home');
  expect(findStep(null, { type: 'pay', version: 2, fields: { home, ...rent } })).toBe('payee');
  expect(findStep('nonsense', { type: 'care', version: 2, fields: { home, ...rent } })).toBe('check');
});

test('an application for care has no payee', () => {
  expect(findNeighbour('care', 'rent', 1)).toBe('agreement');
  expect(findNeighbour('pay', 'rent', 1)).toBe('payee');
  expect(listMissingSteps({ type: 'care', fields: { home, ...rent } })).toEqual([]);
  expect(findStep('payee', { type: 'care', version: 1, fields: {} })).toBe('home');
});
