import { describe, expect, test } from 'vitest';
import { prepareConditions } from './prepareConditions.ts';
import type { Conditions } from './Rule.ts';

const listMatching = (conditions: unknown, rows: readonly Record<string, unknown>[]) =>
  rows.filter((row) => prepareConditions(conditions as Conditions)(row));

describe('a comparison holds for the rows it is about:', () => {
  const rents = [{ rent: 1 }, { rent: 2 }, { rent: 3 }, { rent: '2' }, { rent: null }, {}];

  test.each([
    ['the same value and type', { rent: 2 }, [{ rent: 2 }]],
    ['$eq is the same as the value alone', { rent: { $eq: 2 } }, [{ rent: 2 }]],
    [
      '$ne holds for what has no value, too',
      { rent: { $ne: 2 } },
      [{ rent: 1 }, { rent: 3 }, { rent: '2' }, { rent: null }, {}],
    ],
    ['$in, one of a list', { rent: { $in: [1, 3, 9] } }, [{ rent: 1 }, { rent: 3 }]],
    ['$in of nothing holds for nothing', { rent: { $in: [] } }, []],
    [
      '$nin, none of a list, holds for what has no value, too',
      { rent: { $nin: [1, 3] } },
      [{ rent: 2 }, { rent: '2' }, { rent: null }, {}],
    ],
    ['$gt is above, and text is no number', { rent: { $gt: 1 } }, [{ rent: 2 }, { rent: 3 }]],
    ['$gt leaves the bound out', { rent: { $gt: 2 } }, [{ rent: 3 }]],
    ['$gte holds at the bound', { rent: { $gte: 2 } }, [{ rent: 2 }, { rent: 3 }]],
    ['$lt is below, and nothing is not below', { rent: { $lt: 3 } }, [{ rent: 1 }, { rent: 2 }]],
    ['$lte holds at the bound', { rent: { $lte: 2 } }, [{ rent: 1 }, { rent: 2 }]],
    ['two of them are a range', { rent: { $gt: 1, $lt: 3 } }, [{ rent: 2 }]],
    ['three of them hold together', { rent: { $gte: 1, $lte: 3, $ne: 2 } }, [{ rent: 1 }, { rent: 3 }]],
    ['$exists wants a value', { rent: { $exists: true } }, rents.slice(0, 4)],
    ['$exists: false wants none', { rent: { $exists: false } }, [{ rent: null }, {}]],
  ])('%s', (_, conditions, expected) => {
    expect(listMatching(conditions, rents)).toEqual(expected);
  });

  test.each(['$gt', '$gte', '$lt', '$lte'])('%s takes nothing for a number that is none', (name) => {
    const bound = name.startsWith('$g') ? -1 : 1;
    expect(
      listMatching({ rent: { [name]: bound } }, [{ rent: null }, { rent: '0' }, { rent: false }]),
    ).toEqual([]);
  });

  test('a comparison nobody knows holds for nothing', () => {
    expect(listMatching({ rent: { $near: 2 } }, rents)).toEqual([]);
    expect(listMatching({ rent: { $gte: 1, $near: 2 } }, rents)).toEqual([]);
  });

  test('no comparison at all holds for nothing', () => {
    expect(listMatching({}, rents)).toEqual([]);
    expect(listMatching({ $or: [] }, rents)).toEqual([]);
  });
});

test('$hasAny holds where a list has one of the wanted, and for nothing that is no list', () => {
  const rows = [
    { parties: ['mei', 'tan'] },
    { parties: ['mei'] },
    { parties: [] },
    { parties: 'tan' },
    { parties: null },
    {},
  ];
  expect(listMatching({ parties: { $hasAny: ['tan', 'ravi'] } }, rows)).toEqual([rows[0]]);
  expect(listMatching({ parties: { $hasAny: ['mei'] } }, rows)).toEqual(rows.slice(0, 2));
  expect(listMatching({ parties: { $hasAny: [] } }, rows)).toEqual([]);
});

describe('joins', () => {
  const both = { userId: 'mei', rent: 2, isPublic: true };
  const rows = [both, { ...both, userId: 'tan' }, { ...both, rent: 3 }, { ...both, isPublic: false }, {}];

  test('two and three fields hold together', () => {
    expect(listMatching({ userId: 'mei', rent: 2 }, rows)).toEqual([rows[0], rows[3]]);
    expect(listMatching({ userId: 'mei', rent: 2, isPublic: true }, rows)).toEqual([rows[0]]);
  });

  test('$and wants every part, $or one of them', () => {
    const parts = [{ userId: 'tan' }, { rent: 3 }, { isPublic: false }];
    expect(listMatching({ $or: parts }, rows)).toEqual([rows[1], rows[2], rows[3]]);
    expect(listMatching({ $and: parts }, rows)).toEqual([]);
    expect(listMatching({ $and: [{ userId: 'mei' }, { rent: 2 }] }, rows)).toEqual([rows[0], rows[3]]);
  });

  test('stand inside each other, and beside fields', () => {
    const conditions = {
      isPublic: true,
      $or: [{ userId: 'tan' }, { $and: [{ rent: 3 }, { userId: 'mei' }] }],
    };
    expect(listMatching(conditions, rows)).toEqual([rows[1], rows[2]]);
  });
});

test('a field that every object has from elsewhere is looked for on the row alone', () => {
  const own = { constructor: 'x' };
  expect(listMatching({ constructor: { $exists: true } }, [own, {}])).toEqual([own]);
  expect(listMatching({ constructor: { $exists: false } }, [own, {}])).toEqual([{}]);
  expect(listMatching({ constructor: 'x' }, [own, {}])).toEqual([own]);
  const inherits = Object.create({ rent: 2 });
  expect(listMatching({ valueOf: { $exists: true } }, [inherits])).toEqual([]);
});
