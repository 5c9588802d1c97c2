import { expect, test } from 'vitest';
import { DIGEST, digestCalculations } from './testing/digestCalculations.ts';

test('the server calculates to the cent what a browser does', () => {
  expect(digestCalculations()).toBe(DIGEST);
});
