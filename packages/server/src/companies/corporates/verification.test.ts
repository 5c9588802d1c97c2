import { corporateSchema, unverifiedCorporateSchema } from '@sewa/api/schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { openBrowserOf, resetCorporates } from '../../testing/openCorporates.ts';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const uen = '197401143C';

type Browser = Awaited<ReturnType<typeof openBrowserOf>>;

const dataOf = ({ content }: { content: unknown }) => (content as { data: unknown }).data;
const verify = (browser: Browser, id: string) => browser.send(`/api/corporates/${id}/verify`, {});
const openOperator = () => openBrowserOf(getDatabase().db, 'cem', 'beta');
const invite = (browser: Browser) =>
  browser.send('/api/invitations', {
    email: 'new@people.example',
    actorType: 6,
    onboardingType: 2,
    role: 'member',
  });

async function isVerified(browser: Browser): Promise<boolean | undefined> {
  const corporates = corporateSchema.array().parse(dataOf(await browser.send('/api/user/corporate')));
  return corporates.find(({ isCurrent }) => isCurrent)?.isVerified;
}

const countAuditRows = async () =>
  (
    await getDatabase().db.query(
      `select from audit_log where action = 'corporate-verified' and details->>'corporateId' = 'alpha'`,
    )
  ).rowCount;

/** Alpha's number was only typed; the people of Beta operate the product. */
beforeEach(async () => {
  const { db } = getDatabase();
  await resetCorporates(db);
  await db.query(
    `update corporates set uen = $1, verified_at = null, verified_by = null where id = 'alpha'`,
    [uen],
  );
  await db.query(`update corporates set operator_since = now() where id = 'beta'`);
});

describe('a corporate whose entity number was only typed', () => {
  test('is not verified, and its members are told so', async () => {
    const { db } = getDatabase();
    expect(await isVerified(await openBrowserOf(db, 'max', 'alpha'))).toBe(false);
    expect(await isVerified(await openBrowserOf(db, 'max', 'beta'))).toBe(true);
  });

  test('sends no invitation in its name, and says why', async () => {
    const { db } = getDatabase();
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    expect(await invite(ada)).toMatchObject({
      status: 403,
      content: {
        message:
          "This company isn't verified yet. Until it is, you can't publish or send anything in its name.",
        fields: [{ name: 'corporate', reason: "isn't verified yet" }],
      },
    });
    const { rowCount } = await db.query('select from invitations');
    expect(rowCount).toBe(0);
    await verify(await openOperator(), 'alpha');
    expect((await invite(ada)).status).toBe(200);
  });

  test('stands in the list of operators with how many claim the number, the oldest first', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into corporates (id, name, uen, created_at) values ('omega', 'Omega', $1, '2020-01-01')`,
      [uen],
    );
    const cem = await openOperator();
    const read = async () =>
      unverifiedCorporateSchema.array().parse(dataOf(await cem.send('/api/corporates/unverified')));
    expect((await read()).map(({ id, entityId, claims }) => [id, entityId, claims])).toEqual([
      ['omega', uen, 2],
      ['alpha', uen, 2],
    ]);
    await verify(cem, 'alpha');
    expect(await read()).toEqual([]);
    const ada = await openBrowserOf(db, 'ada', 'alpha');
    expect((await ada.send('/api/corporates/unverified')).status).toBe(403);
    expect((await openTestBrowser(db).send('/api/corporates/unverified')).status).toBe(401);
  });
});

describe('an operator verifies a corporate', () => {
  test('once, however often and at how many moments it is asked, with one line in the audit log', async () => {
    const cem = await openOperator();
    const before = await countAuditRows();
    const answers = await Promise.all(Array.from({ length: 5 }, () => verify(cem, 'alpha')));
    answers.push(await verify(cem, 'alpha'));
    for (const answer of answers)
      expect(answer).toMatchObject({ status: 200, content: { data: { id: 'alpha', isVerified: true } } });
    expect((await countAuditRows()) - before).toBe(1);
    expect(await isVerified(await openBrowserOf(getDatabase().db, 'ada', 'alpha'))).toBe(true);
  });

  test('and nobody else does: members may not, others find nothing, visitors log in (ASVS 8.2.2)', async () => {
    const { db } = getDatabase();
    expect((await verify(await openBrowserOf(db, 'ada', 'alpha'), 'alpha')).status).toBe(403);
    expect((await verify(await openBrowserOf(db, 'max', 'alpha'), 'alpha')).status).toBe(403);
    expect((await verify(await openBrowserOf(db, 'tim'), 'alpha')).status).toBe(404);
    expect((await verify(openTestBrowser(db), 'alpha')).status).toBe(401);
    expect((await verify(await openOperator(), 'nowhere')).status).toBe(404);
    // An operator who acts for another corporate of theirs is none meanwhile.
    const ada = await openBrowserOf(db, 'ada', 'beta');
    await ada.send('/api/corporate/switch', { corporateId: 'alpha' });
    expect((await verify(ada, 'alpha')).status).toBe(403);
    expect(await isVerified(await openBrowserOf(db, 'ada', 'alpha'))).toBe(false);
  });

  test('and of those that claim one number one, also at the same moment', async () => {
    const { db } = getDatabase();
    const claims = Array.from({ length: 10 }, (_, index) => `claim-${index}`);
    await db.query('insert into corporates (id, name, uen) select id, id, $2 from unnest($1::text[]) as id', [
      claims,
      uen,
    ]);
    const cem = await openOperator();
    const answers = await Promise.all(claims.map((id) => verify(cem, id)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, ...Array(9).fill(400)]);
    expect(answers.find(({ status }) => status === 400)?.content).toMatchObject({
      fields: [{ name: 'uen', reason: 'was already confirmed for another company' }],
    });
    const { rows } = await db.query(
      'select count(*)::int as count from corporates where uen = $1 and verified_at is not null',
      [uen],
    );
    expect(rows).toEqual([{ count: 1 }]);
  });

  test('and the database keeps that, whoever writes', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into corporates (id, name, uen, verified_at, verified_by) values ('one', 'One', $1, now(), 'operator')`,
      [uen],
    );
    await expect(
      db.query(`update corporates set verified_at = now(), verified_by = 'operator' where id = 'alpha'`),
    ).rejects.toThrow('corporates_by_verified_uen');
    await expect(db.query(`update corporates set verified_at = now() where id = 'alpha'`)).rejects.toThrow(
      'corporates_are_verified_by_somebody',
    );
  });
});
