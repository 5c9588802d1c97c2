import { expect, test } from 'vitest';
import { createAbility, subject } from './createAbility.ts';
import type { Rule } from './Rule.ts';

const listing = (row: Record<string, unknown>) => subject('Listing', row);
const read = (rule: Partial<Rule>): Rule => ({ action: 'read', subject: 'Listing', ...rule });

test('what no rule allows is not allowed', () => {
  const ability = createAbility([read({})]);
  expect(ability.can('read', 'Listing')).toBe(true);
  expect(ability.can('update', 'Listing')).toBe(false);
  expect(ability.can('read', 'Offer')).toBe(false);
});

test('a menu asks by type, a page by row', () => {
  const ability = createAbility([read({ conditions: { userId: 'mei' } })]);
  expect(ability.can('read', 'Listing')).toBe(true);
  expect(ability.can('read', listing({ userId: 'mei' }))).toBe(true);
  expect(ability.can('read', listing({ userId: 'tan' }))).toBe(false);
  expect(ability.can('read', listing({}))).toBe(false);
});

test('alternatives hold when they forbid', () => {
  const ability = createAbility([
    read({}),
    read({ inverted: true, conditions: { $or: [{ userId: 'tan' }, { isHidden: true }] }, reason: 'Hidden.' }),
  ]);
  expect(ability.can('read', listing({ userId: 'mei', isHidden: false }))).toBe(true);
  expect(ability.can('read', listing({ userId: 'mei', isHidden: true }))).toBe(false);
  expect(ability.can('read', listing({ userId: 'tan' }))).toBe(false);
  expect(ability.relevantRuleFor('read', listing({ userId: 'tan' }))?.reason).toBe('Hidden.');
});

test('the last rule that concerns a row decides', () => {
  const ability = createAbility([
    read({ inverted: true, conditions: { district: { $in: ['09', '10'] } } }),
    read({ conditions: { rent: { $lte: 300_000 } } }),
  ]);
  expect(ability.can('read', listing({ district: '09', rent: 250_000 }))).toBe(true);
  expect(ability.can('read', listing({ district: '09', rent: 350_000 }))).toBe(false);
});

test('fields are named one by one; forbidding one leaves the others', () => {
  const ability = createAbility([
    { action: 'update', subject: 'Profile' },
    { action: 'update', subject: 'Profile', fields: ['phoneNumber'], inverted: true },
  ]);
  expect(ability.can('update', 'Profile', 'name')).toBe(true);
  expect(ability.can('update', 'Profile', 'phoneNumber')).toBe(false);
  expect(ability.can('update', 'Profile')).toBe(true);
});

test('manage and all stand for everything', () => {
  expect(createAbility([{ action: 'manage', subject: 'all' }]).can('burn', 'House')).toBe(true);
});

test('rules out of the format are not read', () => {
  expect(() => createAbility([read({ conditions: { cid: { $where: 1 } } as never })])).toThrow(
    'Rule 1: conditions.cid.$where is no comparison.',
  );
});

test('a row that does not say of which type it is is not asked about', () => {
  const ability = createAbility([read({})]);
  expect(() => ability.can('read', { userId: 'mei' } as never)).toThrow(
    "A row is asked about with its type: can('read', subject('Listing', row)).",
  );
});
