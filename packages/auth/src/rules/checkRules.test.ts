import { describe, expect, test } from 'vitest';
import { checkRules } from './checkRules.ts';

const allowed = (conditions: unknown) => ({ action: 'read', subject: 'Listing', conditions });
const deep = (levels: number): unknown => (levels === 0 ? { a: 1 } : { $and: [deep(levels - 1)] });

describe('rules that are in the format', () => {
  test.each([
    ['about everything', { action: 'manage', subject: 'all' }],
    ['about several things', { action: ['read', 'update'], subject: ['Listing', 'Offer'] }],
    ['about fields', { action: 'update', subject: 'Profile', fields: ['name', 'email'] }],
    ['that forbid, with a reason', { action: 'read', subject: 'Biz', inverted: true, reason: 'Not yours.' }],
    ['with a value', allowed({ userId: 'mei' })],
    [
      'with comparisons',
      allowed({ rent: { $gte: 1, $lt: 2 }, kind: { $in: ['a', 'b'] }, let: { $exists: false } }),
    ],
    ['with yes and no', allowed({ isPublic: { $exists: true, $ne: false } })],
    ['as deep as eight levels', allowed(deep(7))],
    ['with alternatives', allowed({ $or: [{ userId: 'mei' }, { $and: [{ isPublic: true }] }] })],
    ['for whoever belongs to nothing', allowed({ cid: { $in: [] } })],
    ['for one of several', allowed({ partyUserIds: { $hasAny: ['mei'] } })],
  ])('%s are returned as they are', (_, rule) => {
    const rules = [rule];
    expect(checkRules(rules)).toBe(rules);
  });
});

