import { expect, test } from 'vitest';
import { RecentChanges } from './RecentChanges.ts';

test('listings are as they were unless they changed since', () => {
  const recent = new RecentChanges(10);
  recent.note(['a', 'b'], 12);
  recent.note(['a'], 15);
  expect(recent.areSame(['c'], 10)).toBe(true);
  expect(recent.areSame(['c', 'b'], 10)).toBe(false);
  expect(recent.areSame(['c', 'b'], 12)).toBe(true);
  expect(recent.areSame(['a'], 14)).toBe(false);
  expect(recent.areSame(['a'], 15)).toBe(true);
});

test('nothing is known of what was before, nor before a change that is not known of every listing', () => {
  const recent = new RecentChanges(10);
  expect(recent.areSame([], 9)).toBe(false);
  recent.note(['a'], 12);
  recent.note(null, 13);
  expect(recent.areSame(['c'], 12)).toBe(false);
  expect(recent.areSame(['a', 'c'], 13)).toBe(true);
});

test('the earliest changes are forgotten when there are too many, and what was read before them is not trusted any more', () => {
  const recent = new RecentChanges(1);
  recent.note(['early'], 2);
  recent.note(['late'], 3);
  recent.note(
    Array.from({ length: 4_999 }, (_, row) => `row ${row}`),
    4,
  );
  expect(recent.areSame(['other'], 1)).toBe(false);
  expect(recent.areSame(['other'], 2)).toBe(true);
  expect(recent.areSame(['late'], 2)).toBe(false);
  recent.note(
    Array.from({ length: 6_000 }, (_, row) => `another ${row}`),
    5,
  );
  expect(recent.areSame(['other'], 4)).toBe(false);
  expect(recent.areSame(['another 0', 'other'], 5)).toBe(true);
});
