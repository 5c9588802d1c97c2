import { beforeEach, expect, test } from 'vitest';
import { type BrowserAnswer, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { listQueuedMails } from '../../testing/queuedMails.ts';
import { resetSignUp, tenantFields } from '../../testing/signUpBrowser.ts';
import { SESSION_IDLE_MS } from './session.ts';

const getDatabase = openTestDatabase();
const mei = '+6580000901';
const newUser = '+6580000902';

type Browser = ReturnType<typeof openTestBrowser>;

/** A step of an errand, and what it is answered when the person had gone away for half a day just before it. */
interface Step {
  readonly take: (browser: Browser) => Promise<BrowserAnswer>;
  readonly late: number;
}

const step = (late: number, take: Step['take']): Step => ({ take, late });
const post = (late: number, path: string, body: object = {}, method = 'POST') =>
  step(late, (browser) => browser.send(path, body, {}, method));
const get = (late: number, path: string) => step(late, (browser) => browser.send(path));
const enterText = (late: number, path: string, more: object = {}) =>
  step(late, (browser) => browser.send(path, { ...more, otp: browser.findCode() }));
const enterMailed = (late: number, path: string) =>
  step(late, async (browser) => {
    const mail = (await listQueuedMails(getDatabase().db)).at(-1);
    return browser.send(path, { otp: /[A-Z]{3}-(\d{6})/.exec(mail?.subject ?? '')?.[1] });
  });

const logIn = [
  post(200, '/api/login/otp', { phoneNumber: mei }),
  enterText(400, '/api/login/otp/validate', { phoneNumber: mei }),
];
const signUp = [
  post(200, '/api/login/otp', { phoneNumber: newUser, purpose: 'signUp' }),
  enterText(400, '/api/login/otp/validate', { phoneNumber: newUser }),
];
const stepUp = [post(401, '/api/user/step-up'), enterText(401, '/api/user/step-up/validate')];

const journeys: Record<string, readonly Step[]> = {
  'logging in': [...logIn, get(401, '/api/user/get')],
  'signing up': [
    ...signUp,
    post(200, '/api/user/sign-up-draft', { userType: 1, name: 'Tan Wei' }, 'PATCH'),
    post(401, '/api/user/1/create', tenantFields),
  ],
  'completing a profile': [
    ...logIn,
    get(401, '/api/user/missing'),
    post(401, '/api/user/missing', { residentialStatus: 'C' }, 'PATCH'),
  ],
  'changing the phone number': [
    ...logIn,
    ...stepUp,
    post(401, '/api/user/phone', { phoneNumber: '+6580000955' }),
    enterText(401, '/api/user/phone/validate'),
  ],
  'changing the e-mail address': [
    ...logIn,
    ...stepUp,
    post(401, '/api/user/email', { email: 'new@people.example' }),
    enterMailed(401, '/api/user/email/validate'),
  ],
  'taking one’s data along': [...logIn, ...stepUp, post(401, '/api/user/export')],
  'leaving Sewa': [...logIn, ...stepUp, post(401, '/api/user/deletion')],
  'acting for another corporate': [
    ...logIn,
    get(401, '/api/user/corporate'),
    post(401, '/api/corporate/switch', { corporateId: 'beta' }),
    post(401, '/api/invitations', { email: 'new@people.example', actorType: 6, role: 'member' }),
  ],
};

/** The last deed before the errand: the log of them is only ever added to. */
let earlierActions = '0';

async function reset(): Promise<void> {
  const { db } = getDatabase();
  await resetSignUp(db);
  await db.query(
    `insert into users (id, name, email, phone_number, user_type_ids, is_valid)
      values ('mei', 'Mei', 'mei@people.example', $1, '{4}', true)`,
    [mei],
  );
  await db.query(`insert into corporates (id, name, verified_at, verified_by)
    values ('alpha', 'Alpha', now(), 'operator'), ('beta', 'Beta', now(), 'operator')`);
  await db.query(`insert into memberships (corporate_id, user_id, role)
    values ('alpha', 'mei', 'administrator'), ('beta', 'mei', 'administrator')`);
  const { rows } = await db.query<{ number: string }>(
    'select coalesce(max(id), 0)::text as number from audit_log',
  );
  earlierActions = rows[0]?.number ?? '0';
}

/** What people have of their errands in the end; when they did them is left out. */
async function loadWorld(): Promise<unknown> {
  const { rows } = await getDatabase().db.query(
    `select
    (select json_agg(json_build_array(name, email, phone_number, residential_status, user_type_ids, is_valid) order by phone_number) from users) as users,
    (select json_agg(user_id) from account_deletions) as deletions,
    (select json_agg(json_build_array(email, corporate_id) order by email) from invitations) as invitations,
    (select json_agg(action order by id) from audit_log where id > $1
      and action not in ('logged-in', 'logged-out', 'proven-again')) as deeds`,
    [earlierActions],
  );
  return rows[0];
}

async function takeAll(browser: Browser, steps: readonly Step[]): Promise<void> {
  for (const { take } of steps) expect(await take(browser)).toMatchObject({ status: 200 });
}

const open = () => openTestBrowser(getDatabase().db, { OTP_RESEND_SECONDS: '0', RATE_LIMITS: 'off' });

beforeEach(reset);

const boundaries = Object.entries(journeys).flatMap(([journey, steps]) =>
  steps.slice(1).map((_, index) => [journey, index + 1, steps] as const),
);

test.each(boundaries)(
  '%s: half a day away after step %i is told in words, writes nothing, and the errand can be done from its beginning',
  async (_, count, steps) => {
    await takeAll(open(), steps);
    const done = await loadWorld();
    await reset();
    const browser = open();
    await takeAll(browser, steps.slice(0, count));
    const before = await loadWorld();
    browser.wait(SESSION_IDLE_MS);
    const next = steps[count];
    const { status, content } = (await next?.take(browser)) ?? {};
    expect(status).toBe(next?.late);
    if (status !== 200) {
      expect(content).toMatchObject({ succeed: false, message: expect.stringMatching(/^[A-Z].+\.$/) });
      expect(await loadWorld()).toEqual(before);
    }
    await takeAll(browser, steps);
    expect(await loadWorld()).toEqual(done);
  },
);
