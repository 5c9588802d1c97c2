import { randomBytes } from 'node:crypto';
import { serializeConsentCookie } from '@sewa/api/client';
import { EXPERIMENT_SECONDS } from '@sewa/experiments';
import { beforeEach, describe, expect, test } from 'vitest';
import { describeResult } from '../../commands/experiments.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import { browserStart, openTestBrowser } from '../../testing/openTestBrowser.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { insertEvents } from '../events/queries.ts';
import { getExperimentResult } from './getExperimentResult.ts';
import { isSplitUnlikely } from './isSplitUnlikely.ts';
import { setExperimentState } from './setExperimentState.ts';

const getDatabase = openTestDatabase();
const id = 'front-door';
const name = `exp-${id}`;

type Browser = ReturnType<typeof openTestBrowser>;
const open = (variables: Record<string, string> = {}) => openTestBrowser(getDatabase().db, variables);
const system = () => makeTestContext(getDatabase().db, { caller: 'system', now: browserStart });
const set = (isEnabled: boolean) => setExperimentState(system(), { id, isEnabled });
const assign = (browser: Browser, body: unknown = { id }) => browser.send('/api/experiments/assign', body);
const allow = (browser: Browser, statistics = true, consentId?: string) =>
  browser.send('/api/cookie/consent', { preferences: false, statistics, done: true, consentId });

/** A browser that allows statistics, of an id whose variant is `bold`. */
async function openBold(): Promise<Browser> {
  const browser = open();
  await allow(browser, true, 'AAAAAAAAAAAAAAAAAAAAAB');
  return browser;
}

beforeEach(async () => {
  const { db } = getDatabase();
  await db.query('delete from events');
  await db.query('delete from experiments');
  await set(true);
});

