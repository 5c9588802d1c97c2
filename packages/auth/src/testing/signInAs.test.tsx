// @vitest-environment jsdom

import { afterEach, describe, expect, test } from 'vitest';
import { createSession, type Session } from '../core/createSession.ts';
import { getSessionStatus } from '../core/parseToken.ts';
import { checkRules } from '../rules/checkRules.ts';
import { createAbility, subject } from '../rules/createAbility.ts';
import { answersOf } from './answersOf.ts';
import { createTestClock } from './createTestClock.ts';
import { type Persona, personas } from './personas.ts';
import { allow, forbid } from './rules.ts';
import { signInAs } from './signInAs.ts';

const clock = createTestClock(Date.UTC(2026, 10, 22, 4));
const open: Session[] = [];

function openAs(persona: Persona) {
  const { client, signOut } = signInAs(persona, { now: clock.now });
  const session = createSession({ client, now: clock.now });
  open.push(session);
  return { session, signOut };
}

afterEach(() => {
  for (const session of open.splice(0)) session.close();
  // biome-ignore lint/suspicious/noDocumentCookie: jsdom has no Cookie Store API
  document.cookie = 'accessToken=; Path=/; Max-Age=0';
});

describe('somebody signed in to a document', () => {
  test.each([
    ['tenant', 'valid'],
    ['owner', 'valid'],
    ['mainAgent', 'valid'],
    ['corporateAdministrator', 'valid'],
    ['corporateMember', 'valid'],
    ['notValid', 'notValid'],
    ['expired', 'none'],
  ] as const)('as %s stands as %s, to the page and to control', async (name, sessionStatus) => {
    const { session } = openAs(personas[name]);
    // Only the server says that a session has ended.
    if (sessionStatus === 'none') await expect.poll(() => document.cookie).toBe('');
    expect(getSessionStatus(session.getSnapshot())).toBe(sessionStatus);
    expect(await session.control()).toBe(sessionStatus === 'none' ? 'signedOut' : 'signedIn');
    expect(getSessionStatus(session.getSnapshot())).toBe(sessionStatus);
  });

  test('is there until they log out, or their time comes', async () => {
    const { session, signOut } = openAs(personas.tenant);
    signOut();
    session.refresh();
    expect(session.getSnapshot().isAuthenticated).toBe(false);
    const later = openAs(personas.tenant).session;
    clock.advance(3_600_000);
    later.refresh();
    await expect.poll(() => later.getSnapshot().isAuthenticated).toBe(false);
  });

  test('answers no call that nobody gave an answer for', async () => {
    const { client } = signInAs(personas.tenant, { answers: { listFavouriteIds: ['a'] } });
    expect(await client.listFavouriteIds()).toEqual(['a']);
    await expect(client.listEnquiries()).rejects.toThrow('No answer was given for the call "listEnquiries".');
  });
});

test.each(Object.entries(personas))('the rules of %s are in the format', (_, { rules }) => {
  expect(checkRules(rules).length).toBeGreaterThan(0);
});

test('what a visitor is answered is that nobody is there', () => {
  expect(answersOf(null).control.isAuthenticated).toBe(false);
  expect(answersOf(personas.expired).getUser).toMatchObject({ status: 401 });
});

test('rules of a test are checked like a server’s', () => {
  const ability = createAbility([
    allow('read', 'Listing'),
    forbid('read', 'Listing', { isLet: true }, 'Let.'),
  ]);
  expect(ability.can('read', subject('Listing', { isLet: true }))).toBe(false);
  expect(() => allow('read', 'Listing', { cid: undefined })).toThrow('Rule 1: conditions.cid');
  expect(() => forbid('read', 'Listing', { cid: { $in: [] } })).toThrow('has an empty list');
});
