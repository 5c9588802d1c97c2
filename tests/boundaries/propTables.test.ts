import { expect, test } from 'vitest';
import { readPropTables } from '../../.storybook/readPropTables.ts';

const tables = readPropTables();
const rows = tables.flatMap(({ displayName, props }) =>
  Object.values(props).map(({ name, type, description }) => ({
    prop: `${displayName}.${name}`,
    type,
    description,
  })),
);

test('every component of the packages has a props table', () => {
  const names = tables.map(({ displayName }) => displayName);
  expect(names).toEqual(
    expect.arrayContaining(['Button', 'TextField', 'Table', 'DatePicker', 'Inbox', 'Calculator']),
  );
});

test('no props table says unknown', () => {
  expect(rows.filter(({ type }) => ['unknown', 'any'].includes(type.name)).map(({ prop }) => prop)).toEqual(
    [],
  );
});

test('no description shows a tag', () => {
  expect(rows.filter(({ description }) => /@\w/.test(description)).map(({ prop }) => prop)).toEqual([]);
});
