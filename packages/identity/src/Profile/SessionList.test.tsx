import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { expectProblem } from '@sewa/pages/testing';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { openPart } from '../../test/openPage.tsx';
import { listWrites, ownSession, pending } from '../../test/ownAccount.ts';
import { SessionList } from './SessionList.tsx';
import { handleSessionForm } from './sessionForms.ts';

const phone = {
  ...ownSession,
  id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0002',
  browser: 'Safari',
  system: 'iPhone',
  isCurrent: false,
};
const old = { ...phone, id: '5d2f0a55-5b06-4f0b-9c5e-3f7d4a3d0003', browser: 'Edge', system: 'Windows' };

const open = (sessions = [ownSession, phone, old], answers: readonly HttpHandler[] = []) =>
  openPart(<SessionList sessions={sessions} />, {
    answers: [...answers, mockRoute('listSessions', sessions)],
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const buttons = () => screen.queryAllByRole('button').map((button) => button.ariaLabel ?? button.textContent);

test('each browser has its line; every one but this can be logged out, and all others at once', () => {
  open();
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Firefox on WindowsLogged in on Nov 20, 2026This browser',
    'Safari on an iPhoneLogged in on Nov 20, 2026, last used Nov 20, 2026Log out',
    'Edge on WindowsLogged in on Nov 20, 2026, last used Nov 20, 2026Log out',
  ]);
  expect(buttons()).toEqual([
    'Log out Safari on an iPhone',
    'Log out Edge on Windows',
    'Log out all other browsers',
  ]);
});

test.each([
  [[ownSession], []],
  [[ownSession, phone], ['Log out Safari on an iPhone']],
])('where there are not several others nothing ends all of them', (sessions, names) => {
  open(sessions);
  expect(buttons()).toEqual(names);
});

test('one browser is logged out, and that is said', async () => {
  const { calls, left } = open(undefined, [mockRoute('endSession', null)]);
  await press('Log out Safari on an iPhone');
  expect(await screen.findAllByText('Safari on an iPhone is logged out.')).not.toEqual([]);
  expect(listWrites(calls)).toEqual([{ name: `DELETE /api/user/sessions/${phone.id}`, body: null }]);
  expect(left).toEqual([]);
});

test('one that had ended by itself counts as logged out, and the list is read anew', async () => {
  const gone = new ApiError({ code: 'R002', status: 404 });
  const { calls } = open(undefined, [mockRoute('endSession', gone)]);
  const reads = () => calls.filter(({ name }) => name === 'GET /api/user/sessions').length;
  await waitFor(() => expect(reads()).toBe(1));
  await press('Log out Safari on an iPhone');
  expect(await screen.findAllByText('Safari on an iPhone is logged out.')).not.toEqual([]);
  expect(reads()).toBe(2);
});

test.each([
  [1, '1 other browser is logged out.'],
  [2, '2 other browsers are logged out.'],
])('all others are logged out at once, and how many is said: %i', async (count, sentence) => {
  const { calls } = open(undefined, [mockRoute('endOtherSessions', { count })]);
  await press('Log out all other browsers');
  expect(await screen.findAllByText(sentence)).not.toEqual([]);
  expect(listWrites(calls)).toEqual([{ name: 'POST /api/user/sessions/end-others', body: null }]);
});

test('what fails is said, and that nobody was logged out', async () => {
  open(undefined, [mockRoute('endSession', new ApiError({ code: 'R003', status: 503 }))]);
  await press('Log out Safari on an iPhone');
  await expectProblem('Something went wrong, please try again. No browser was logged out.');
  expect(screen.getByRole('button', { name: 'Log out Safari on an iPhone' }).ariaBusy).not.toBe('true');
});

test.each([
  ['Log out Safari on an iPhone', [true, false, false]],
  ['Log out all other browsers', [false, false, true]],
])('only %s is busy while it is done', async (name, busy) => {
  open(undefined, [mockRoute('endSession', () => pending), mockRoute('endOtherSessions', () => pending)]);
  await press(name);
  const list = within(screen.getByRole('form', { name: "Where you're logged in" }));
  await waitFor(() =>
    expect(list.getAllByRole('button').map(({ ariaBusy }) => ariaBusy === 'true')).toEqual(busy),
  );
});

const ending = `DELETE /api/user/sessions/${phone.id}`;
const endingOthers = 'POST /api/user/sessions/end-others';
const done = { body: { succeed: true, data: null } };

test.each([
  ['one', { 'end-session': phone.id }, { [ending]: done }, ending],
  ['one that had ended', { 'end-session': phone.id }, {}, ending],
  [
    'all others',
    { 'end-other-sessions': '' },
    { [endingOthers]: { body: { succeed: true, data: { count: 2 } } } },
    endingOthers,
  ],
])('without script, ending %s leads back to the list', async (_, fields, answers, call) => {
  const requested: string[] = [];
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const response = await handleSessionForm(makePageRequest('/profile', answers, requested), form);
  expect([response?.status, response?.headers.get('location')]).toEqual([303, '/profile#sessions']);
  expect(requested.map((made) => made.replace(/ \{\}$/, ''))).toEqual([call]);
});

test('without script, what fails is thrown on, and other forms are left alone', async () => {
  const form = new FormData();
  form.set('end-session', phone.id);
  const failed = {
    [ending]: { status: 503, body: { succeed: false, code: 'R001', message: '', fields: [] } },
  };
  await expect(
    catchAnswer(handleSessionForm(makePageRequest('/profile', failed), form)),
  ).rejects.toMatchObject({
    status: 503,
  });
  expect(await handleSessionForm(makePageRequest('/profile'), new FormData())).toBeNull();
});
