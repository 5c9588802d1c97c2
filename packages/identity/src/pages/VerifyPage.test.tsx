import type { Attempt } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { attempt as returned } from '../../test/myinfo.ts';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, pending } from '../../test/ownAccount.ts';
import * as page from './VerifyPage.tsx';

const { action, loader } = page;
const { id } = returned;
const callback = 'POST /api/login/attempts/return';
const finish = `POST /api/login/attempts/${id}/finish`;
const attempt: Attempt = { ...returned, state: 'done' };
const answer = (data: unknown) => ({ body: { succeed: true, data } });

test.each([
  ['/mi/verify', 'singpass'],
  ['/login/b2c/callback', 'b2c'],
])('what an issuer sends back to %s is kept, and its address left', async (path, issuer) => {
  const requested: string[] = [];
  const request = makePageRequest(`${path}?code=c&state=s`, { [callback]: answer({ id }) }, requested);
  expect(await catchAnswer(loader(request))).toMatchObject({ status: 303, to: `${path}?attempt=${id}` });
  expect(requested).toEqual([`${callback} ${JSON.stringify({ issuer, answer: 'code=c&state=s' })}`]);
});

test('an answer nobody here waits for, and an attempt nobody knows, leave an address that says nothing', async () => {
  for (const query of ['?error=access_denied', '?code=c', '?state=s', `?attempt=${id}`])
    expect(await catchAnswer(loader(makePageRequest(`/mi/verify${query}`)))).toMatchObject({
      to: '/mi/verify',
    });
});

test.each([
  ['review', null, '/mi/review/landlord'],
  ['sign-up', null, '/mi'],
  ['log-in', null, '/login'],
  ['log-in', '/profile', '/profile'],
  [null, null, `/mi/verify?attempt=${id}`],
])('a finished attempt whose next is %s and that wanted %s leads to %s', async (next, returnPath, to) => {
  const answers = { [finish]: answer({ attempt, next, returnPath }) };
  const request = makePageRequest(`/mi/verify?attempt=${id}`, answers);
  expect(await catchAnswer(action(request))).toMatchObject({ status: 303, to });
});

test.each([
  ['contact', '/profile/me#change-phone'],
  ['export', '/profile#data'],
  ['leave', '/profile/leave'],
])('whoever has proven that it is them for %s goes on to %s', async (proofFor, to) => {
  const steppedUp = { attempt: { ...attempt, purpose: 'proof', userType: null, proofFor }, next: 'proven' };
  const answers = { [finish]: answer({ ...steppedUp, returnPath: null }) };
  const request = makePageRequest(`/mi/verify?attempt=${id}`, answers);
  expect(await catchAnswer(action(request))).toMatchObject({ status: 303, to });
});

test('a proof that did not succeed leads to how it ended', async () => {
  const rejected = {
    attempt: { ...attempt, purpose: 'proof', userType: null, proofFor: 'leave' },
    next: null,
  };
  const answers = { [finish]: answer({ ...rejected, returnPath: null }) };
  const request = makePageRequest(`/mi/verify?attempt=${id}`, answers);
  expect(await catchAnswer(action(request))).toMatchObject({ to: `/mi/verify?attempt=${id}` });
});

test('a server that fails is not taken for one that knows no such attempt', async () => {
  const failed = { status: 500, body: { succeed: false, code: 'R002', message: 'No.', fields: [] } };
  const open = (query: string) =>
    makePageRequest(`/mi/verify?${query}`, { [callback]: failed, [finish]: failed });
  await expect(loader(open('code=c'))).rejects.toMatchObject({ status: 500 });
  await expect(action(open(`attempt=${id}`))).rejects.toMatchObject({ status: 500 });
});

test('finishing what nobody knows leads nowhere else', async () => {
  expect(await catchAnswer(action(makePageRequest(`/mi/verify?attempt=${id}`)))).toMatchObject({
    to: '/mi/verify',
  });
});

describe('whoever comes back', () => {
  const open = (changes: Partial<Attempt> | null, path = '/mi/verify') =>
    openPage(page, {
      pattern: path,
      address: changes === null ? path : `${path}?attempt=${id}`,
      answers: [
        mockRoute('getAttempt', { ...returned, ...changes }),
        mockRoute('finishAttempt', () => pending),
      ],
    });
  const main = async () => within(await screen.findByRole('main'));
  const listWays = async () =>
    (await main()).getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`);

  test('has it finished at once, and once', async () => {
    const { calls } = open({});
    const button = await screen.findByRole('button', { name: 'Continue' });
    expect(screen.getByRole('heading', { level: 1, name: 'One moment' })).toBeTruthy();
    expect(screen.getByText("We're checking your details. This takes a moment.").role).toBe('status');
    await waitFor(() => expect(listWrites(calls)).toEqual([{ name: finish, body: null }]));
    await waitFor(() => expect(button.ariaBusy).toBe('true'));
  });

  const stepUp = { purpose: 'proof', userType: null, proofFor: 'leave' } as const;
  const b2c = { issuer: 'b2c', purpose: 'log-in', userType: null } as const;
  test.each<[Partial<Attempt> | null, string, string, string[]]>([
    [
      null,
      '/mi/verify',
      "We don't recognise this login",
      ['Try again /splogin', 'Log in with your phone /login'],
    ],
    [{ state: 'done' }, '/mi/verify', "You're logged in", ['Continue /login']],
    [
      { state: 'cancelled' },
      '/mi/verify',
      'You cancelled',
      ['Try again /splogin?as=owner', 'Log in with your phone /login'],
    ],
    [
      { state: 'late', purpose: 'log-in', userType: null },
      '/mi/verify',
      'That took too long',
      ['Try again /splogin', 'Log in with your phone /login'],
    ],
    [
      { state: 'taken' },
      '/mi/verify',
      'This login is linked to another account',
      ['Log in with your phone /login'],
    ],
    [
      { ...stepUp, state: 'other-identity' },
      '/mi/verify',
      'You logged in as someone else',
      ['Try again /user/prove?for=leave', 'Not now /profile'],
    ],
    [{ ...stepUp, state: 'done' }, '/mi/verify', "We've checked it's you", ['Continue /profile/leave']],
    [
      { ...b2c, state: 'away' },
      '/login/b2c/callback',
      "The login service isn't responding",
      ['Try again /splogin?with=b2c', 'Log in with your phone /login'],
    ],
  ])('with %j at %s reads "%s", and goes on from there', async (changes, path, title, ways) => {
    open(changes, path);
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect(await listWays()).toEqual(ways);
  });

  test.each([
    [{ state: 'done' }, 'You can continue.', 'status'],
    [{ state: 'cancelled' }, "We didn't receive any details, and nothing has changed.", 'alert'],
  ] as const)('has how it ended (%j) read out', async (changes, text, role) => {
    open(changes);
    expect((await screen.findByText(text)).role).toBe(role);
  });

  test.each<[Partial<Attempt>, string, string | null]>([
    [{ state: 'late' }, '/mi/verify', 'Your details from Myinfo'],
    [{ ...stepUp, state: 'late' }, '/mi/verify', "Checking it's you"],
    [{ ...b2c, state: 'late' }, '/login/b2c/callback', null],
    [{ ...stepUp, issuer: 'b2c', state: 'late' }, '/login/b2c/callback', null],
  ])('with %j at %s sees where on their way they are: %s', async (changes, path, label) => {
    open(changes, path);
    await main();
    expect(screen.queryByRole('complementary')?.ariaLabel ?? null).toBe(label);
  });
});
