import { expect, test } from 'vitest';
import { makeRevision } from './makeRevision.ts';

const question = [{ name: 'statistics', description: 'Counts visits.' }];

test('the same question has the same name, and one that fits into the cookie', () => {
  expect(makeRevision(structuredClone(question))).toBe(makeRevision(question));
  expect(makeRevision(question)).toMatch(/^[\w-]{1,40}$/);
});

test.each([
  [[{ name: 'statistics', description: 'Counts visits!' }]],
  [[{ name: 'preferences', description: 'Counts visits.' }]],
  [[...question, { name: 'preferences', description: '' }]],
  [[]],
])('another question has another name: %j', (other) => {
  expect(makeRevision(other)).not.toBe(makeRevision(question));
});
