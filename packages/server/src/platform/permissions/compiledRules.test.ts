import {
  type Conditions,
  checkRules,
  compileRules,
  createAbility,
  type Rule,
  subject,
} from '@sewa/auth/rules';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();

const columns = {
  owner: { sql: 'h.owner', type: 'text' },
  rent: { sql: 'h.rent', type: 'integer' },
  share: { sql: 'h.share', type: 'number' },
  isLet: { sql: 'h.is_let', type: 'boolean' },
  parties: { sql: ['h.owner', 'h.tenant'], type: 'texts' },
} as const;
type Column = Exclude<keyof typeof columns, 'parties'>;

const owners = ['mei', 'tan', 'Ä', '', "o'neill; drop table homes"];
const domains: Readonly<Record<Column, readonly (string | number | boolean)[]>> = {
  owner: owners,
  rent: [-1, 0, 300_000, 2 ** 31 - 1],
  share: [0, 0.1, 1.25],
  isLet: [true, false],
};

/** A row for every value of every column, with nothing in the others, and some of many values. */
const rows = [
  ...Object.entries(domains).flatMap(([name, values]) => values.map((value) => ({ [name]: value }))),
  ...owners.flatMap((owner, index) =>
    [0, 1].map((step) => ({
      owner,
      rent: domains.rent[(index + step) % domains.rent.length],
      share: domains.share[index % domains.share.length],
      isLet: (index + step) % 2 === 0,
    })),
  ),
  {},
].map((row, id) => {
  const whole = { id, owner: null, rent: null, share: null, isLet: null, ...row };
  const tenant = id % 3 === 0 ? null : (owners[id % owners.length] ?? null);
  return { ...whole, tenant, parties: [whole.owner, tenant].filter((name) => name !== null) };
});

const someColumn = fc.constantFrom(...(Object.keys(domains) as Column[]));

const someComparison = (column: Column) => {
  const value = fc.constantFrom(...domains[column]);
  const values = fc.uniqueArray(value, { maxLength: 3 });
  const isNumber = column === 'rent' || column === 'share';
  return fc.oneof(
    value,
    fc.record({ $eq: value }),
    fc.record({ $ne: value }),
    fc.record({ $in: values }),
    fc.record({ $nin: values }),
    fc.record({ $exists: fc.boolean() }),
    fc.record({ $ne: value, $in: values }),
    ...(isNumber
      ? [fc.record({ $gt: value, $lte: value }), fc.record({ $gte: value }), fc.record({ $lt: value })]
      : []),
  );
};

const someFields = fc
  .uniqueArray(someColumn, { minLength: 1, maxLength: 2 })
  .chain((names) =>
    fc.record(Object.fromEntries(names.map((name) => [name, someComparison(name)]))),
  ) as fc.Arbitrary<Conditions>;

const someParties = fc.record({ $hasAny: fc.uniqueArray(fc.constantFrom(...owners), { maxLength: 3 }) });

const { conditions: someConditions } = fc.letrec<{ conditions: Conditions; fields: Conditions }>((tie) => ({
  fields: fc.oneof(
    { weight: 5, arbitrary: someFields },
    { weight: 1, arbitrary: fc.record({ parties: someParties }) },
  ),
  conditions: fc.oneof(
    { maxDepth: 3, depthSize: 'small' },
    tie('fields'),
    fc.record({ $or: fc.array(tie('conditions'), { minLength: 1, maxLength: 3 }) }),
    fc
      .tuple(tie('fields'), fc.array(tie('conditions'), { minLength: 1, maxLength: 2 }))
      .map(([fields, $and]) => ({ ...fields, $and })),
  ) as fc.Arbitrary<Conditions>,
}));

const someRule: fc.Arbitrary<Rule> = fc.record(
  {
    action: fc.constantFrom('read', 'update', 'manage', ['read', 'update']),
    subject: fc.constantFrom('Home', 'Offer', 'all'),
    conditions: someConditions,
    inverted: fc.boolean(),
    fields: fc.constantFrom(['rent'], ['owner', 'rent'], ['share']),
  },
  { requiredKeys: ['action', 'subject'] },
);

const isInFormat = (rule: Rule): boolean => {
  try {
    return checkRules([rule]).length === 1;
  } catch {
    return false;
  }
};

