import type { Myinfo } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { myinfo } from '../../test/myinfo.ts';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, pending } from '../../test/ownAccount.ts';
import * as page from './MyinfoReviewPage.tsx';

const path = '/mi/review/landlord';
const open = (answer: Myinfo | null = myinfo, answers: readonly HttpHandler[] = [], address = path) =>
  openPage(page, { pattern: address, answers: [...answers, mockRoute('getMyinfo', answer)] });
const send = async () => userEvent.click(await screen.findByRole('button', { name: 'Create account' }));
const main = () => within(screen.getByRole('main'));
const fieldOf = (name: Myinfo['fields'][number]['name'], value: string | null, isLocked = false) => ({
  name,
  value,
  source: 1 as const,
  isLocked,
});
const agent: Myinfo = { ...myinfo, userType: 3, fields: [fieldOf('name', 'LIM', true)] };

test('what is verified stands there as it is; the rest can be changed and is sent', async () => {
  const { calls, left } = open(myinfo, [mockRoute('submitMyinfo', { emptyKeys: [] })]);
  const email = await screen.findByRole<HTMLInputElement>('textbox', { name: /^Email address/ });
  expect(email.value).toBe('wei.ling@people.example');
  expect(
    main()
      .getAllByRole('definition')
      .map((value) => value.textContent),
  ).toEqual(['*****011F', 'TAN WEI LING', 'C · Singapore citizen', '+65 8000 0601']);
  expect(main().getAllByRole('textbox')).toHaveLength(1);
  await userEvent.fill(email, 'wei@people.example');
  await send();
  await waitFor(() => expect(left).toEqual(['/mi/review/success']));
  expect(listWrites(calls)).toEqual([{ name: 'POST /api/myinfo', body: { email: 'wei@people.example' } }]);
});

test.each([
  [false, 'Check your Myinfo details, then create your account.', 'Create account'],
  [true, 'Check your Myinfo details, then save them to your profile.', 'Save'],
])('what sending it means is said (signed up: %s)', async (isSignedUp, sentence, name) => {
  open({ ...myinfo, isSignedUp });
  expect(await screen.findByText(sentence)).toBeTruthy();
  expect(screen.getByRole('button', { name })).toBeTruthy();
});

test('what Myinfo does not know of a number is said in place of a field', async () => {
  open({
    ...myinfo,
    fields: [fieldOf('phoneNumber', null), fieldOf('identityNumber', null), fieldOf('email', null)],
  });
  expect(await screen.findByText(/^Myinfo has no verified phone number for you/)).toBeTruthy();
  expect(screen.getByText(/^Myinfo didn't share your NRIC or FIN/)).toBeTruthy();
  expect(screen.queryByText('From Myinfo')).toBeNull();
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('');
});

test('an agent who signs up is asked besides for what Myinfo does not know', async () => {
  open(agent, [], '/mi/review/agent');
  await screen.findByRole('button', { name: 'Create account' });
  expect(
    main()
      .getAllByRole<HTMLInputElement>('textbox')
      .map(({ name }) => name),
  ).toEqual(['registrationNumber', 'licenceNumber']);
});

test.each([
  [{ ...agent, isSignedUp: true }, '/mi/review/agent', 'Save'],
  [{ ...agent, userType: 1 as const }, '/mi/review/tenant', 'Create account'],
])('nobody else is', async (answer, address, name) => {
  open(answer, [], address);
  await screen.findByRole('button', { name });
  expect(main().queryByRole('textbox')).toBeNull();
});

test('the address of another type leads to that of one’s own', async () => {
  const { findAddress } = open({ ...myinfo, userType: 1 });
  await waitFor(() => expect(findAddress()).toBe('/mi/review/tenant'));
});

test('where nothing waits it is said, with the way to begin again', async () => {
  open(null);
  expect(await screen.findByRole('heading', { name: 'No details to check' })).toBeTruthy();
  expect(main().getByRole('link', { name: 'Start again' }).getAttribute('href')).toBe('/mi');
});

test('a field that is refused is marked, and stands as it was typed', async () => {
  const fields = [{ name: 'email', reason: 'is no address.' }];
  open(myinfo, [mockRoute('submitMyinfo', new ApiError({ code: 'R006', status: 400, fields }))]);
  await userEvent.fill(await screen.findByRole('textbox', { name: /^Email address/ }), 'wei@b.c');
  await send();
  expect(await screen.findAllByText('Your email address is no address.')).not.toEqual([]);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^Email address/ }).value).toBe('wei@b.c');
  expect(main().queryByText(/^Your name|^null/)).toBeNull();
});

test('what is wrong with a verified field, or with the whole, is said above the form', async () => {
  const fields = [{ name: 'phoneNumber', reason: 'belongs to another account.' }];
  open(myinfo, [
    mockRoute('submitMyinfo', new ApiError({ code: 'R005', status: 409, message: 'Not now.', fields })),
  ]);
  await send();
  const sentences = await screen.findAllByText('Your phone number belongs to another account.');
  expect(sentences.map(({ role }) => role)).toContain('alert');
  expect(screen.getByText('Not now.').role).toBe('alert');
});

test('the button is busy while it is sent', async () => {
  open(myinfo, [mockRoute('submitMyinfo', () => pending)]);
  const button = await screen.findByRole('button', { name: 'Create account' });
  expect(button.ariaBusy).not.toBe('true');
  await send();
  await waitFor(() => expect(button.ariaBusy).toBe('true'));
});
