import type { OneTimeCode, RouteAnswer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { type Session, visitorSession } from '@sewa/auth';
import { axeViolations } from '@sewa/testing/axe';
import { screen, waitFor } from '@testing-library/react';
import type { HttpHandler } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { openPart } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import { LogInSheet } from './LogInSheet.tsx';

const code: OneTimeCode = {
  phoneNumber: '+6591234567',
  purpose: 'signUp',
  prefix: 'KTM',
  expiresIn: 300,
  resendIn: 30,
};
const known: RouteAnswer<'control'> = {
  isAuthenticated: true,
  isValid: true,
  user: { userTypes: ['Tenant'], cid: null },
};
const newUser = { ...known, isValid: false, user: { userTypes: [], cid: null } };
const home = { name: 'Kestrel Heights', rent: '$3,200 a month', picture: null };

function open(answers: readonly HttpHandler[] = [], state: Partial<ReturnType<Session['getSnapshot']>> = {}) {
  const ends: boolean[] = [];
  const paths: string[] = [];
  const announced: string[] = [];
  const session: Session = {
    ...visitorSession,
    getSnapshot: () => ({ ...visitorSession.getSnapshot(), ...state }),
    announce: (event) => void announced.push(event),
  };
  const sheet = (
    <LogInSheet
      request={{ title: 'Save Kestrel Heights', home, path: '/discover/favourites' }}
      session={session}
      leave={(path) => {
        paths.push(path);
        return new Promise<never>(() => undefined);
      }}
      onEnd={(isLoggedIn) => ends.push(isLoggedIn)}
    />
  );
  const { calls } = openPart(sheet, {
    answers: [
      ...answers,
      mockRoute('startOtp', code),
      mockRoute('validateOtp', known),
      mockRoute('currentInvitation', null),
      mockRoute('getDeletion', null),
      mockRoute('missing', { emptyKeys: [] }),
      mockRoute('getSignUpDraft', { userType: null, fields: {} }),
    ],
  });
  const writes = () => calls.filter(({ name }) => !name.startsWith('GET')).map(({ body }) => body);
  return { ends, paths, announced, writes };
}

const phone = () => screen.getByLabelText(/^Phone number/);
const findCode = () => screen.findByLabelText(/^Verification code/);

async function askForCode() {
  await userEvent.type(phone(), '91234567');
  await userEvent.keyboard('{Enter}');
  return findCode();
}

test('says what for and for which home, and waits for the number', async () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Save Kestrel Heights' })).toBeTruthy();
  expect(screen.getByText('$3,200 a month')).toBeTruthy();
  await waitFor(() => expect(document.activeElement).toBe(phone()));
  expect(await axeViolations(document.body)).toEqual([]);
});

test('a known number is logged in by the sixth digit of its code', async () => {
  const { ends, announced, writes } = open();
  const field = await askForCode();
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.type(field, '123456');
  await expect.poll(() => ends).toEqual([true]);
  expect(announced).toEqual(['loggedIn']);
  expect(writes()).toEqual([
    { phoneNumber: '9123 4567', purpose: 'signUp' },
    { phoneNumber: '+6591234567', otp: '123456' },
  ]);
});