describe('a list', () => {
  beforeAll(async () => {
    const { db } = getDatabase();
    await db.query(
      'create table homes (id integer primary key, owner text, tenant text, rent integer, share numeric, is_let boolean)',
    );
    for (const { id, owner, tenant, rent, share, isLet } of rows)
      await db.query('insert into homes values ($1, $2, $3, $4, $5, $6)', [
        id,
        owner,
        tenant,
        rent,
        share,
        isLet,
      ]);
  });

  test('holds exactly the rows that may be seen one by one (ASVS 8.2.2)', async () => {
    let allowed = 0;
    let rejected = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.array(someRule.filter(isInFormat), { maxLength: 5 }),
        fc.constantFrom(undefined, 'rent'),
        async (rules, field) => {
          const ability = createAbility(rules);
          const seen = rows.filter((row) => ability.can('read', subject('Home', { ...row }), field));
          const { text, values } = compileRules({
            rules,
            action: 'read',
            subject: 'Home',
            columns,
            firstParameter: 2,
            ...(field !== undefined && { field }),
          });
          const found = await getDatabase().db.query<{ id: number }>(
            `select h.id from homes h where h.id >= $1::integer and ${text} order by h.id`,
            [0, ...values],
          );
          expect(found.rows.map(({ id }) => id)).toEqual(seen.map(({ id }) => id));
          allowed += seen.length;
          rejected += rows.length - seen.length;
        },
      ),
      { numRuns: 500 },
    );
    // Rules that let everything or nothing through would prove little.
    expect(Math.min(allowed, rejected)).toBeGreaterThan((rows.length * 500) / 10);
  });
});

/** Somebody for whom rules are made: their id, whom they act with, and a rent. */
interface RandomUser {
  readonly id: string;
  readonly partners: readonly string[];
  readonly maxRent: number;
}

const isKeepable = (text: string): boolean => !/\p{Surrogate}|\0/u.test(text);
const someId = fc.oneof(fc.constantFrom(...owners), fc.string({ maxLength: 6 }).filter(isKeepable));

const someUser: fc.Arbitrary<RandomUser> = fc.record({
  id: someId,
  partners: fc.uniqueArray(fc.constantFrom(...owners), { maxLength: 3 }),
  maxRent: fc.integer({ min: 0, max: 500_000 }),
});

/** Rules as a policy makes them for somebody, beside random ones. */
const rulesFor = (user: RandomUser): fc.Arbitrary<Rule> => {
  const conditions: readonly Conditions[] = [
    { owner: user.id },
    { owner: { $in: user.partners }, isLet: false },
    { $or: [{ owner: user.id }, { rent: { $lte: user.maxRent } }] },
    { owner: { $ne: user.id }, share: { $exists: true } },
    { parties: { $hasAny: [user.id] } },
  ];
  return fc.oneof(
    someRule,
    fc.record(
      {
        action: fc.constantFrom('read', 'update', 'manage'),
        subject: fc.constantFrom('Home', 'all'),
        conditions: fc.constantFrom(...conditions),
        inverted: fc.boolean(),
        fields: fc.constantFrom(['rent'], ['owner', 'isLet']),
      },
      { requiredKeys: ['action', 'subject', 'conditions'] },
    ),
  );
};

const someRow = fc.record({
  owner: fc.oneof(fc.constant(null), someId),
  tenant: fc.oneof(fc.constant(null), someId),
  rent: fc.oneof(fc.constant(null), fc.integer({ min: -1, max: 600_000 })),
  share: fc.constantFrom(null, 0, 0.1, 1.25, 9),
  isLet: fc.constantFrom(null, true, false),
});

const someQuestion = someUser.chain((user) =>
  fc.record({
    rules: fc.array(rulesFor(user).filter(isInFormat), { maxLength: 6 }),
    homes: fc.array(someRow, { minLength: 1, maxLength: 12 }),
    action: fc.constantFrom('read', 'read', 'update', 'burn'),
    field: fc.constantFrom(undefined, 'rent', 'owner', 'isLet'),
  }),
);

