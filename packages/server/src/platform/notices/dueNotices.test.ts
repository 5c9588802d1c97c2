import { formatDay } from '@sewa/formatters';
import { accountPath, dashboardPath, leavingPath } from '@sewa/paths';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { testOrigin } from '../../testing/makeTestServer.ts';
import { resetCorporates } from '../../testing/openCorporates.ts';
import { browserStart } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { clearQueuedMails, listQueuedMails } from '../../testing/queuedMails.ts';
import { mailDueNotices } from './mailDueNotices.ts';
import { notify, settleNotices } from './notify.ts';

const getDatabase = openTestDatabase();
const HOUR_MS = 60 * 60 * 1000;
const at = (hours: number) => new Date(browserStart.getTime() + hours * HOUR_MS);
const due = at(14 * 24);
const invitation = {
  to: { userId: 'tim' },
  kind: 'invitation',
  about: 'one',
  path: dashboardPath(),
  due,
  endsWhenDue: true,
} as const;

const mailAt = (now: Date) =>
  mailDueNotices(makeTestContext(getDatabase().db, { now, caller: 'system' }), {});
const hoursBefore = (hours: number) => new Date(due.getTime() - hours * HOUR_MS);
const listMails = () => listQueuedMails(getDatabase().db);

beforeEach(async () => {
  const { db } = getDatabase();
  await resetCorporates(db);
  await clearQueuedMails(db);
  await db.query('update users set proven_email = email');
});

describe('what is due within a day', () => {
  test('is written once to whom it waits for, with its day and its page, however often and however many look', async () => {
    await notify(getDatabase().db, invitation, at(0));
    expect(await mailAt(hoursBefore(25))).toBe(0);
    expect((await Promise.all([mailAt(hoursBefore(23)), mailAt(hoursBefore(23))])).toSorted()).toEqual([
      0, 1,
    ]);
    expect(await mailAt(hoursBefore(1))).toBe(0);
    const mails = await listMails();
    expect(mails).toMatchObject([{ recipient: 'tim@people.example' }]);
    expect(mails[0]?.subject).toBe(`Sewa: your invitation is valid until ${formatDay(due.toISOString())}`);
    expect(mails[0]?.text_body).toContain(`See the invitation: ${testOrigin}${dashboardPath()}`);
  });

  test('is written of an account that will be deleted', async () => {
    const path = leavingPath();
    await notify(getDatabase().db, { ...invitation, kind: 'account-deletion', path }, at(0));
    expect(await mailAt(hoursBefore(2))).toBe(1);
    const [mail] = await listMails();
    expect(mail?.subject).toMatch(/^Sewa: your account will be deleted on /);
    expect(mail?.text_body).toContain(`Log in to keep it: ${testOrigin}${path}`);
  });

  test('is written to those of a corporate whom it is for', async () => {
    const to = { corporateId: 'alpha', audience: 'administrators' } as const;
    await notify(getDatabase().db, { ...invitation, to, path: accountPath() }, at(0));
    expect(await mailAt(hoursBefore(2))).toBe(2);
    const forAll = { ...invitation, to: { ...to, audience: 'everybody' }, about: 'two' } as const;
    await notify(getDatabase().db, forAll, at(0));
    expect(await mailAt(hoursBefore(2))).toBe(3);
    const names = (await listMails()).map(({ recipient }) => recipient.split('@')[0]);
    expect(names.toSorted()).toEqual(['ada', 'ada', 'bo', 'bo', 'max']);
  });

  test('is written the next time when its mail could not be queued', async () => {
    const { db } = getDatabase();
    await notify(db, invitation, at(0));
    const now = hoursBefore(3);
    const system = makeTestContext(db, { now, caller: 'system' });
    const send = () => Promise.reject(new Error('No queue.'));
    const failing = makeTestContext(db, { now, caller: 'system', jobs: { ...system.jobs, send } });
    await expect(mailDueNotices(failing, {})).rejects.toThrow('No queue.');
    expect(await mailAt(now)).toBe(1);
    expect(await listMails()).toHaveLength(1);
  });

  test('is not written when it was noted within that day, was settled, is over, or is of a kind without a day', async () => {
    const { db } = getDatabase();
    await notify(db, invitation, hoursBefore(20));
    await notify(db, { ...invitation, about: 'settled' }, at(0));
    await settleNotices(db, 'invitation', 'settled');
    await notify(db, { ...invitation, kind: 'listing-reported' }, at(0));
    expect(await mailAt(hoursBefore(2))).toBe(0);
    await notify(db, { ...invitation, about: 'over' }, at(0));
    expect(await mailAt(due)).toBe(0);
  });
});

test('nobody but the platform has what is due told', async () => {
  const browser = makeTestContext(getDatabase().db, { now: at(0) });
  await expect(mailDueNotices(browser, {})).rejects.toMatchObject({ name: 'HttpError' });
});
