import { beforeEach, describe, expect, test } from 'vitest';
import { openIssuerBrowsers } from '../../testing/openIssuerBrowsers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const { openBrowser, reset, getIssuers } = openIssuerBrowsers(getDatabase);

/** Somebody at the issuers' doubles who logs in for a company, and that company's number. */
const PERSON = 12;
const subject = '00000000-0000-4000-8000-000000000012';
const uen = '00000012D';
const fields = { name: 'Quek', email: 'quek@people.example', residentialStatus: 'C', corporateName: 'Quek' };

beforeEach(async () => {
  for (const table of ['log_in_attempts', 'corporates', 'users', 'rate_limits'])
    await getDatabase().db.query(`delete from ${table}`);
  await getIssuers().fail('');
  reset();
});

async function listCorporates() {
  const { rows } = await getDatabase().db.query('select uen, verified_by from corporates order by id');
  return rows;
}

/** Somebody the second issuer knows, who belongs to a corporate whose number was only typed. */
async function claim(role: 'administrator' | 'member'): Promise<void> {
  const { db } = getDatabase();
  await db.query(`insert into users (id, name, user_type_ids, is_valid, is_sample)
    values ('quek', 'Quek', '{4}', true, true), ('lee', 'Lee', '{4}', true, true)`);
  await db.query(
    `insert into identities (issuer, subject, user_id, created_at, last_used_at) values ($1, $2, 'quek', now(), now())`,
    [String(getIssuers().variables.B2C_ISSUER), subject],
  );
  await db.query(`insert into corporates (id, name, uen) values ('typed', 'Typed', $1)`, [uen]);
  await db.query(
    `insert into memberships (corporate_id, user_id, role) values ('typed', 'lee', 'administrator'), ('typed', 'quek', $1)`,
    [role],
  );
}

const logInForCompany = () => openBrowser().logIn({ person: PERSON }, { issuer: 'b2c' });

describe('a company for which somebody logged in at an issuer', () => {
  test('is verified at once when they sign up with its entity number', async () => {
    const browser = openBrowser();
    await browser.logIn({ person: PERSON }, { issuer: 'b2c' });
    expect((await browser.send('/api/user/4/create', { ...fields, uen })).status).toBe(200);
    expect(await listCorporates()).toEqual([{ uen, verified_by: 'issuer' }]);
  });

  test('vouches for no other entity number', async () => {
    const browser = openBrowser();
    await browser.logIn({ person: PERSON }, { issuer: 'b2c' });
    await browser.send('/api/user/4/create', { ...fields, uen: '197401143C' });
    expect(await listCorporates()).toEqual([{ uen: '197401143C', verified_by: null }]);
  });

  test('verifies the corporate that waits, with a line in the audit log', async () => {
    await claim('administrator');
    expect(await logInForCompany()).toMatchObject({ next: 'log-in' });
    expect(await listCorporates()).toEqual([{ uen, verified_by: 'issuer' }]);
    const { rows } = await getDatabase().db.query(
      `select user_id, details from audit_log where action = 'corporate-verified' order by number desc limit 1`,
    );
    expect(rows).toEqual([{ user_id: 'quek', details: { corporateId: 'typed', by: 'b2c' } }]);
  });

  test('verifies nothing for somebody who is only a member', async () => {
    await claim('member');
    await logInForCompany();
    expect(await listCorporates()).toEqual([{ uen, verified_by: null }]);
  });

  test('leaves the claim as it is where another was verified, and the log-in goes on', async () => {
    await claim('administrator');
    await getDatabase().db.query(
      `insert into corporates (id, name, uen, verified_at, verified_by) values ('first', 'First', $1, now(), 'operator')`,
      [uen],
    );
    expect(await logInForCompany()).toMatchObject({ next: 'log-in' });
    expect(await listCorporates()).toEqual([
      { uen, verified_by: 'operator' },
      { uen, verified_by: null },
    ]);
  });

  test('is noted of the identity that logged in for it, and of no other', async () => {
    await logInForCompany();
    const { db } = getDatabase();
    const read = async () => (await db.query('select entity_number from identities')).rows;
    expect(await read()).toEqual([{ entity_number: uen }]);
    await openBrowser().logIn({ person: 1 }, { issuer: 'b2c' });
    await openBrowser().logIn({ person: PERSON });
    expect((await read()).map(({ entity_number }) => entity_number).toSorted()).toEqual([uen, null, null]);
  });
});
