import { landlordWelcomePath, newPropertyPath, solutionPath } from '@sewa/paths';
import { expect, test } from 'vitest';
import { solutionLandings } from './solutions.ts';

test.each([solutionPath('landlords'), landlordWelcomePath()])('%s leads to listing a home', (path) => {
  expect(solutionLandings[path]?.action).toEqual({ label: 'List a home', href: newPropertyPath() });
});
