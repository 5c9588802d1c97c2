import { makeRevision } from '@sewa/consent';
import { expect, test } from 'vitest';
import { cookieCategories } from './Cookies/cookieCategories.ts';
import { cookieRevision } from './cookieRevision.ts';

test('a question that has changed has another name, so that everybody is asked again', () => {
  expect(cookieRevision).toBe(makeRevision(cookieCategories));
});
