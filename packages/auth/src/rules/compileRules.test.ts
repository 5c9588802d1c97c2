import { describe, expect, test } from 'vitest';
import { compileRules, type RuleQuestion } from './compileRules.ts';
import type { Conditions, Rule } from './Rule.ts';

const columns = {
  owner: { sql: 'h.owner', type: 'text' },
  rent: { sql: 'h.rent', type: 'integer' },
  share: { sql: 'h.share', type: 'number' },
  isLet: { sql: 'h.is_let', type: 'boolean' },
} as const;

const read = (rule: Partial<Rule> = {}): Rule => ({ action: 'read', subject: 'Home', ...rule });
const compile = (rules: readonly Rule[], more: Partial<RuleQuestion> = {}) =>
  compileRules({ rules, action: 'read', subject: 'Home', columns, ...more });
const compileOne = (conditions: Conditions) => compile([read({ conditions })]);

describe('a comparison becomes SQL with its value as a parameter:', () => {
  test.each<[string, Conditions, string, unknown[]]>([
    ['a value', { owner: 'mei' }, 'h.owner = $1::text', ['mei']],
    ['$eq', { isLet: { $eq: true } }, 'h.is_let = $1::boolean', [true]],
    [
      '$ne, which holds for nothing, too',
      { owner: { $ne: 'mei' } },
      'h.owner is distinct from $1::text',
      ['mei'],
    ],
    ['$in', { rent: { $in: [1, 2] } }, 'h.rent = any($1::bigint[])', [[1, 2]]],
    ['$nin', { rent: { $nin: [1] } }, '(h.rent = any($1::bigint[])) is not true', [[1]]],
    ['$gt', { share: { $gt: 0.5 } }, 'h.share > $1::numeric', [0.5]],
    ['$gte', { share: { $gte: 0.5 } }, 'h.share >= $1::numeric', [0.5]],
    ['$lt', { rent: { $lt: 5 } }, 'h.rent < $1::bigint', [5]],
    ['$lte', { rent: { $lte: 5 } }, 'h.rent <= $1::bigint', [5]],
    ['$exists', { owner: { $exists: true } }, 'h.owner is not null', []],
    ['$exists: false', { owner: { $exists: false } }, 'h.owner is null', []],
    ['a range', { rent: { $gt: 1, $lt: 5 } }, '(h.rent > $1::bigint and h.rent < $2::bigint)', [1, 5]],
    [
      'two fields',
      { owner: 'mei', isLet: false },
      '(h.owner = $1::text and h.is_let = $2::boolean)',
      ['mei', false],
    ],
    [
      'alternatives',
      { $or: [{ owner: 'mei' }, { isLet: true }] },
      '(h.owner = $1::text or h.is_let = $2::boolean)',
      ['mei', true],
    ],
    [
      'alternatives beside a field, with a join inside',
      { rent: 1, $or: [{ owner: 'mei' }, { $and: [{ isLet: true }, { share: 1 }] }] },
      '(h.rent = $1::bigint and (h.owner = $2::text or (h.is_let = $3::boolean and h.share = $4::numeric)))',
      [1, 'mei', true, 1],
    ],
  ])('%s', (_, conditions, text, values) => {
    expect(compileOne(conditions)).toEqual({ text, values });
  });

  test('its parameters go on where those of the statement end', () => {
    const rules = [read({ conditions: { owner: 'mei', rent: 2 } })];
    expect(compile(rules, { firstParameter: 4 }).text).toBe('(h.owner = $4::text and h.rent = $5::bigint)');
  });
});

describe('the last rule that concerns a row decides:', () => {
  const mine = read({ conditions: { owner: 'mei' } });
  const noneLet = read({ conditions: { isLet: true }, inverted: true });

  test.each<[string, Rule[], string]>([
    ['no rule allows nothing', [], 'false'],
    ['a rule about every row allows all', [read()], 'true'],
    ['a rule that forbids every row leaves none', [read(), read({ inverted: true })], 'false'],
    ['what stands before a rule about every row decides nothing', [noneLet, mine, read()], 'true'],
    [
      'what forbids every row is allowed again after it',
      [read(), read({ inverted: true }), mine],
      'h.owner = $1::text',
    ],
    [
      'two rules that allow are alternatives',
      [mine, read({ conditions: { rent: 1 } })],
      '(h.owner = $1::text or h.rent = $2::bigint)',
    ],
    ['forbidding after allowing all', [read(), noneLet], '(h.is_let = $1::boolean) is not true'],
    [
      'forbidding after allowing some',
      [mine, noneLet],
      '(h.owner = $1::text and (h.is_let = $2::boolean) is not true)',
    ],
    ['forbidding where nothing is allowed', [noneLet], 'false'],
    ['allowing some where all is allowed', [read(), mine], 'true'],
    [
      'allowing some after forbidding some',
      [read(), noneLet, mine],
      '((h.is_let = $1::boolean) is not true or h.owner = $2::text)',
    ],
  ])('%s', (_, rules, text) => {
    expect(compile(rules).text).toBe(text);
  });
});

describe('a rule concerns', () => {
  test.each<[string, Partial<Rule>, string]>([
    ['its own action and type', {}, 'true'],
    ['every action, by manage', { action: 'manage' }, 'true'],
    ['every type, by all', { subject: 'all' }, 'true'],
    ['one of several actions and types', { action: ['update', 'read'], subject: ['Offer', 'Home'] }, 'true'],
    ['no other action', { action: 'update' }, 'false'],
    ['no other type', { subject: 'Offer' }, 'false'],
    ['no other type, though every action', { action: 'manage', subject: 'Offer' }, 'false'],
  ])('%s', (_, rule, text) => {
    expect(compile([read(rule)]).text).toBe(text);
  });

  test('the fields it names: allowing one allows the row, forbidding one does not forbid it', () => {
    const oneField = read({ fields: ['rent'] });
    expect(compile([oneField]).text).toBe('true');
    expect(compile([oneField], { field: 'rent' }).text).toBe('true');
    expect(compile([oneField], { field: 'owner' }).text).toBe('false');
    const butOne = [read(), read({ fields: ['rent'], inverted: true })];
    expect(compile(butOne).text).toBe('true');
    expect(compile(butOne, { field: 'rent' }).text).toBe('false');
    expect(compile(butOne, { field: 'owner' }).text).toBe('true');
  });
});

describe('is refused with a sentence:', () => {
  test.each<[string, Conditions, string]>([
    ['a field without a column', { price: 1 }, 'A rule names price, which is no column of Home.'],
    ['a field every object has', { toString: 'x' }, 'A rule names toString, which is no column of Home.'],
    ['text for a number', { rent: 'high' }, 'A rule compares rent, which holds integer, with "high".'],
    ['half a number for a whole one', { rent: 1.5 }, 'A rule compares rent, which holds integer, with 1.5.'],
    [
      'text for a share',
      { share: { $in: [1, 'a'] } },
      'A rule compares share, which holds number, with "a".',
    ],
    ['a number for text', { owner: 4 }, 'A rule compares owner, which holds text, with 4.'],
    ['text for yes or no', { isLet: 'yes' }, 'A rule compares isLet, which holds boolean, with "yes".'],
    [
      'what is out of the format',
      { owner: { $where: 1 } as never },
      'Rule 1: conditions.owner.$where is no comparison.',
    ],
  ])('%s', (_, conditions, sentence) => {
    expect(() => compileOne(conditions)).toThrow(sentence);
  });
});
