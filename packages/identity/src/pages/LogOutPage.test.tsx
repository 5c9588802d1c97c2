import { expect, test } from 'vitest';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { action } from './LogOutPage.tsx';

const logOut = 'POST /api/user/logout';
const rejected = { succeed: false, code: 'R001', message: 'x', fields: [] };

test('a log-out that succeeded goes home', async () => {
  const request = makePageRequest('/user/logout', { [logOut]: { body: 1 } });
  expect(await catchAnswer(action(request))).toMatchObject({ status: 303, to: '/' });
});

test.each([
  ['another answer than 1', { body: 2 }],
  ['an answer that is none', { body: null }],
  ['a failure of the server', { status: 500, body: rejected }],
  ['a refusal', { status: 403, body: rejected }],
])('without script, %s leaves its sender logged in and says so', async (_, answer) => {
  const request = makePageRequest('/user/logout', { [logOut]: answer });
  expect(await action(request)).toMatchObject({ data: { hasFailed: true }, init: { status: 503 } });
});
