import { beforeEach, describe, expect, test } from 'vitest';
import { openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { openSignUpBrowser, resetSignUp, tenantFields } from '../../testing/signUpBrowser.ts';

const getDatabase = openTestDatabase();
const number = '+6580001001';
const open = (phoneNumber = number) => openSignUpBrowser(getDatabase().db, phoneNumber);
const getUser = async (phoneNumber = number) => {
  const { rows } = await getDatabase().db.query(
    `select name, email, user_type_ids, residential_status, pass_type, registration_number, licence_number, is_valid, is_sample
      from users where phone_number = $1`,
    [phoneNumber],
  );
  return rows;
};
const listActions = async () => {
  const { rows } = await getDatabase().db.query<{ action: string }>(
    `select action from audit_log where action not like 'logged%' order by id desc limit 2`,
  );
  return rows.map(({ action }) => action);
};
const answerOf = (fields: [string, string][], code = 'R006') => ({
  succeed: false,
  code,
  fields: fields.map(([name, reason]) => ({ name, reason: expect.stringContaining(reason) })),
});

beforeEach(() => resetSignUp(getDatabase().db));

describe('a number that nobody has', () => {
  test('is sent a code at sign-up, and validating it opens the session of a new user who is not valid', async () => {
    const browser = await open();
    expect(await browser.control()).toEqual({
      isAuthenticated: true,
      isValid: false,
      user: { userTypes: [], cid: null },
    });
    expect(await getUser()).toMatchObject([{ name: null, user_type_ids: [], is_valid: false }]);
  });

  test('becomes one user, however many browsers validate at the same time', async () => {
    const { db } = getDatabase();
    const browsers = await Promise.all(
      Array.from({ length: 20 }, async () => {
        const browser = openTestBrowser(db, { OTP_RESEND_SECONDS: '0', OTP_PER_NUMBER: '50' });
        await browser.send('/api/login/otp', { phoneNumber: number, purpose: 'signUp' });
        return browser;
      }),
    );
    const answers = await Promise.all(browsers.map((browser) => browser.enter(browser.findCode(), number)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 20 }, () => 200));
    expect(await getUser()).toHaveLength(1);
  });

  test('is invented like the others where messages go to the outbox, and real where they are sent', async () => {
    await open();
    expect(await getUser()).toMatchObject([{ is_sample: true }]);
    await resetSignUp(getDatabase().db);
    await openSignUpBrowser(getDatabase().db, number, {
      SMS_URL: 'https://sms.example/send',
      SMS_FROM: 'Sewa',
    });
    expect(await getUser()).toMatchObject([{ is_sample: false }]);
  });

  test('makes no user at log-in, also with a code that is right by chance', async () => {
    const browser = openTestBrowser(getDatabase().db);
    await browser.ask(number);
    expect((await browser.enter('123456', number)).status).toBe(400);
    expect(await getUser()).toEqual([]);
  });
});

