import type { User } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { notSteppedUp, ownSession, steppedUp } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import * as profile from './ProfilePage.tsx';

const answers = [
  mockRoute('getUser', ada),
  mockRoute('listSessions', [ownSession]),
  mockRoute('getStepUps', notSteppedUp),
];
const open = (differing: Partial<User> = {}, stepUps = notSteppedUp) =>
  openPage(profile, {
    answers: [mockRoute('getUser', { ...ada, ...differing }), mockRoute('getStepUps', stepUps), ...answers],
  });

const listRows = (heading: string): (string | null)[] =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('definition')
    .map(({ textContent }) => textContent);

test('somebody sees who they are, how they are reached and where they are logged in', async () => {
  const { calls } = open();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Ada' });
  expect(heading.nextElementSibling?.textContent).toBe('Tenant');
  expect(document.title).toBe('My profile · Sewa');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(listRows('About you')).toEqual(['Ada', 'C · Singapore citizen']);
  expect(listRows('Contact details')).toEqual(['+65 8000 0901', 'ada@people.example']);
  expect(screen.getByText('Firefox on Windows')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit profile' }).getAttribute('href')).toBe('/profile/me');
  expect(calls.map(({ name }) => name).sort()).toEqual([
    'GET /api/push',
    'GET /api/user/get',
    'GET /api/user/proofs',
    'GET /api/user/sessions',
  ]);
});

test('what somebody never said is said to be not stated, under a title that names nobody', async () => {
  const { container } = open({
    name: null,
    email: null,
    phoneNumber: null,
    residentialStatus: null,
    userTypeIds: [],
  });
  const heading = await screen.findByRole('heading', { level: 1, name: 'My profile' });
  expect(heading.nextElementSibling?.textContent).toBe('Not stated');
  expect(container.querySelector('[aria-hidden="true"]')?.textContent).toBe('Y');
  expect(listRows('About you')).toEqual(['Not stated', 'Not stated']);
  expect(listRows('Contact details')).toEqual(['Not stated', 'Not stated']);
});

test('whoever signed up as several things is called all of them', async () => {
  open({ userTypeIds: [1, 3] });
  expect(await screen.findByText('Tenant, Main Agent')).toBeTruthy();
});

test('one’s data can be downloaded by whoever has just proven themselves', async () => {
  open({}, steppedUp);
  expect(await screen.findByRole('button', { name: 'Download my data' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Get my data' })).toBeNull();
});

test('one’s data wants a proof of everybody else', async () => {
  open();
  const link = await screen.findByRole('link', { name: 'Get my data' });
  expect(link.getAttribute('href')).toBe('/user/prove?for=export');
  expect(screen.queryByRole('button', { name: 'Download my data' })).toBeNull();
});

test('all that is shown is read before the page, so that it stands there without script, too', async () => {
  const requested: string[] = [];
  const push = { publicKey: null, kinds: [], browsers: 0 };
  const served = {
    'GET /api/push': { body: { succeed: true, data: push } },
    'GET /api/user/get': { body: { succeed: true, data: ada } },
    'GET /api/user/sessions': { body: { succeed: true, data: [ownSession] } },
    'GET /api/user/proofs': { body: { succeed: true, data: notSteppedUp } },
  };
  await profile.loader(makePageRequest('/profile', served, requested));
  expect(requested.sort()).toEqual(Object.keys(served).sort());
});

test('the page comes by itself where nothing was read before it', async () => {
  openPage({ default: profile.default }, { answers });
  expect(await screen.findByRole('heading', { level: 1, name: 'Ada' })).toBeTruthy();
});

test('without script, the button beside a browser logs it out and leads back to the list', async () => {
  const requested: string[] = [];
  const end = `DELETE /api/user/sessions/${ownSession.id}`;
  const page = makePageRequest('/profile', { [end]: { body: { succeed: true, data: null } } }, requested);
  const request = new Request(page.url, {
    method: 'POST',
    body: new URLSearchParams({ 'end-session': ownSession.id }),
  });
  const answer = await profile.action({ ...page, request });
  if (!(answer instanceof Response)) throw new Error('It leads nowhere.');
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/profile#sessions']);
  expect(requested).toEqual([end]);
});
