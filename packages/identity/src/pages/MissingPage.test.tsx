import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, pending } from '../../test/ownAccount.ts';
import * as missing from './MissingPage.tsx';

const path = '/user/missing';
const lacking = (...emptyKeys: string[]) => mockRoute('missing', { emptyKeys });
const open = (...answers: HttpHandler[]) => openPage(missing, { pattern: path, answers });
const save = () => screen.getByRole('button', { name: 'Save' });

async function typeEmail(text = 'ada@people.example'): Promise<HTMLInputElement> {
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email address/);
  await userEvent.fill(email, text);
  return email;
}

test('only what is missing is asked for', async () => {
  const { container } = open(lacking('name', 'passType'));
  expect(await screen.findByRole('heading', { level: 1, name: 'Complete your profile' })).toBeTruthy();
  expect(document.title).toBe('Complete your profile · Sewa');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  const controls = [...container.querySelectorAll<HTMLInputElement>('form [name]:not([type="hidden"])')];
  expect(controls.map(({ name }) => name)).toEqual(['name', 'passType']);
});

test('where only a number is missing, which cannot be typed here, there is nothing to save', async () => {
  open(lacking('phoneNumber'));
  expect(await screen.findByText(/^Your phone number is missing/)).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('whoever lacks nothing goes on', async () => {
  const { findAddress } = open(lacking());
  await waitFor(() => expect(findAddress()).toBe('/user/complete'));
});

test('what was filled in is sent, and a new document says that the profile is complete', async () => {
  const { calls, left } = open(lacking('email', 'residentialStatus'));
  await typeEmail();
  await userEvent.click(screen.getByRole('radio', { name: /^Permanent resident/ }));
  await userEvent.click(save());
  await waitFor(() => expect(left).toEqual(['/user/complete']));
  expect(listWrites(calls)).toEqual([
    { name: 'PATCH /api/user/missing', body: { email: 'ada@people.example', residentialStatus: 'P' } },
  ]);
});

test('where something is missing still, that is asked for', async () => {
  let emptyKeys = ['email'];
  const { left } = open(
    mockRoute('missing', () => ({ emptyKeys })),
    mockRoute('fillProfile', () => {
      emptyKeys = ['passType'];
      return { emptyKeys };
    }),
  );
  await typeEmail();
  await userEvent.click(save());
  expect(await screen.findByLabelText(/^Your pass/)).toBeTruthy();
  expect(screen.queryByLabelText(/^Email address/)).toBeNull();
  expect(left).toEqual([]);
});

test('what is refused is said by field, with the focus there, and what was typed stays', async () => {
  const fields = [{ name: 'email', reason: 'should look like name@mail.example' }];
  const { left } = open(
    lacking('email'),
    mockRoute('fillProfile', new ApiError({ code: 'R006', status: 400, fields })),
  );
  await typeEmail('ada@home');
  await userEvent.click(save());
  const summary = await screen.findByRole('region', { name: 'There is a problem' });
  expect(within(summary).getByRole('link').textContent).toContain(
    'Your email address should look like name@mail.example',
  );
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('ada@home');
  expect(within(screen.getByRole('main')).queryByRole('alert')).toBeNull();
  expect(left).toEqual([]);
});

test('without an answer the form stays, says so, and what was typed stands there', async () => {
  open(lacking('email'), mockRoute('fillProfile', new ApiError({ code: 'R001', status: 500 })));
  await typeEmail();
  await userEvent.click(save());
  expect((await within(screen.getByRole('main')).findByRole('alert')).textContent).toBe(
    'Something went wrong, please try again.',
  );
  expect(screen.getByLabelText<HTMLInputElement>(/^Email address/).value).toBe('ada@people.example');
  expect(save().getAttribute('aria-busy')).toBe('false');
});

test('what is left empty is said before anything is sent', async () => {
  const { calls } = open(lacking('email'));
  await screen.findByLabelText(/^Email address/);
  await userEvent.click(save());
  expect(await screen.findByRole('region', { name: 'There is a problem' })).toBeTruthy();
  expect(listWrites(calls)).toEqual([]);
});

test('the button is busy while what was filled in is on its way', async () => {
  open(
    lacking('email'),
    mockRoute('fillProfile', () => pending),
  );
  await typeEmail();
  expect(save().getAttribute('aria-busy')).toBe('false');
  await userEvent.click(save());
  await waitFor(() => expect(save().getAttribute('aria-busy')).toBe('true'));
});

test('the page comes by itself where nothing was read before it', async () => {
  openPage({ default: missing.default }, { pattern: path, answers: [lacking('email')] });
  expect(await screen.findByLabelText(/^Email address/)).toBeTruthy();
});
