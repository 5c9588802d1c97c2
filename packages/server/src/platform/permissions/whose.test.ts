import { checkRules, compileRules, createAbility, subject } from '@sewa/auth/rules';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { makeRules } from './makeRules.ts';
import type { PolicyLine, Whose } from './policy.ts';

const getDatabase = openTestDatabase();
const columns = {
  userId: { sql: 't.user_id', type: 'text' },
  corporateId: { sql: 't.corporate_id', type: 'text' },
  audience: { sql: 't.audience', type: 'text' },
  partyUserIds: { sql: ['t.asker', 't.lister'], type: 'texts' },
  partyCorporateIds: { sql: ['t.agency'], type: 'texts' },
} as const;

const someId = fc.constantFrom('mei', 'tan', 'alpha', 'beta', 'Ä', '');
const someIdOrNone = fc.option(someId);
const someRow = fc.record({
  user_id: someIdOrNone,
  corporate_id: someIdOrNone,
  audience: fc.constantFrom('everybody', 'administrators'),
  asker: someIdOrNone,
  lister: someIdOrNone,
  agency: someIdOrNone,
});
type Row = ReturnType<typeof someRow.generate>['value'];

const filled = (...ids: readonly (string | null)[]): string[] => ids.filter((id) => id !== null);

/** A row as the rules see it in memory. */
const toSubject = (row: Row) => ({
  userId: row.user_id,
  corporateId: row.corporate_id,
  audience: row.audience,
  partyUserIds: filled(row.asker, row.lister),
  partyCorporateIds: filled(row.agency),
});

/** Whose a row is, told without any rule. */
const isWhose: Readonly<Record<Whose, (row: Row, userId: string, corporateId: string | null) => boolean>> = {
  own: (row, userId) => row.user_id === userId,
  corporate: (row, _, corporateId) => row.corporate_id === corporateId,
  'own-or-corporate': (row, userId, corporateId) =>
    row.user_id === userId || (corporateId !== null && row.corporate_id === corporateId),
  party: (row, userId, corporateId) =>
    row.asker === userId || row.lister === userId || (corporateId !== null && row.agency === corporateId),
};

const someQuestion = fc
  .record({
    of: fc.constantFrom<Whose>('own', 'corporate', 'own-or-corporate', 'party'),
    isForEverybody: fc.boolean(),
    userId: someId,
    corporateId: someIdOrNone,
    rows: fc.array(someRow, { minLength: 1, maxLength: 12 }),
  })
  .filter(({ of, corporateId }) => of !== 'corporate' || corporateId !== null);

test('any rows and people: what is whose is judged alike in memory, in SQL and by hand (ASVS 8.2.2)', async () => {
  let allowed = 0;
  let rejected = 0;
  await fc.assert(
    fc.asyncProperty(someQuestion, async ({ of, isForEverybody, userId, corporateId, rows }) => {
      const where = isForEverybody ? { where: { audience: 'everybody' } } : {};
      const line: PolicyLine = { subject: 'Notice', action: 'read', roles: ['tenant'], of, ...where };
      const rules = makeRules(['tenant'], userId, { corporateId, lines: [line] });
      const ability = createAbility(rules);
      const inMemory = rows.flatMap((row, id) =>
        ability.can('read', subject('Notice', toSubject(row))) ? [id] : [],
      );
      const byHand = rows.flatMap((row, id) =>
        isWhose[of](row, userId, corporateId) && (!isForEverybody || row.audience === 'everybody')
          ? [id]
          : [],
      );
      expect(inMemory).toEqual(byHand);
      const requested = { action: 'read', subject: 'Notice', columns, firstParameter: 2 };
      const { text, values } = compileRules({ ...requested, rules: checkRules(rules) });
      const found = await getDatabase().db.query<{ id: number }>(
        `select t.id from jsonb_to_recordset($1::jsonb) as t(id integer, user_id text, corporate_id text, audience text,
            asker text, lister text, agency text) where ${text} order by t.id`,
        [JSON.stringify(rows.map((row, id) => ({ ...row, id }))), ...values],
      );
      expect(found.rows.map(({ id }) => id)).toEqual(byHand);
      allowed += byHand.length;
      rejected += rows.length - byHand.length;
    }),
    { numRuns: 1_000 },
  );
  // Questions that let everything or nothing through would prove little.
  expect(Math.min(allowed, rejected)).toBeGreaterThan(500);
});