test('an unknown number is asked for the details of a tenant, and is then logged in', async () => {
  const { ends, announced, writes } = open([
    mockRoute('validateOtp', newUser),
    mockRoute('getUser', { ...ada, name: null, email: null, residentialStatus: null, userTypeIds: [] }),
    mockRoute('createUser', known),
  ]);
  await userEvent.type(await askForCode(), '123456');
  const name = await screen.findByRole('textbox', { name: /name/i });
  await waitFor(() => expect(document.activeElement).toBe(name));
  expect(ends).toEqual([]);
  expect(await axeViolations(document.body)).toEqual([]);
  await userEvent.type(name, 'Mei Lin');
  await userEvent.type(screen.getByRole('textbox', { name: /^Email/ }), 'mei@example.sg');
  await userEvent.click(screen.getByRole('radio', { name: /citizen/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  await expect.poll(() => ends).toEqual([true]);
  expect(announced).toEqual(['loggedIn', 'loggedIn']);
  expect(writes().at(-1)).toEqual({ name: 'Mei Lin', email: 'mei@example.sg', residentialStatus: 'C' });
});

test('details that are refused are listed and said at their fields, and stay', async () => {
  const fields = [{ name: 'email', reason: 'is not an email address.' }];
  open([
    mockRoute('validateOtp', newUser),
    mockRoute('getUser', { ...ada, email: null, userTypeIds: [] }),
    mockRoute('createUser', new ApiError({ code: 'R006', status: 400, fields })),
  ]);
  await userEvent.type(await askForCode(), '123456');
  await userEvent.type(await screen.findByRole('textbox', { name: /^Email/ }), 'mei@x');
  await userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
  const email = screen.getByRole<HTMLInputElement>('textbox', { name: /^Email/ });
  await waitFor(() => expect(email.getAttribute('aria-invalid')).toBe('true'));
  const summary = screen.getByRole('region', { name: 'There is a problem' });
  await waitFor(() => expect(document.activeElement).toBe(summary));
  expect([summary.textContent, email.value]).toEqual([
    expect.stringContaining('Your email address is not'),
    'mei@x',
  ]);
});

test('a wrong code is said at its field, which has the focus; the right one logs in', async () => {
  let isRight = false;
  const fields = [{ name: 'otp', reason: 'is wrong.' }];
  const { ends } = open([
    mockRoute('validateOtp', () => (isRight ? known : new ApiError({ code: 'R006', status: 400, fields }))),
  ]);
  const field = await askForCode();
  await userEvent.type(field, '111111');
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'));
  expect(screen.getByText('This code is wrong.')).toBeTruthy();
  expect(document.activeElement).toBe(field);
  isRight = true;
  await userEvent.fill(field, '123456');
  await expect.poll(() => ends).toEqual([true]);
});

test('a number that is refused is said at its field', async () => {
  const fields = [{ name: 'phoneNumber', reason: 'should start with 8 or 9.' }];
  open([mockRoute('startOtp', new ApiError({ code: 'R006', status: 400, fields }))]);
  await userEvent.type(phone(), '61234567{Enter}');
  await screen.findByText('This number should start with 8 or 9.');
  expect(document.activeElement).toBe(phone());
});

test('another number can be given, and another code asked for once it may be', async () => {
  const { writes } = open([mockRoute('startOtp', { ...code, resendIn: 0 })]);
  await askForCode();
  await userEvent.click(screen.getByRole('button', { name: 'Send another code' }));
  await expect.poll(() => writes().length).toBe(2);
  await userEvent.click(screen.getByRole('button', { name: 'Use another number' }));
  expect((await screen.findByLabelText<HTMLInputElement>(/^Phone number/)).value).toContain('9123 4567');
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['its button', () => userEvent.click(screen.getByRole('button', { name: 'Close' }))],
])('it is given up by %s', async (_, close) => {
  const { ends, writes } = open();
  await close();
  await expect.poll(() => ends).toEqual([false]);
  expect(writes()).toEqual([]);
});

test.each([
  ['a profile that lacks something', mockRoute('missing', { emptyKeys: ['email'] })],
  [
    'an invitation that could not be read',
    mockRoute('currentInvitation', new ApiError({ code: 'R001', status: 500 })),
  ],
])('%s goes on in the pages of log-in', async (_, answer) => {
  const { ends, paths } = open([answer]);
  await userEvent.type(await askForCode(), '123456');
  await expect.poll(() => paths).toEqual(['/discover/favourites']);
  expect(ends).toEqual([]);
});

test('whoever left in the middle of sign-up goes on there', async () => {
  open([mockRoute('getUser', { ...ada, email: null, userTypeIds: [] })], {
    isAuthenticated: true,
    isValid: false,
  });
  expect(await screen.findByRole('textbox', { name: /^Email/ })).toBeTruthy();
});

test('on a phone it comes from the bottom, and has room', async () => {
  await page.viewport(360, 640);
  onTestFinished(() => page.viewport(1024, 768));
  open();
  const sheet = screen.getByRole('dialog');
  await waitFor(() => expect(sheet.getBoundingClientRect().bottom).toBe(640));
  expect(sheet.scrollWidth).toBe(360);
  await waitFor(() => expect(document.activeElement).toBe(phone()));
});
