import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, notSteppedUp, pending, steppedUp } from '../../test/ownAccount.ts';
import * as leave from './LeavePage.tsx';
import * as leaving from './LeavingPage.tsx';

const deletion = { askedAt: '2026-11-20T04:00:00Z', dueAt: '2026-11-27T04:00:00Z' };
const failed = new ApiError({ code: 'R001', status: 500 });
const somethingWrong = 'Something went wrong, please try again.';
const page = () => within(screen.getByRole('main'));
const getRobots = () => document.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('asking for an account to be deleted', () => {
  const path = '/profile/leave';
  const open = (stepUps: typeof steppedUp, ...answers: HttpHandler[]) =>
    openPage(leave, { pattern: path, answers: [...answers, mockRoute('getStepUps', stepUps)] });
  const button = () => screen.findByRole('button', { name: 'Delete my account in seven days' });
  const listItems = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);

  test('begins with what goes, and what stays and why', async () => {
    open(notSteppedUp);
    expect(await screen.findByRole('heading', { level: 1, name: 'Delete my account' })).toBeTruthy();
    expect([document.title, getRobots()]).toEqual(['Delete my account · Sewa', 'noindex']);
    expect(listItems('What we delete')).toEqual([
      expect.stringMatching(/^Your name, phone number, email address/),
      expect.stringMatching(/^Your saved homes .* and your saved searches/),
      expect.stringMatching(/^Your membership of companies, and invitations/),
      expect.stringMatching(/^Your listings: /),
      expect.stringMatching(/^Every session: you're logged out everywhere$/),
    ]);
    expect(listItems('What we keep, and why')).toEqual([
      expect.stringMatching(/^Messages you sent.*They also belong to the people you sent them to/),
      expect.stringMatching(/^Your cookie choices.*They show what you agreed to/),
      expect.stringMatching(/^Your account's history.*The log can't be changed/),
    ]);
    expect(screen.getByRole('link', { name: 'Get my data' }).getAttribute('href')).toBe('/profile#data');
    expect(screen.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
    const crumb = within(screen.getByRole('navigation')).getByText('Delete my account');
    expect(crumb.getAttribute('aria-current')).toBe('page');
    expect(page().queryByRole('alert')).toBeNull();
  });

  test('is offered to whoever has just proven that it is them', async () => {
    open(steppedUp);
    expect((await button()).getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('link', { name: 'Stay with Sewa' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('link', { name: "Confirm it's you" })).toBeNull();
  });

  test('wants a proof first of everybody else', async () => {
    open(notSteppedUp);
    const link = await screen.findByRole('link', { name: "Confirm it's you" });
    expect(link.getAttribute('href')).toBe('/user/prove?for=leave');
    expect(screen.getByRole('link', { name: 'Stay with Sewa' }).getAttribute('href')).toBe('/profile');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('shows in a new document when it happens', async () => {
    const { calls, left } = open(steppedUp, mockRoute('requestDeletion', deletion));
    await userEvent.click(await button());
    await waitFor(() => expect(left).toEqual(['/user/leaving']));
    expect(listWrites(calls)).toEqual([{ name: 'POST /api/user/deletion', body: null }]);
  });

  test('leads whoever asked before to the day it happens', async () => {
    const { findAddress } = open(steppedUp, mockRoute('getDeletion', deletion));
    await waitFor(() => expect(findAddress()).toBe('/user/leaving'));
  });

  test('leads to a proof when the last one has become too old', async () => {
    const { left } = open(
      steppedUp,
      mockRoute('requestDeletion', new ApiError({ code: 'R003', status: 403 })),
    );
    await userEvent.click(await button());
    await waitFor(() => expect(left).toEqual(['/user/prove?for=leave']));
  });

  const reason = 'You are the only administrator of Alpha. Make somebody else one first.';
  test.each([
    ['is refused', { code: 'R006', status: 400, fields: [{ name: 'corporate', reason }] }, reason],
    ['gets no answer', { code: 'R001', status: 500 }, somethingWrong],
  ] as const)('says why when it %s, and can be tried again', async (_, error, message) => {
    const { left } = open(steppedUp, mockRoute('requestDeletion', new ApiError(error)));
    await userEvent.click(await button());
    expect((await page().findByRole('alert')).textContent).toBe(message);
    expect((await button()).getAttribute('aria-busy')).toBe('false');
    expect(left).toEqual([]);
  });

  test('is busy while it is on its way', async () => {
    open(
      steppedUp,
      mockRoute('requestDeletion', () => pending),
    );
    await userEvent.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
  });

  test('comes by itself where nothing was read before it', async () => {
    openPage({ default: leave.default }, { pattern: path, answers: [mockRoute('getStepUps', steppedUp)] });
    expect(await button()).toBeTruthy();
  });
});

describe('an account that is to be deleted', () => {
  const path = '/user/leaving';
  const open = (...answers: HttpHandler[]) =>
    openPage(leaving, { pattern: path, answers: [...answers, mockRoute('getDeletion', deletion)] });
  const button = () => screen.findByRole('button', { name: 'Keep my account' });

  test('says when that happens and since when it will, and offers to keep it or to log out', async () => {
    open();
    const title = 'Your account will be deleted on Nov 27, 2026';
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeTruthy();
    expect([document.title, getRobots()]).toEqual(['Your account will be deleted · Sewa', 'noindex']);
    expect(screen.getByText(/^You asked for this on Nov 20, 2026\./)).toBeTruthy();
    expect((await button()).getAttribute('aria-busy')).toBe('false');
    expect(screen.getByRole('link', { name: 'Log out' }).getAttribute('href')).toBe('/user/logout');
    expect(page().queryByRole('alert')).toBeNull();
  });

  test('is kept by a press, which goes on in a new document to where log-in knows', async () => {
    const { calls, left } = open();
    await userEvent.click(await button());
    await waitFor(() => expect(left).toEqual(['/login']));
    expect(listWrites(calls)).toEqual([{ name: 'DELETE /api/user/deletion', body: null }]);
  });

  test('that cannot be kept now says so, and can be tried again', async () => {
    const { left } = open(mockRoute('takeDeletionBack', failed));
    await userEvent.click(await button());
    expect((await page().findByRole('alert')).textContent).toBe(somethingWrong);
    expect((await button()).getAttribute('aria-busy')).toBe('false');
    expect(left).toEqual([]);
  });

  test('is busy while it is being kept', async () => {
    open(mockRoute('takeDeletionBack', () => pending));
    await userEvent.click(await button());
    await waitFor(async () => expect((await button()).getAttribute('aria-busy')).toBe('true'));
  });

  test('that nobody wanted deleted leads to the profile', async () => {
    const { findAddress } = open(mockRoute('getDeletion', null));
    await waitFor(() => expect(findAddress()).toBe('/profile'));
  });

  test('comes by itself where nothing was read before it', async () => {
    openPage({ default: leaving.default }, { pattern: path, answers: [mockRoute('getDeletion', deletion)] });
    expect(await button()).toBeTruthy();
  });
});