describe('what CASL would pass over, and so grant or hide, is refused by name:', () => {
  test.each([
    [
      'an unknown comparison',
      allowed({ userId: { $where: 'x' } }),
      'conditions.userId.$where is no comparison',
    ],
    [
      'one that every object has',
      allowed({ userId: { toString: 1 } }),
      'conditions.userId.toString is no comparison',
    ],
    [
      'an unknown join',
      allowed({ $nor: [{ a: 1 }] }),
      'conditions.$nor is no name of a field and no comparison',
    ],
    [
      'a value that is missing',
      allowed({ cid: undefined }),
      'conditions.cid is not text, a number, true, false or a comparison',
    ],
    [
      'a value that is null',
      allowed({ cid: null }),
      'conditions.cid is not text, a number, true, false or a comparison',
    ],
    [
      'a missing value in a comparison',
      allowed({ cid: { $eq: undefined } }),
      'conditions.cid.$eq is not text, a number or true or false',
    ],
    [
      'a missing value in a list',
      allowed({ cid: { $in: ['a', undefined] } }),
      'conditions.cid.$in is not a list of text, numbers, true or false',
    ],
    [
      'no number',
      allowed({ rent: Number.NaN }),
      'conditions.rent is not text, a number, true, false or a comparison',
    ],
    ['an order of text', allowed({ name: { $gt: 'm' } }), 'conditions.name.$gt is not a number'],
    [
      'text that no database keeps',
      allowed({ name: 'a\0' }),
      'conditions.name is not text, a number, true, false or a comparison',
    ],
    [
      'half a character',
      allowed({ name: '\ud800' }),
      'conditions.name is not text, a number, true, false or a comparison',
    ],
    ['no conditions', allowed({}), 'conditions is empty: leave it out to mean every row'],
    ['conditions that went missing', allowed(undefined), 'conditions is not an object'],
    ['no comparison', allowed({ cid: {} }), 'conditions.cid compares with nothing'],
    ['no alternatives', allowed({ $or: [] }), 'conditions.$or is not a list of conditions'],
    [
      'an alternative without conditions',
      allowed({ $or: [{}] }),
      'conditions.$or[0] is empty: leave it out to mean every row',
    ],
    [
      'not being in an empty list',
      allowed({ cid: { $nin: [] } }),
      'conditions has an empty list, which lets everything through',
    ],
    [
      'forbidding what is in an empty list',
      { ...allowed({ $or: [{ cid: { $in: [] } }] }), inverted: true },
      'conditions has an empty list, which lets everything through',
    ],
    [
      'a prototype',
      allowed(JSON.parse('{"__proto__": {"a": 1}}')),
      'conditions.__proto__ is no name of a field and no comparison',
    ],
    ['a path', allowed({ 'owner.id': 1 }), 'conditions.owner.id is no name of a field and no comparison'],
    ['conditions without end', allowed(deep(9)), /is more than 8 levels deep/],
    ['a part that is misspelt', { ...allowed({ a: 1 }), field: ['rent'] }, 'field is no part of a rule'],
    [
      'a missing value in what may not be in a list',
      allowed({ cid: { $nin: [undefined] } }),
      'conditions.cid.$nin is not a list of text, numbers, true or false',
    ],
    [
      'a single value for a list',
      allowed({ cid: { $in: 'a' } }),
      'conditions.cid.$in is not a list of text, numbers, true or false',
    ],
    [
      'a list for a value',
      allowed({ cid: { $ne: ['a'] } }),
      'conditions.cid.$ne is not text, a number or true or false',
    ],
    ['text at least', allowed({ rent: { $gte: '1' } }), 'conditions.rent.$gte is not a number'],
    ['text below', allowed({ rent: { $lt: '1' } }), 'conditions.rent.$lt is not a number'],
    ['text at most', allowed({ rent: { $lte: '1' } }), 'conditions.rent.$lte is not a number'],
    [
      'a word for whether there is a value',
      allowed({ cid: { $exists: 'no' } }),
      'conditions.cid.$exists is not true or false',
    ],
    [
      'not being in an empty list, beside what is all right',
      allowed({ userId: 'mei', $and: [{ rent: 1 }, { cid: { $nin: [] } }] }),
      'conditions has an empty list, which lets everything through',
    ],
    [
      'forbidding what has one of an empty list',
      { ...allowed({ partyUserIds: { $hasAny: [] } }), inverted: true },
      'conditions has an empty list, which lets everything through',
    ],
    [
      'a number among texts',
      allowed({ partyUserIds: { $hasAny: ['mei', 1] } }),
      'conditions.partyUserIds.$hasAny is not a list of text',
    ],
    [
      'a missing text among texts',
      allowed({ partyUserIds: { $hasAny: [undefined] } }),
      'conditions.partyUserIds.$hasAny is not a list of text',
    ],
    ['a nameless action', { action: '', subject: 'Listing' }, 'action is not a name or a list of names'],
    [
      'an action without a name among others',
      { action: ['read', ''], subject: 'Listing' },
      'action is not a name or a list of names',
    ],
    ['a number for a subject', { action: 'read', subject: [4] }, 'subject is not a name or a list of names'],
    [
      'a field by pattern among others',
      { action: 'read', subject: 'Listing', fields: ['rent', '*'] },
      'fields is not a list of names of fields',
    ],
    ['no action', { subject: 'Listing' }, 'action is not a name or a list of names'],
    ['no subject', { action: 'read', subject: [] }, 'subject is not a name or a list of names'],
    [
      'no fields',
      { action: 'read', subject: 'Listing', fields: [] },
      'fields is not a list of names of fields',
    ],
    [
      'fields by pattern',
      { action: 'read', subject: 'Listing', fields: ['*'] },
      'fields is not a list of names of fields',
    ],
    [
      'forbidding by a word',
      { action: 'read', subject: 'Listing', inverted: 'yes' },
      'inverted is not true or false',
    ],
    ['a reason that is no text', { action: 'read', subject: 'Listing', reason: 4 }, 'reason is not text'],
    ['text', 'read Listing', 'it is not an object'],
  ])('%s', (_, rule, reason) => {
    const message = typeof reason === 'string' ? `Rule 2: ${reason}.` : reason;
    expect(() => checkRules([{ action: 'read', subject: 'Sewa' }, rule])).toThrow(message);
  });

  test('no list at all', () => {
    expect(() => checkRules({ 0: { action: 'read', subject: 'all' } })).toThrow('Rules are a list.');
  });
});
