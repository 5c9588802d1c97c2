import { paymentReasons, setupReasons } from '@sewa/api/schema';
import { expect, test } from 'vitest';
import { explainReason } from './reasons.ts';

test('an unknown code gets general words, not a prototype property', () => {
  expect(explainReason('toString').words).toBe(explainReason(null).words);
  expect(explainReason('insufficient-funds').words).toContain('not enough money');
});

test.each([...paymentReasons, ...setupReasons])('says in words what %s means', (code) => {
  expect(explainReason(code).words).not.toBe(explainReason(null).words);
});
