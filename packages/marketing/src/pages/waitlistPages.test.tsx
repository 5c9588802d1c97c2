import type { RouteAnswer, Waitlist } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { openPage } from '@sewa/pages/testing';
import { screen } from '@testing-library/react';
import axe from 'axe-core';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import * as entryPage from './WaitlistEntryPage.tsx';
import * as waitlistPage from './WaitlistPage.tsx';

const waitlist: Waitlist = {
  name: 'waitlist',
  state: 'open',
  title: 'Move in without a deposit',
  summary: 'Not available yet.',
  country: 'SG',
  fields: [
    { name: 'name', isRequired: true },
    { name: 'email', isRequired: true },
    { name: 'phoneNumber', isRequired: false },
  ],
  consent: { version: '1', text: 'I agree to be written to.' },
};

const open = (changes: Partial<Waitlist> = {}, refusal: ApiError | null = null) =>
  openPage(waitlistPage, {
    pattern: `/${changes.name ?? 'waitlist'}`,
    answers: [mockRoute('getWaitlist', { ...waitlist, ...changes }), mockRoute('joinWaitlist', refusal)],
  });

const fill = async (label: RegExp, value: string) =>
  userEvent.fill(await screen.findByRole('textbox', { name: label }), value);
const join = async () => userEvent.click(await screen.findByRole('button', { name: 'Join the waitlist' }));
const agree = async () => userEvent.click(await screen.findByRole('checkbox', { name: /I agree/ }));

async function fillAll() {
  await fill(/Your name/, 'Ada Tan');
  await fill(/Email address/, 'ada@people.example');
  await agree();
}

test('an empty form says at each field what is missing, and asks nothing of the server', async () => {
  const { calls, container } = open();
  await join();
  for (const issue of [
    'Enter your name.',
    'Enter your email address.',
    'Tick the box, so that we may write to you.',
  ])
    await expect.poll(() => screen.queryAllByText(issue).length).toBe(2);
  expect(screen.getByRole('checkbox').getAttribute('aria-describedby')).toBe('consent-issue');
  expect(calls.filter(({ name }) => name.startsWith('POST'))).toEqual([]);
  expect((await axe.run(container)).violations.map(({ id }) => id)).toEqual([]);
});

test('joining sends what was typed and leads to the page that says to confirm', async () => {
  const { calls, findAddress } = open();
  await fillAll();
  await join();
  await expect.poll(findAddress).toBe('/waitlist/done');
  expect(calls.at(-1)).toEqual({
    name: 'POST /api/waitlists/waitlist/entries',
    body: { name: 'Ada Tan', email: 'ada@people.example', consent: true },
  });
});

test('too many attempts are explained at the field, and what was typed stays', async () => {
  const reason = 'cannot be added now: too many people joined from your network. Try again in an hour.';
  open({}, new ApiError({ code: 'R003', status: 429, fields: [{ name: 'email', reason }] }));
  await fillAll();
  await join();
  await expect.poll(() => screen.queryAllByText(`Your email address ${reason}`).length).toBe(2);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Email/ }).value).toBe('ada@people.example');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
});

test('a list that was closed meanwhile says so', async () => {
  open({}, new ApiError({ code: 'R003', status: 409, message: 'This waitlist is closed.' }));
  await fillAll();
  await join();
  expect(await screen.findByText('This waitlist is closed.')).toBeTruthy();
});

test('a closed list has no form', async () => {
  open({ state: 'closed' });
  expect(await screen.findByText('This waitlist is closed')).toBeTruthy();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('a list of Dubai speaks of dirhams and takes a number of the Emirates as it is typed', async () => {
  const { calls } = open({ name: 'dubai/waitlist', country: 'AE' });
  expect(await screen.findByText(/AED.*\+971/)).toBeTruthy();
  await fillAll();
  await fill(/Phone number/, '+971 50 123 4567');
  await join();
  await expect
    .poll(() => calls.at(-1))
    .toMatchObject({
      name: 'POST /api/waitlists/dubai%2Fwaitlist/entries',
      body: { phoneNumber: '+971 50 123 4567' },
    });
});

const openEntry = (entry: RouteAnswer<'findWaitlistEntry'>) =>
  openPage(entryPage, {
    pattern: '/waitlist-entry',
    address: '/waitlist-entry?token=abc',
    answers: [mockRoute('findWaitlistEntry', entry)],
  });
const entry = { waitlist: 'waitlist', title: 'Deposit-free', isConfirmed: false, place: null };

test('looking at the link of an email confirms nothing: that takes a press', async () => {
  const { calls } = openEntry(entry);
  const button = await screen.findByRole('button', { name: 'Confirm' });
  expect(calls.map(({ name }) => name)).toEqual(['GET /api/waitlist-entries']);
  expect(button.closest('form')?.method).toBe('post');
});

test('a link that is not valid any more says so', async () => {
  openEntry(null);
  expect(await screen.findByRole('heading', { name: 'This link is not valid any more' })).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