test('any rows, rules and users: a row is in the list exactly when it may be seen by itself', async () => {
  let allowed = 0;
  let rejected = 0;
  await fc.assert(
    fc.asyncProperty(someQuestion, async ({ rules, homes, action, field }) => {
      const ability = createAbility(rules);
      const seen = homes.flatMap((home, id) => {
        const parties = [home.owner, home.tenant].filter((name) => name !== null);
        const row = subject('Home', { ...home, parties });
        const isAllowed = ability.can(action, row, field);
        const deciding = ability.relevantRuleFor(action, row, field);
        expect(isAllowed).toBe(deciding !== null && !deciding.inverted);
        return isAllowed ? [id] : [];
      });
      const { text, values } = compileRules({
        rules,
        action,
        subject: 'Home',
        columns,
        firstParameter: 2,
        ...(field !== undefined && { field }),
      });
      const found = await getDatabase().db.query<{ id: number }>(
        `select h.id from jsonb_to_recordset($1::jsonb)
          as h(id integer, owner text, tenant text, rent integer, share numeric, is_let boolean)
          where ${text} order by h.id`,
        [JSON.stringify(homes.map(({ isLet, ...home }, id) => ({ ...home, id, is_let: isLet }))), ...values],
      );
      expect(found.rows.map(({ id }) => id)).toEqual(seen);
      allowed += seen.length;
      rejected += homes.length - seen.length;
    }),
    { numRuns: 1_000 },
  );
  // Questions that let everything or nothing through would prove little.
  expect(Math.min(allowed, rejected)).toBeGreaterThan(500);
});

describe('compiled rules', () => {
  const compile = (...rules: Rule[]) => compileRules({ rules, action: 'read', subject: 'Home', columns });
  const read = (rule: Partial<Rule>): Rule => ({ action: 'read', subject: 'Home', ...rule });

  test('without a rule find nothing, with a plain one everything', () => {
    expect(compile()).toEqual({ text: 'false', values: [] });
    expect(compile(read({ subject: 'Offer' }))).toEqual({ text: 'false', values: [] });
    expect(compile(read({}))).toEqual({ text: 'true', values: [] });
    expect(compile(read({}), read({ inverted: true }))).toEqual({ text: 'false', values: [] });
  });

  test('put every value into a parameter of the type of its column, so that an index serves', () => {
    expect(
      compile(read({ conditions: { owner: 'mei' } }), read({ conditions: { rent: { $lt: 5 } } })),
    ).toEqual({
      text: '(h.owner = $1::text or h.rent < $2::bigint)',
      values: ['mei', 5],
    });
  });

  test('trap A, alternatives that forbid hold in the list too', () => {
    const conditions = { $or: [{ owner: 'tan' }, { isLet: true }] };
    expect(compile(read({}), read({ inverted: true, conditions })).text).toBe(
      '((h.owner = $1::text or h.is_let = $2::boolean)) is not true',
    );
  });

  test.each([
    ['trap B, an unknown comparison', { owner: { $where: 'true' } }],
    ['trap C, a value that went missing', JSON.parse(JSON.stringify({ owner: undefined }))],
    ['trap C, a value that is missing', { owner: undefined }],
  ])('%s is not compiled', (_, conditions) => {
    expect(() => compile(read({ inverted: true, conditions: conditions as never }))).toThrow(
      'Rule 1: conditions',
    );
  });

  test('put a list of texts into one parameter, so that an index of each column serves', () => {
    expect(compile(read({ conditions: { parties: { $hasAny: ['mei', 'tan'] } } }))).toEqual({
      text: '(h.owner = any($1::text[]) or h.tenant = any($1::text[]))',
      values: [['mei', 'tan']],
    });
    const nowhere = { ...columns, parties: { sql: [], type: 'texts' } } as const;
    const rules = [read({ conditions: { parties: { $hasAny: ['mei'] } } })];
    expect(compileRules({ rules, action: 'read', subject: 'Home', columns: nowhere }).text).toBe('false');
  });

  test('refuse a column that is not given, and a value of another kind', () => {
    expect(() => compile(read({ conditions: { password: 'x' } }))).toThrow(
      'A rule names password, which is no column of Home.',
    );
    expect(() => compile(read({ conditions: { constructor: 'x' } }))).toThrow('no column of Home');
    expect(() => compile(read({ conditions: { rent: 'much' } }))).toThrow(
      'A rule compares rent, which holds integer, with "much".',
    );
    expect(() => compile(read({ conditions: { rent: { $in: [1, 1.5] } } }))).toThrow('with 1.5.');
    expect(() => compile(read({ conditions: { parties: 'mei' } }))).toThrow(
      'A rule compares parties, which holds texts, with $eq.',
    );
    expect(() => compile(read({ conditions: { owner: { $hasAny: ['mei'] } } }))).toThrow(
      'A rule looks for texts in owner, which holds text.',
    );
  });
});
