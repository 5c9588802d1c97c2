import { expect, test } from 'vitest';
import { DIGEST, digestCalculations } from './testing/digestCalculations.ts';

test('a browser calculates to the cent what the server does', () => {
  expect(digestCalculations()).toBe(DIGEST);
});