describe('completing sign-up', () => {
  test('as a tenant makes a valid user, and the answer and the token say so', async () => {
    const browser = await open();
    const { status, content, cookies } = await browser.create(1);
    expect(status).toBe(200);
    expect(content).toEqual({
      succeed: true,
      data: { isAuthenticated: true, isValid: true, user: { userTypes: ['Tenant'], cid: null } },
    });
    const token = cookies.get('test-accessToken')?.split('.')[1] ?? '';
    expect(JSON.parse(Buffer.from(token, 'base64url').toString())).toMatchObject({
      isValid: true,
      userTypes: ['Tenant'],
    });
    expect(await getUser()).toMatchObject([
      { name: 'Tan Wei', email: 'wei@people.example', user_type_ids: [1], is_valid: true },
    ]);
    expect(await listActions()).toContain('signed-up');
  });

  test.each(['0', '5', 'tenant', '1x', '01', 'x'.repeat(21)])(
    'as %j is refused: no actor type is selected',
    async (type) => {
      const { status, content } = await (await open()).create(type);
      expect(status).toBe(400);
      expect(content).toMatchObject({ message: 'No actor type is selected' });
    },
  );

  test('needs a session first: the step of the phone cannot be skipped (ASVS 2.3.1)', async () => {
    const { status } = await openTestBrowser(getDatabase().db).send('/api/user/1/create', tenantFields);
    expect(status).toBe(401);
    const browser = openTestBrowser(getDatabase().db);
    await browser.send('/api/login/otp', { phoneNumber: number, purpose: 'signUp' });
    expect((await browser.send('/api/user/1/create', tenantFields)).status).toBe(401);
    expect(await getUser()).toEqual([]);
  });

  test('takes only what a form may say (ASVS 15.3.3)', async () => {
    const browser = await open();
    const more = {
      id: 'admin',
      isSample: true,
      is_sample: false,
      userTypeIds: [1, 2, 3, 4],
      phoneNumber: '+6580009999',
    };
    expect(
      (await browser.create(1, { ...tenantFields, ...more, registrationNumber: 'R012345A' })).status,
    ).toBe(200);
    expect(await getUser()).toMatchObject([{ user_type_ids: [1], registration_number: null }]);
    expect(await getUser('+6580009999')).toEqual([]);
  });

  test.each([
    [
      1,
      {},
      [
        ['name', 'is empty'],
        ['email', 'is empty'],
        ['residentialStatus', 'is missing'],
      ],
    ],
    [1, { ...tenantFields, residentialStatus: 'A' }, [['passType', 'is missing']]],
    [1, { ...tenantFields, email: 'nobody@home' }, [['email', 'should look like']]],
    [
      3,
      tenantFields,
      [
        ['registrationNumber', 'should be R'],
        ['licenceNumber', 'should be L'],
      ],
    ],
    [
      3,
      { ...tenantFields, registrationNumber: 'R12345A', licenceNumber: 'L3001234K' },
      [['registrationNumber', 'six digits']],
    ],
    [
      4,
      tenantFields,
      [
        ['corporateName', 'is empty'],
        ['uen', 'is empty'],
      ],
    ],
    [4, { ...tenantFields, corporateName: 'Harbour', uen: '202206452X' }, [['uen', 'Check every character']]],
  ] as [number, object, [string, string][]][])(
    'as %i with %j is refused by field',
    async (type, fields, wrong) => {
      const { status, content } = await (await open()).create(type, fields);
      expect(status).toBe(400);
      expect(content).toMatchObject(answerOf(wrong));
      expect(await getUser()).toMatchObject([{ is_valid: false, name: null }]);
    },
  );

  test('as an agent keeps both numbers in capitals', async () => {
    const browser = await open();
    const numbers = { registrationNumber: 'r012345a', licenceNumber: 'L3001234k' };
    expect((await browser.create(3, { ...tenantFields, ...numbers })).status).toBe(200);
    expect(await getUser()).toMatchObject([
      { user_type_ids: [3], registration_number: 'R012345A', licence_number: 'L3001234K' },
    ]);
  });

  test('as a corporate user makes the corporate, with its administrator, and the session acts for it', async () => {
    const browser = await open();
    const { content } = await browser.create(4, {
      ...tenantFields,
      corporateName: 'Harbour Homes Pte Ltd',
      uen: ' 197401143c ',
    });
    const { rows } = await getDatabase().db.query<{ id: string }>(
      `select c.id, c.name, c.uen, m.role from corporates c join memberships m on m.corporate_id = c.id`,
    );
    expect(rows).toEqual([
      { id: expect.any(String), name: 'Harbour Homes Pte Ltd', uen: '197401143C', role: 'administrator' },
    ]);
    expect(content).toMatchObject({ data: { user: { userTypes: ['CorporateUser'], cid: rows[0]?.id } } });
  });

  test('makes a corporate that is not verified: the number was only typed', async () => {
    const browser = await open();
    await browser.create(4, { ...tenantFields, corporateName: 'Harbour', uen: '197401143C' });
    const { content } = await browser.send('/api/user/get');
    expect(content).toMatchObject({ data: { corporates: [{ name: 'Harbour', isVerified: false }] } });
  });

  test('claims of one entity number, twenty at once, keep nobody out, and nobody joins somebody else’s corporate', async () => {
    const fields = { ...tenantFields, corporateName: 'Harbour', uen: '197401143C' };
    const browsers = await Promise.all(
      Array.from({ length: 20 }, (_, index) => open(`+65800020${String(index).padStart(2, '0')}`)),
    );
    const answers = await Promise.all(browsers.map((browser) => browser.create(4, fields)));
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    const { db } = getDatabase();
    const { rows } = await db.query(
      `select count(*)::int as members, count(distinct corporate_id)::int as corporates,
        count(c.verified_at)::int as verified from memberships m join corporates c on c.id = m.corporate_id`,
    );
    expect(rows).toEqual([{ members: 20, corporates: 20, verified: 0 }]);
  });

  test('with the entity number of a verified corporate is refused: its administrators invite', async () => {
    const { db } = getDatabase();
    await db.query(
      `insert into corporates (id, name, uen, verified_at, verified_by)
        values ('real', 'Real Harbour', '197401143C', now(), 'operator')`,
    );
    const browser = await open();
    const fields = { ...tenantFields, corporateName: 'Harbour', uen: '197401143C' };
    const rejected = await browser.create(4, fields);
    expect([rejected.status, rejected.content]).toMatchObject([
      400,
      answerOf([['uen', "belongs to a company that's already signed up"]]),
    ]);
    const { rowCount } = await db.query('select from memberships');
    expect(rowCount).toBe(0);
  });

  test('gives the session, which may do more from then on, a new secret; the old one opens nothing (ASVS 7.2.4)', async () => {
    const browser = await open();
    for (const [userType, fields] of [
      [1, tenantFields],
      [4, { corporateName: 'Harbour', uen: '197401143C' }],
    ] as const) {
      const old = browser.jar.get('test-session') ?? '';
      expect((await browser.create(userType, fields)).status).toBe(200);
      expect(browser.jar.get('test-session')).not.toBe(old);
      expect((await browser.send('/api/user/get')).status).toBe(200);
      const thief = openTestBrowser(getDatabase().db);
      thief.jar.set('test-session', old);
      expect((await thief.send('/api/user/get')).status).toBe(401);
    }
  });

  test('of a type somebody has is refused: the user exists already', async () => {
    const browser = await open();
    await browser.create(1);
    const { status, content } = await browser.create(1);
    expect([status, content]).toMatchObject([
      409,
      { code: 'R004', message: 'User already exists please log-in.' },
    ]);
  });

  test('of another type adds it, takes nothing away and leaves what was known', async () => {
    const browser = await open();
    await browser.create(1);
    expect((await browser.create(2, { name: 'Somebody Else', email: 'else@people.example' })).status).toBe(
      200,
    );
    expect(await getUser()).toMatchObject([
      { name: 'Tan Wei', email: 'wei@people.example', user_type_ids: [1, 2], is_valid: true },
    ]);
    expect(await listActions()).toContain('user-type-added');
  });

  test('twenty times at once happens once', async () => {
    const browser = await open();
    const answers = await Promise.all(Array.from({ length: 20 }, () => browser.create(1)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await getUser()).toMatchObject([{ user_type_ids: [1] }]);
  });
});

describe('what was typed so far', () => {
  const save = (browser: ReturnType<typeof openTestBrowser>, content: object) =>
    browser.send('/api/user/sign-up-draft', content, {}, 'PATCH');
  const read = async (browser: ReturnType<typeof openTestBrowser>) =>
    (await browser.send('/api/user/sign-up-draft')).content;

  test('waits in this browser only, and what is left out stays', async () => {
    const browser = openTestBrowser(getDatabase().db);
    expect(await read(browser)).toEqual({ succeed: true, data: { userType: null, fields: {} } });
    const { cookies } = await save(browser, { userType: 3 });
    expect(cookies.get('test-signUp')).toMatch(/HttpOnly/);
    expect(cookies.get('test-signUp')).not.toMatch(/Expires|Max-Age/);
    await save(browser, { fields: { name: 'Tan', email: 'half@' } });
    await save(browser, { fields: { name: 'Tan Wei' } });
    expect(await read(browser)).toMatchObject({
      data: { userType: 3, fields: { name: 'Tan Wei', email: 'half@' } },
    });
    expect(await read(openTestBrowser(getDatabase().db))).toMatchObject({ data: { userType: null } });
  });

  test('is not kept under a secret a browser brings', async () => {
    const browser = openTestBrowser(getDatabase().db);
    const seeded = 'A'.repeat(43);
    browser.jar.set('test-signUp', seeded);
    await save(browser, { fields: { name: 'Tan' } });
    expect(browser.jar.get('test-signUp')).not.toBe(seeded);
  });

  test('ends a day after it was changed, and with sign-up', async () => {
    const browser = await open();
    await save(browser, { userType: 1, fields: { name: 'Tan' } });
    browser.wait(23 * 3_600_000);
    await save(browser, { fields: { name: 'Tan Wei' } });
    browser.wait(23 * 3_600_000);
    expect(await read(browser)).toMatchObject({ data: { fields: { name: 'Tan Wei' } } });
    browser.wait(3_600_000);
    expect(await read(browser)).toMatchObject({ data: { fields: {} } });
    const other = await open();
    await save(other, { fields: { name: 'Tan' } });
    await other.create(1);
    const { rowCount } = await getDatabase().db.query(
      `select from sign_up_drafts where fields ->> 'name' = 'Tan'`,
    );
    expect(rowCount).toBe(0);
  });

  test('is refused when it is too much', async () => {
    const browser = openTestBrowser(getDatabase().db);
    expect((await save(browser, { fields: { name: 'x'.repeat(301) } })).status).toBe(400);
    const many = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, 'x']));
    expect((await save(browser, { fields: many })).status).toBe(400);
  });
});
