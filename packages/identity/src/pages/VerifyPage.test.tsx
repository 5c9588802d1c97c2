import { expect, test } from 'vitest';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { action, loader } from './VerifyPage.tsx';

const id = '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0009';
const callback = 'POST /api/login/attempts/return';
const finish = `POST /api/login/attempts/${id}/finish`;
const attempt = { id, issuer: 'singpass', purpose: 'myinfo', userType: 2, proofFor: null, state: 'done' };
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
  for (const query of ['?error=access_denied&state=s', '?code=c', `?attempt=${id}`])
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

test('finishing what nobody knows leads nowhere else', async () => {
  expect(await catchAnswer(action(makePageRequest(`/mi/verify?attempt=${id}`)))).toMatchObject({
    to: '/mi/verify',
  });
});
