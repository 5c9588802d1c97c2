import { expect, test } from 'vitest';
import { createCells, quoteCell } from './cells.ts';

const read = (record: Record<string, string>) => createCells(new Map(Object.entries(record)));

test('an empty or blank cell is null and no problem', () => {
  const cells = read({ title: '   ' });
  expect([cells.text('title', 10), cells.whole('bedrooms', 0, 99), cells.day('listed_on')]).toEqual([
    null,
    null,
    null,
  ]);
  expect(cells.problems).toEqual([]);
});

test('codes are read by number, label or name, whatever the case', () => {
  const table = [{ code: 20, label: 'Ensuite', name: 'RoomWithPrivateBathroom' }];
  const cells = read({ a: '20', b: ' ENSUITE ', c: 'room-with-private-bathroom', d: 'Attic' });
  expect(['a', 'b', 'c', 'd'].map((column) => cells.code(column, table))).toEqual([20, 20, 20, null]);
  expect(cells.problems).toEqual([{ column: 'd', reason: '“Attic” is not one of 20 Ensuite.' }]);
});

test('a whole number written with a decimal point is that number, whatever it says', () => {
  const cells = read({ a: '3.0', b: '2.00', c: '560212.0', d: '07.0', e: '91.0', f: '2.10', g: 'v1.0' });
  const table = [{ code: 2, label: 'Furnished' }];
  expect([cells.whole('a', 0, 99), cells.code('b', table), cells.text('c', 10), cells.text('d', 10)]).toEqual(
    [3, 2, '560212', '07'],
  );
  expect([cells.decimal('e', 0, 99), cells.text('f', 10), cells.text('g', 10)]).toEqual([91, '2.10', 'v1.0']);
  expect(cells.problems).toEqual([]);
});

test.each(['1e3', '-1', '0x10', '2.5', '９', '1,2', 'NaN', '9999999999999999999'])(
  'the whole number %s is refused in words',
  (value) => {
    const cells = read({ bedrooms: value });
    expect(cells.whole('bedrooms', 0, 99)).toBeNull();
    expect(cells.problems.map(({ column }) => column)).toEqual(['bedrooms']);
    expect(cells.problems[0]?.reason).toMatch(/is not a whole number from 0 to 99\.$/);
  },
);

test('decimals take thousands separators and keep their bounds', () => {
  const cells = read({ area: '1,250.5', small: '0', big: '1000001' });
  expect(cells.decimal('area', 0.01, 1_000_000)).toBe(1250.5);
  expect(cells.decimal('small', 0.01, 1_000_000)).toBeNull();
  expect(cells.decimal('big', 0.01, 1_000_000)).toBeNull();
  expect(cells.problems).toHaveLength(2);
});

test('a day must exist', () => {
  const cells = read({ a: '2026-02-28', b: '2026-02-29', c: '28/02/2026' });
  expect(['a', 'b', 'c'].map((column) => cells.day(column))).toEqual(['2026-02-28', null, null]);
});

test('a quoted value is short and on one line', () => {
  expect(quoteCell(`first\r\nsecond ${'x'.repeat(100)}`)).toMatch(/^“first second x{27}…”$/);
});

test('a text is what may stand in a letter to others: on one line, or with its line breaks where it has several', () => {
  const value = ' Rose\r\nCourt\u202E\u0007 \u0301(new)\u200B ';
  const cells = read({ title: value, description: value, empty: '\u202E\u200B' });
  expect([cells.text('title', 20), cells.paragraphs('description', 20), cells.text('empty', 20)]).toEqual([
    'Rose Court (new)',
    'Rose\nCourt (new)',
    null,
  ]);
  expect(cells.problems).toEqual([]);
});
