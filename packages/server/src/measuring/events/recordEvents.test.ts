import { serializeConsentCookie } from '@sewa/api/client';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { createSession } from '../../platform/sessions/session.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';

const getDatabase = openTestDatabase();
const DAY = 24 * 60 * 60 * 1000;
const viewed = { name: 'page-viewed', page: '/discover/:id/:slug' };

beforeEach(async () => {
  for (const table of ['events', 'event_salts', 'users'])
    await getDatabase().db.query(`delete from ${table}`);
});

/** A browser whose owner has answered the question about cookies. */
function open(statistics = true, consentId = 'AbCdEfGhIjKlMnOpQrSt_-') {
  const browser = openTestBrowser(getDatabase().db);
  const given = { consentId, revision: 'r1', preferences: true, hasSignal: false, isRecorded: true };
  browser.jar.set('test-consent', serializeConsentCookie({ ...given, statistics }));
  return browser;
}

const send = (browser: ReturnType<typeof open>, ...events: object[]) =>
  browser.send('/api/events', { events });

const list = async () =>
  (await getDatabase().db.query<Record<string, unknown>>('select * from events order by id')).rows;

describe('without consent to statistics, nothing is recorded', () => {
  test.each([
    ['nobody was asked', () => openTestBrowser(getDatabase().db)],
    ['preferences alone are allowed', () => open(false)],
  ])('where %s', async (_, make) => {
    const { status, cookies } = await send(make(), viewed);
    expect(status).toBe(204);
    expect(cookies.size).toBe(0);
    expect(await list()).toEqual([]);
    expect((await getDatabase().db.query('select from event_salts')).rowCount).toBe(0);
  });
});

describe('with it', () => {
  test('what was not sent yet is deleted when it is withdrawn, and nothing of others', async () => {
    const browser = open();
    await send(browser, viewed);
    await send(open(true, 'BbCdEfGhIjKlMnOpQrSt_-'), viewed);
    await getDatabase().db.query(
      `update events set forwarded_at = at where id = (select min(id) from events)`,
    );
    await send(browser, { name: 'home-saved', page: '/' });
    const { status } = await browser.send('/api/cookie/consent', {
      preferences: true,
      statistics: false,
      done: true,
    });
    expect(status).toBe(200);
    expect((await list()).map(({ name, forwarded_at }) => [name, forwarded_at !== null])).toEqual([
      ['page-viewed', true],
      ['page-viewed', false],
    ]);
  });

  test('an event is recorded by name, page and day, and says nothing of who is signed in', async () => {
    const { db } = getDatabase();
    const browser = open();
    await db.query(`insert into users (id, is_valid) values ('mei', true)`);
    browser.jar.set('test-session', await createSession(db, 'mei', { now: browserStart }));
    expect((await send(browser, viewed, { name: 'home-saved', page: '/' })).status).toBe(204);
    const rows = await list();
    expect(rows.map(({ name, page }) => [name, page])).toEqual([
      ['page-viewed', '/discover/:id/:slug'],
      ['home-saved', '/'],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/mei|AbCdEfGh/);
  });

  test('a browser has one id on a day and another on the next, as others do; nobody can tell once the salt is gone', async () => {
    const { db } = getDatabase();
    const [one, other] = [open(), open(true, 'other-browser-has-this')];
    await send(one, viewed);
    await send(one, viewed);
    await send(other, viewed);
    one.wait(DAY);
    await send(one, viewed);
    const [first, again, theirs, next] = (await list()).map(({ visitor }) => visitor);
    expect(again).toBe(first);
    expect(new Set([first, theirs, next]).size).toBe(3);
    const listSalts = async () =>
      (await db.query<{ day: string }>('select day::text from event_salts order by day')).rows.map(
        ({ day }) => day,
      );
    expect(await listSalts()).toEqual(['2026-11-21', '2026-11-22']);
    await cleanUp(db, new Date('2026-11-23T19:15:00Z'));
    expect(await listSalts()).toEqual(['2026-11-22']);
    expect(await list()).toHaveLength(4);
    await cleanUp(db, new Date(browserStart.getTime() + 402 * DAY));
    expect(await list()).toEqual([]);
  });

  test('the variant that was seen is the one of the cookie; without one, nothing is recorded', async () => {
    const browser = open();
    const seen = { name: 'experiment-viewed', page: '/', experiment: 'front-door' };
    expect((await send(browser, seen)).status).toBe(204);
    for (const variant of ['<b>', 'another']) {
      browser.jar.set('exp-front-door', Buffer.from(variant).toString('base64'));
      expect((await send(browser, seen)).status).toBe(204);
    }
    expect(await list()).toEqual([]);
    browser.jar.set('exp-front-door', Buffer.from('bold').toString('base64'));
    await send(browser, seen);
    expect(await list()).toMatchObject([{ experiment: 'front-door', variant: 'bold' }]);
  });

  test.each([
    ['an unknown name', [{ name: 'mouse-moved', page: '/' }]],
    ['an address instead of a pattern', [{ name: 'page-viewed', page: '/discover?q=my+name' }]],
    ['a page that does not exist', [viewed, { name: 'page-viewed', page: '/nowhere' }]],
    ['a variant without its experiment', [{ name: 'experiment-viewed', page: '/' }]],
    ['an experiment that was not seen', [{ ...viewed, experiment: 'front-door' }]],
    ['nothing', []],
    ['21 events', Array.from({ length: 21 }, () => viewed)],
  ])('%s is refused, with all that came with it', async (_, events) => {
    const { status, content } = await send(open(), ...events);
    expect(status).toBe(400);
    expect(content).toMatchObject({ fields: [{ name: expect.stringMatching(/^events/) }] });
    expect(await list()).toEqual([]);
  });

  test('other sites record nothing', async () => {
    const answer = await open().send('/api/events', { events: [viewed] }, { origin: 'https://evil.example' });
    expect(answer.status).toBe(403);
    expect(await list()).toEqual([]);
  });
});
