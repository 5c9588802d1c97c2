import type { Invitation, User } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { type MockAnswer, mockRoute } from '@sewa/api/mocks';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { openPage } from '../../test/openPage.tsx';
import { ada } from '../../test/people.ts';
import {
  companyInvitation,
  findAlert,
  homeInvitation,
  listWrites,
  mockDraft,
  mockUser,
  neverAnswer,
  newUser,
  queryAlert,
} from '../../test/signUp.ts';
import * as page from '../pages/SignUpManualPage.tsx';

interface Situation {
  readonly userType?: number;
  readonly fields?: Readonly<Record<string, string>>;
  readonly user?: User;
  readonly invitation?: Invitation | null;
  readonly createUser?: MockAnswer<'createUser'>;
}

const control = { isAuthenticated: true, isValid: true, user: null };
const open = ({ userType = 1, fields, user, invitation = null, createUser = control }: Situation = {}) =>
  openPage(page, {
    answers: [
      mockDraft(userType, fields),
      ...mockUser(user),
      mockRoute('currentInvitation', invitation),
      mockRoute('createUser', createUser),
    ],
  });

const landlord: User = { ...ada, userTypeIds: [2] };
const send = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** The fields in their order, each once, with a mark where it may stay empty. */
async function listFields(): Promise<string[]> {
  await screen.findByRole('button', { name: /Sign up|Add to my account/ });
  const controls = [...document.querySelectorAll<HTMLInputElement | HTMLSelectElement>('main [name]')];
  const named = controls.filter(({ name, type }) => name !== 'step' && type !== 'hidden');
  return [...new Set(named.map(({ name, required }) => (required ? name : `${name}?`)))];
}

describe('what is asked for', () => {
  const person = ['name', 'email', 'residentialStatus', 'passType?'];
  const joining = { userType: 4, user: landlord, invitation: companyInvitation };

  test.each<[string, Situation, string[]]>([
    ['a new tenant', {}, person],
    ['a new agent', { userType: 3 }, [...person, 'registrationNumber', 'licenceNumber']],
    ['a new business', { userType: 4 }, [...person, 'corporateName', 'uen']],
    ['a landlord who becomes a business', { userType: 4, user: landlord }, ['corporateName', 'uen']],
    ['whoever is invited to a company', joining, []],
    [
      'whoever comes too late to a company',
      { ...joining, invitation: { ...companyInvitation, state: 'expired' } },
      ['corporateName', 'uen'],
    ],
    [
      'whoever opened their own invitation',
      { ...joining, invitation: { ...companyInvitation, isOwn: true } },
      ['corporateName', 'uen'],
    ],
    [
      'a business that is invited for a home',
      { ...joining, invitation: homeInvitation },
      ['corporateName', 'uen'],
    ],
  ])('of %s is what is not known yet', async (_, situation, fields) => {
    open(situation);
    expect(await listFields()).toEqual(fields);
  });

  test.each([
    [3, 'CEA registration number', 'R, six digits and a letter, as on your salesperson card.'],
    [3, 'Estate agent licence number', "Your agency's licence: L, seven digits and a letter."],
    [4, 'Company name', 'As registered with ACRA.'],
    [4, 'UEN', "Your company's Unique Entity Number, 9 or 10 characters."],
  ])('of user type %i has words beside it: %s', async (userType, label, hint) => {
    open({ userType });
    expect(await screen.findByLabelText(new RegExp(`^${label}`))).toBeTruthy();
    expect(screen.getByText(hint)).toBeTruthy();
  });

  test.each([
    [3, /^CEA/, 'characters', ''],
    [3, /^Estate/, 'characters', ''],
    [4, /^Company name/, '', 'organization'],
    [4, /^UEN/, 'characters', ''],
  ])('of user type %i is easy to type: %s', async (userType, label, capitals, autocomplete) => {
    open({ userType });
    const box = await screen.findByLabelText<HTMLInputElement>(label);
    expect([box.autocapitalize, box.autocomplete]).toEqual([capitals, autocomplete]);
  });
});