describe('an assignment', () => {
  test('without consent to statistics is control, and nothing is stored', async () => {
    const browser = open();
    for (const choose of [async () => undefined, () => allow(browser, false)]) {
      await choose();
      const { status, content, cookies } = await assign(browser);
      expect(status).toBe(200);
      expect(content).toEqual({ succeed: true, data: { variant: 'control' } });
      expect(cookies.size).toBe(0);
    }
  });

  test('with consent is a variant, which scripts of this host read in a cookie for 180 days', async () => {
    const browser = await openBold();
    const { content, cookies } = await assign(browser);
    expect(content).toEqual({ succeed: true, data: { variant: 'bold' } });
    expect(cookies.get(name)).toBe(`${name}=Ym9sZA==; Max-Age=15552000; Path=/; SameSite=Lax`);
    expect(EXPERIMENT_SECONDS).toBe(15_552_000);
  });

  test('never shares its cookie with other hosts', async () => {
    const browser = open({ COOKIE_DOMAIN: 'sewa.example' });
    await allow(browser);
    expect((await assign(browser)).cookies.get(name)).not.toMatch(/Domain/i);
  });

  test('stays as it is, unless the variant is no more', async () => {
    const browser = await openBold();
    browser.jar.set(name, btoa('control'));
    expect((await assign(browser)).content).toMatchObject({ data: { variant: 'control' } });
    browser.jar.set(name, btoa('calm'));
    expect((await assign(browser)).content).toMatchObject({ data: { variant: 'bold' } });
    browser.jar.set(name, '%');
    expect((await assign(browser)).content).toMatchObject({ data: { variant: 'bold' } });
  });

  test.each([
    ['consent is withdrawn', (browser: Browser) => allow(browser, false)],
    ['the experiment has stopped', () => set(false)],
  ])('is taken back when %s', async (_, end) => {
    const browser = await openBold();
    await assign(browser);
    await end(browser);
    browser.jar.set(name, btoa('bold'));
    const { content, cookies } = await assign(browser);
    expect(content).toMatchObject({ data: { variant: 'control' } });
    expect(cookies.get(name)).toMatch(/^exp-front-door=; Max-Age=0; Path=\//);
    expect((await assign(browser)).cookies.size).toBe(0);
  });

  test('is forgotten by the browser as soon as consent is withdrawn, with or without script', async () => {
    const browser = await openBold();
    await assign(browser);
    await allow(browser);
    expect(browser.jar.has(name)).toBe(true);
    await allow(browser, false);
    expect(browser.jar.has(name)).toBe(false);
  });

  test('to an unknown experiment is 404, and without id 400', async () => {
    const browser = await openBold();
    expect((await assign(browser, { id: 'back-door' })).status).toBe(404);
    expect((await assign(browser, { id: '__proto__' })).status).toBe(404);
    expect((await assign(browser, {})).status).toBe(400);
    expect((await assign(browser, { id: 'x'.repeat(51) })).status).toBe(400);
  });

  test('splits people by the weights', async () => {
    const browser = open();
    const allowed = {
      revision: 'r1',
      preferences: false,
      statistics: true,
      hasSignal: false,
      isRecorded: true,
    };
    const people = new Map<string, number>();
    for (let person = 0; person < 2_000; person += 1) {
      browser.jar.clear();
      const consentId = randomBytes(16).toString('base64url');
      browser.jar.set('test-consent', serializeConsentCookie({ ...allowed, consentId }));
      const { data } = (await assign(browser)).content as { data: { variant: string } };
      people.set(data.variant, (people.get(data.variant) ?? 0) + 1);
    }
    expect(people.get('bold')).toBeGreaterThan(900);
    expect(people.get('control')).toBeGreaterThan(900);
  });
});

test('the list says what runs', async () => {
  const list = async () => (await open().send('/api/experiments')).content;
  const entry = { id, enabled: true, validStartUrls: ['/'] };
  expect(await list()).toEqual({ succeed: true, data: [entry] });
  await set(false);
  expect(await list()).toEqual({ succeed: true, data: [{ ...entry, enabled: false }] });
});

test('only a command starts and stops an experiment that there is', async () => {
  await expect(setExperimentState(system(), { id: 'back-door', isEnabled: true })).rejects.toThrow(
    'There is no experiment back-door.',
  );
  await expect(
    setExperimentState(makeTestContext(getDatabase().db), { id, isEnabled: true }),
  ).rejects.toThrow('not-allowed');
});

describe('a result', () => {
  const at = browserStart;
  const earlier = new Date(at.getTime() - 60_000);
  const day = '2026-11-21';
  const view = (variant: string) => ({ name: 'experiment-viewed', page: '/', experiment: id, variant });
  const done = (event: string) => ({ name: event, page: '/', experiment: null, variant: null });
  const record = (letter: string, events: Parameters<typeof insertEvents>[1], when = at) =>
    insertEvents(getDatabase().db, events, { visitor: letter.repeat(32), day, at: when });

  test('counts who saw a variant and then reached the goal on that day', async () => {
    await record('a', [view('control'), view('control'), done('search-made'), done('search-made')]);
    await record('b', [view('control'), done('home-saved')]);
    await record('c', [view('bold'), done('search-made')]);
    // Reached the goal before, saw both, or saw it before the experiment was started.
    await record('d', [done('search-made')], earlier);
    await record('d', [view('bold')]);
    await record('e', [view('bold'), view('control')]);
    await record('f', [view('bold')], earlier);
    const result = await getExperimentResult(system(), { id });
    expect(result).toEqual({
      goal: 'search-made',
      variants: [
        { name: 'control', people: 2, reached: 1 },
        { name: 'bold', people: 2, reached: 1 },
      ],
      isSplitUnlikely: false,
    });
    expect(describeResult(result)).toBe(
      'control: 2 people, 1 reached search-made (50.0 %)\nbold: 2 people, 1 reached search-made (50.0 %)',
    );
  });

  test('of nobody has no share', async () => {
    expect(describeResult(await getExperimentResult(system(), { id }))).toContain(
      'bold: 0 people, 0 reached search-made',
    );
  });

  test('warns when the split is unlikely', () => {
    const variants = [
      { name: 'control', weight: 0.5 },
      { name: 'bold', weight: 0.5 },
    ];
    const isUnlikely = (control: number, bold: number) =>
      isSplitUnlikely(
        new Map([
          ['control', control],
          ['bold', bold],
        ]),
        variants,
      );
    expect(isUnlikely(0, 0)).toBe(false);
    expect(isUnlikely(520, 480)).toBe(false);
    expect(isUnlikely(551, 449)).toBe(false);
    expect(isUnlikely(553, 447)).toBe(true);
    const warned = { goal: 'search-made', variants: [], isSplitUnlikely: true } as const;
    expect(describeResult(warned)).toMatch(/^Warning: this split doesn't fit/);
  });
});
