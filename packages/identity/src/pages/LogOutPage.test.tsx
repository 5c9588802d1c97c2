import { ApiError } from '@sewa/api/errors';
import { screen, waitFor } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { pending } from '../../test/ownAccount.ts';
import * as page from './LogOutPage.tsx';

const { action } = page;

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

function comeFrom(address: string): void {
  const referrer = vi.spyOn(document, 'referrer', 'get').mockReturnValue(address);
  onTestFinished(() => referrer.mockRestore());
}

test.each(['', 'https://evil.example/'])(
  'a link from %j logs nobody out: they are asked',
  async (address) => {
    comeFrom(address);
    const { told, left } = openPage(page);
    expect(await screen.findByRole('heading', { level: 1, name: 'Log out of Sewa?' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Stay logged in' }).getAttribute('href')).toBe('/');
    expect(told).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    await waitFor(() => expect(left).toEqual(['/']));
    expect(told).toEqual(['logOut']);
  },
);

test('whoever came from a page of ours is logged out at once, and sees that it is under way', async () => {
  comeFrom(`${location.origin}/profile`);
  openPage(page, { session: { logOut: () => pending } });
  expect(await screen.findByRole('heading', { level: 1, name: 'Logging you out…' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Log out' }).ariaBusy).toBe('true');
});

test('who could not be logged out is told so, and may try again', async () => {
  comeFrom('');
  const { left } = openPage(page, {
    session: { logOut: () => Promise.reject(new ApiError({ code: 'R001', status: 503 })) },
  });
  expect(screen.queryByText('We will do our best to solve it.')).toBeNull();
  await userEvent.click(await screen.findByRole('button', { name: 'Log out' }));
  expect((await screen.findByText('We will do our best to solve it.')).role).toBe('alert');
  expect(screen.getByRole('button', { name: 'Log out' }).ariaBusy).not.toBe('true');
  expect(left).toEqual([]);
});
