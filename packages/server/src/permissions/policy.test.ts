import { expect, test } from 'vitest';
import { findRoles, makeRules } from './makeRules.ts';
import { type Action, policy, type Role, type Subject } from './policy.ts';

const table: readonly [Subject, Action, readonly Role[]][] = [
  ['Sewa', 'read', ['tenant', 'owner', 'mainAgent']],
  ['Biz', 'read', ['corporate']],
  ['Subbusiness', 'read', ['corporate']],
  ['Listing', 'read', ['visitor', 'tenant', 'owner', 'mainAgent', 'corporate']],
  ['Listing', 'create', ['owner', 'mainAgent', 'corporate']],
  ['Listing', 'update', ['owner', 'mainAgent', 'corporate']],
  ['Profile', 'read', ['tenant', 'owner', 'mainAgent', 'corporate']],
  ['Profile', 'update', ['tenant', 'owner', 'mainAgent', 'corporate']],
];
const roles: readonly Role[] = ['visitor', 'tenant', 'owner', 'mainAgent', 'corporate'];
const actions: readonly Action[] = ['read', 'create', 'update'];
const subjects: readonly Subject[] = ['Sewa', 'Biz', 'Listing', 'Profile', 'Subbusiness'];

test.each(
  roles.flatMap((role) =>
    actions.flatMap((action) => subjects.map((subject) => [role, action, subject] as const)),
  ),
)('a %s may %s %s exactly when the table says so', (role, action, subject) => {
  const isAllowed = makeRules([role], 'me').some(
    (rule) => rule.action === action && rule.subject === subject,
  );
  const isListed = table.some(([s, a, allowed]) => s === subject && a === action && allowed.includes(role));
  expect(isAllowed).toBe(isListed);
});

test('what is one’s own carries whose it is', () => {
  const own = makeRules(['owner'], 'me').filter(({ conditions }) => conditions !== undefined);
  expect(own.map(({ action, subject }) => `${action} ${subject}`)).toEqual([
    'update Listing',
    'read Profile',
    'update Profile',
  ]);
  expect(new Set(own.map(({ conditions }) => conditions?.userId))).toEqual(new Set(['me']));
});

test('a rule about what is one’s own is not made for nobody', () => {
  expect(() => makeRules(['owner'], null)).toThrow(/^Rule \d+: conditions\.userId is not text/);
});

test('several roles add up, and a line is given once', () => {
  const rules = makeRules(['tenant', 'owner', 'corporate'], 'me');
  expect(rules).toHaveLength(policy.length);
});

test('user types become roles; unknown ones nothing', () => {
  expect(findRoles(null)).toEqual(['visitor']);
  expect(findRoles([])).toEqual([]);
  expect(findRoles([1, 2, 3, 4, 9])).toEqual(['tenant', 'owner', 'mainAgent', 'corporate']);
});