test('a new user signs up, with what was typed before', async () => {
  open({ userType: 3, fields: { name: 'Tan Wei Ling', registrationNumber: 'R123456A' } });
  expect(await screen.findByRole('heading', { level: 1, name: 'About you' })).toBeTruthy();
  const lead = screen.getByText(/^You're signing up as/);
  expect(lead.textContent).toBe("You're signing up as an agent with +65 8000 0901. Change");
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe('/signup');
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Tan Wei Ling');
  expect(screen.getByLabelText<HTMLInputElement>(/^CEA/).value).toBe('R123456A');
  expect(screen.getByRole('button', { name: 'Sign up' })).toBeTruthy();
  expect(screen.queryByText(/couldn't save what you typed/)).toBeNull();
});

test('somebody with an account becomes something else too, and is welcomed', async () => {
  const { calls, left } = open({ userType: 2, user: ada });
  expect(await screen.findByRole('heading', { level: 1, name: 'Become a landlord too' })).toBeTruthy();
  await send('Add to my account');
  await waitFor(() => expect(left).toEqual(['/user/welcome']));
  expect(listWrites(calls)).toEqual([
    { name: 'PATCH /api/user/sign-up-draft', body: { fields: {} } },
    { name: 'POST /api/user/2/create', body: {} },
  ]);
});

test('what is wrong is said of each field by its name, and what was typed stays', async () => {
  const wrong = [
    ['name', 'Your name'],
    ['email', 'Your email address'],
    ['residentialStatus', 'Your residential status'],
    ['passType', 'Your pass'],
    ['registrationNumber', 'Your registration number'],
    ['licenceNumber', "Your agency's licence number"],
  ] as const;
  const fields = wrong.map(([name]) => ({ name, reason: 'is wrong' }));
  const typed = { name: 'Mei', email: 'mei@people.example', residentialStatus: 'A' };
  const numbers = { registrationNumber: 'R1', licenceNumber: 'L1' };
  open({
    userType: 3,
    fields: { ...typed, ...numbers },
    createUser: new ApiError({ code: 'R006', status: 400, fields }),
  });
  const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
  await userEvent.fill(name, 'Mei Tan');
  await send('Sign up');
  for (const [, label] of wrong)
    expect((await screen.findAllByText(`${label} is wrong`)).length).toBeGreaterThan(0);
  expect([name.value, name.defaultValue]).toEqual(['Mei Tan', 'Mei Tan']);
  expect(queryAlert()).toBeNull();
});

test('a company that is wrong is said by its name, too', async () => {
  const fields = [
    { name: 'corporateName', reason: 'is too long' },
    { name: 'uen', reason: 'is already in use' },
  ];
  open({
    userType: 4,
    user: ada,
    fields: { corporateName: 'Harbour Homes', uen: '197401143C' },
    createUser: new ApiError({ code: 'R006', status: 400, fields }),
  });
  await send('Add to my account');
  expect((await screen.findAllByText("Your company's name is too long")).length).toBe(2);
  expect(screen.getAllByText("Your company's UEN is already in use").length).toBe(2);
});

test('a sign-up that gets no answer is said above the form', async () => {
  const { left } = open({
    userType: 2,
    user: ada,
    createUser: new ApiError({ code: 'R001', status: 503 }),
  });
  await send('Add to my account');
  expect((await findAlert()).textContent).toBe('Something went wrong, please try again.');
  expect(left).toEqual([]);
});

test('the button is busy while sign-up is completed', async () => {
  open({ userType: 2, user: ada, createUser: neverAnswer });
  await send('Add to my account');
  const button = screen.getByRole('button', { name: 'Add to my account' });
  await waitFor(() => expect(button.ariaBusy).toBe('true'));
});

test('what a new user must fill in is looked at before it is sent', async () => {
  const { calls } = open({ user: newUser });
  await send('Sign up');
  await waitFor(() => expect(document.activeElement?.getAttribute('data-summary')).toBe(''));
  expect(listWrites(calls)).toEqual([]);
});
