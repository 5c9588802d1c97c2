import { checkRules, createAbility, subject } from '@sewa/auth/rules';
import { describe, expect, test } from 'vitest';
import { findRoles, makeRules } from './makeRules.ts';
import { type Action, policy, type Role, type Subject } from './policy.ts';

const everybody: readonly Role[] = [
  'visitor',
  'tenant',
  'owner',
  'mainAgent',
  'corporate',
  'administrator',
  'member',
  'operator',
];
const users: readonly Role[] = ['tenant', 'owner', 'mainAgent', 'corporate'];
const people: readonly Role[] = ['administrator', 'member'];
const listers: readonly Role[] = ['owner', 'mainAgent', 'corporate'];
const actions: readonly Action[] = ['read', 'create', 'update', 'delete', 'verify'];

/** Every subject with who may do what to it; what has no line is allowed to nobody. */
const table: Readonly<Record<Subject, Partial<Record<Action, readonly Role[]>>>> = {
  Sewa: { read: ['tenant', 'owner', 'mainAgent'] },
  Biz: { read: ['corporate', 'administrator', 'member'] },
  Subbusiness: {
    read: ['administrator', 'member'],
    create: ['administrator'],
    update: ['administrator'],
  },
  Member: { read: ['administrator', 'member'], update: ['administrator'], delete: ['administrator'] },
  Invitation: {
    read: ['administrator', 'owner'],
    create: ['administrator', 'owner'],
    delete: ['administrator', 'owner'],
  },
  Listing: {
    read: ['visitor', ...users],
    create: [...listers, ...people],
    update: [...listers, ...people],
  },
  Property: {
    read: ['owner', 'mainAgent', ...people],
    create: ['owner', 'mainAgent', ...people],
    update: ['owner', 'mainAgent', ...people],
  },
  Review: { read: ['operator'], update: ['operator'] },
  Dispute: { read: ['operator'], update: ['operator'] },
  PaymentMethod: { read: users, create: users, delete: users },
  Payee: { read: users, create: users, delete: users },
  Service: { read: users, create: users, update: users },
  Bill: { read: users, update: users },
  Application: { read: ['operator'], update: ['operator'] },
  Desk: { read: ['operator'], create: ['operator'] },
  PaymentDifference: { read: ['operator'], update: ['operator'] },
  Profile: { read: users, update: users },
  Enquiry: { read: users },
  Conversation: { read: [...users, ...people], update: [...users, ...people] },
  Notice: { read: [...users, 'administrator'] },
  Corporate: { read: ['operator'], verify: ['operator'] },
  Report: { read: ['operator'], update: ['operator'] },
  Article: { read: ['operator'], create: ['operator'], update: ['operator'] },
  PartnerSite: {
    read: ['administrator'],
    create: ['administrator'],
    update: ['administrator'],
    delete: ['administrator'],
  },
  File: { create: users, read: [...users, 'operator'] },
};
const subjects = Object.keys(table) as Subject[];

interface Row {
  readonly userId: string | null;
  readonly corporateId: string | null;
  readonly audience: string;
  readonly isReported: boolean;
  readonly partyUserIds: readonly string[];
  readonly partyCorporateIds: readonly string[];
}

const isOwn = ({ userId }: Row) => userId === 'me';
const isOwnForNoCorporate = (row: Row) => isOwn(row) && row.corporateId === null;
const isParty = ({ partyUserIds, partyCorporateIds }: Row) =>
  partyUserIds.includes('me') || partyCorporateIds.includes('ours');
const isReported = (row: Row) => row.isReported;
const isOfCorporate = ({ corporateId }: Row) => corporateId === 'ours';

/** The rows on which users may do something, where not on all, and those on which people of a corporate may. */
const rowsOfUsers: Readonly<Record<string, (row: Row) => boolean>> = {
  'update Listing': isOwn,
  'read Property': isOwn,
  'create Property': isOwn,
  'update Property': isOwn,
  'read PaymentMethod': isOwn,
  'create PaymentMethod': isOwn,
  'delete PaymentMethod': isOwn,
  'read Payee': isOwn,
  'create Payee': isOwn,
  'delete Payee': isOwn,
  'create Service': isOwn,
  'update Service': isOwn,
  'read Service': isParty,
  'read Bill': isParty,
  'update Bill': isParty,
  'read Profile': isOwn,
  'update Profile': isOwn,
  'create Invitation': isOwn,
  'read Invitation': isOwnForNoCorporate,
  'delete Invitation': isOwnForNoCorporate,
  'create File': isOwn,
  'read File': isOwn,
  'read Enquiry': isParty,
  'read Notice': (row) => (isOwn(row) || isOfCorporate(row)) && row.audience === 'everybody',
};
const ofCorporate: readonly Subject[] = [
  'Subbusiness',
  'Member',
  'Invitation',
  'Notice',
  'Listing',
  'Property',
  'PartnerSite',
];
const rows: readonly Row[] = ['me', 'other', null].flatMap((userId) =>
  ['ours', 'theirs', null].flatMap((corporateId) =>
    ['everybody', 'administrators'].flatMap((audience) =>
      [[], ['me', 'other'], ['other']].flatMap((partyUserIds) =>
        [[], ['ours'], ['theirs']].flatMap((partyCorporateIds) =>
          [true, false].map((isReported) => ({
            userId,
            corporateId,
            audience,
            isReported,
            partyUserIds,
            partyCorporateIds,
          })),
        ),
      ),
    ),
  ),
);
const rulesOf = (role: Role) => makeRules([role], 'me', { corporateId: 'ours' });

