import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCursor, serializeCursor } from './cursor.ts';

const id = fc.stringMatching(/^[a-z2-7]{12}$/);
// Within these years a number holds every microsecond.
const moment = fc.integer({ min: Date.UTC(1700) * 1_000, max: Date.UTC(2250) * 1_000 });

test('every place in every order reads back as it was written, and needs no encoding in a URL', () => {
  fc.assert(
    fc.property(id, moment, fc.integer({ min: 1, max: 999_999_999 }), (listing, listedAt, rent) => {
      const places = [
        ['newest', listedAt],
        ['rentAsc', rent],
        ['rentDesc', rent],
        ['areaDesc', rent],
        ['minutes', rent % 255],
      ] as const;
      for (const [sort, value] of places) {
        const text = serializeCursor(sort, { value, id: listing });
        expect(encodeURIComponent(text)).toBe(text);
        expect(findCursor(sort, text)).toEqual({ value, id: listing });
      }
    }),
  );
});

test('a moment without fractions is written in few letters', () => {
  expect(
    serializeCursor('newest', { value: Date.UTC(2026, 10, 9, 13, 40) * 1_000, id: 'lmyuqkvp6smn' }),
  ).toBe('n20261109134-lmyuqkvp6smn');
});

test.each([
  'n20260230-aaaaaaaaaaaa',
  'n20261109254-aaaaaaaaaaaa',
  'n-aaaaaaaaaaaa',
  'n0-aaaaaaaaaaaa',
  'n2026.5-aaaaaaaaaaaa',
  'n202611091340000000001-aaaaaaaaaaaa',
  'a20261109-aaaaaaaaaaaa',
  'n20261109-AAAAAAAAAAAA',
  'n20261109-aaaaaaaaaaaa-',
  '',
])('%j is no place among the newest', (text) => {
  expect(findCursor('newest', text)).toBeNull();
});