describe('the policy', () => {
  test('names no role, action or subject that the table does not know', () => {
    expect(subjects).toEqual(expect.arrayContaining(policy.map((line) => line.subject)));
    expect(actions).toEqual(expect.arrayContaining(policy.map(({ action }) => action)));
    expect(everybody).toEqual(expect.arrayContaining(policy.flatMap(({ roles }) => roles)));
  });

  test.each(
    everybody.flatMap((role) =>
      actions.flatMap((action) => subjects.map((type) => [role, action, type] as const)),
    ),
  )('lets a %s %s %s exactly when the table says so', (role, action, type) => {
    const ability = createAbility(rulesOf(role));
    const isListed = table[type][action]?.includes(role) ?? false;
    expect(ability.can(action, type)).toBe(isListed);
    const isUser = users.includes(role);
    const allows =
      (type === 'Conversation' && isParty) ||
      (role === 'operator' && type === 'File' && isReported) ||
      (isUser
        ? rowsOfUsers[`${action} ${type}`]
        : people.includes(role) && ofCorporate.includes(type) && isOfCorporate) ||
      (() => true);
    const seen = rows.filter((row) => ability.can(action, subject(type, { ...row })));
    expect(seen).toEqual(isListed ? rows.filter(allows) : []);
  });
});

test.each(everybody)('a %s is told only rules that meet somebody', (role) => {
  const ask = (userId: string | null, corporateId: string | null) => () =>
    makeRules([role], userId, { corporateId });
  const hasOwn = users.includes(role);
  const hasCorporate = role === 'administrator' || role === 'member';
  if (hasOwn) expect(ask(null, 'ours')).toThrow(/^Rule \d+: conditions\.userId is not text/);
  if (hasCorporate) expect(ask('me', null)).toThrow(/^Rule \d+: conditions\.corporateId is not text/);
  if (hasCorporate) expect(() => makeRules([role], 'me')).toThrow(/conditions\.corporateId is not text/);
  if (role === 'visitor') expect(ask(null, null)()).toEqual([{ action: 'read', subject: 'Listing' }]);
});

test('several roles add up, and a line is given once', () => {
  const rules = makeRules(['tenant', 'owner', 'corporate', 'administrator', 'member', 'operator'], 'me', {
    corporateId: 'ours',
  });
  expect(rules).toHaveLength(policy.length);
});

test('user types and the role in the corporate become roles; unknown types nothing', () => {
  expect(findRoles(null)).toEqual(['visitor']);
  expect(findRoles(null, 'administrator')).toEqual(['visitor']);
  expect(findRoles([])).toEqual([]);
  expect(findRoles([1, 2, 3, 4, 9])).toEqual(['tenant', 'owner', 'mainAgent', 'corporate']);
  expect(findRoles([4], 'member')).toEqual(['corporate', 'member']);
  expect(findRoles([4], 'member', true)).toEqual(['corporate', 'member', 'operator']);
});

describe('a mistake that CASL would pass over is not made into a rule:', () => {
  const own = { subject: 'Listing', action: 'update', roles: ['owner'], of: 'own' } as const;

  test('trap A, alternatives that forbid are made only where they are found', () => {
    const forbid = (conditions: unknown) => [
      { action: 'read', subject: 'Listing', inverted: true, conditions },
    ];
    expect(() => checkRules(forbid({ $or: [] }))).toThrow('conditions.$or is not a list of conditions');
    expect(() => checkRules(forbid({ $or: [{}] }))).toThrow('conditions.$or[0] is empty');
    expect(checkRules(forbid({ $or: [{ userId: 'tan' }] }))).toHaveLength(1);
  });

  test('trap B, an unknown comparison', () => {
    const unknown = { $where: 'true' } as never;
    expect(() => makeRules(['owner'], unknown, { lines: [own] })).toThrow('Rule 1: conditions.userId.$where');
  });

  test('trap C, what belongs to nobody is not what belongs to everybody', () => {
    for (const userId of [null, undefined as never])
      expect(() => makeRules(['owner'], userId, { lines: [own] })).toThrow(
        'Rule 1: conditions.userId is not text',
      );
  });
});
