import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { listWrites, notSteppedUp, steppedUp } from '../../test/ownAccount.ts';
import { ada } from '../../test/people.ts';
import type { MyFormFailure } from '../Profile/myForms.ts';
import * as profileMe from './ProfileMePage.tsx';

const path = '/profile/me';
const user = mockRoute('getUser', ada);
const stepUps = mockRoute('getStepUps', steppedUp);
const failed = new ApiError({ code: 'R001', status: 500 });
const changedUser = { name: 'Ada', residentialStatus: 'C', passType: null };

const open = ({ answers = [], address = path }: Partial<Parameters<typeof openPage>[1]> = {}) =>
  openPage(profileMe, { pattern: path, address, answers: [...answers, user, stepUps] });
const page = () => within(screen.getByRole('main'));
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the page shows what may be changed, below the profile', async () => {
  const { calls } = open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeTruthy();
  expect(document.title).toBe('Edit profile · Sewa');
  expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  expect(screen.getByRole('link', { name: 'My profile' }).getAttribute('href')).toBe('/profile');
  expect(screen.getByText('Edit').getAttribute('aria-current')).toBe('page');
  expect(screen.getAllByRole('region').map((region) => region.querySelector('h2')?.textContent)).toEqual([
    'About you',
    'Phone',
    'Email',
  ]);
  expect(screen.getByLabelText<HTMLInputElement>(/^Name/).value).toBe('Ada');
  expect(page().queryByRole('status')).toBeNull();
  expect(page().queryByRole('alert')).toBeNull();
  expect(calls.map(({ name }) => name).sort()).toEqual(['GET /api/user/get', 'GET /api/user/proofs']);
});

test.each([
  ['profile', 'Your profile is saved.'],
  ['phone', "Phone number changed. We've logged you out of your other browsers."],
  ['phone-code', "We've sent a code to your new number. Enter it below."],
  ['email-code', "We've sent a code to that address. Enter it below."],
  ['email', "Email address confirmed. We'll email you there from now on."],
])('whoever comes back with %s done reads that it is', async (done, message) => {
  open({ address: `${path}?done=${done}` });
  await screen.findByRole('main');
  expect((await page().findByRole('status')).textContent).toBe(message);
});

test.each(['everything', '__proto__', 'constructor'])(
  'of what nobody can have done (%s) nothing is said',
  async (done) => {
    open({ address: `${path}?done=${done}` });
    await screen.findByRole('main');
    expect(page().queryByRole('status')).toBeNull();
  },
);

describe('saving who one is', () => {
  test('sends it, and begins a new document that says it is saved', async () => {
    const { calls, left } = open();
    await userEvent.fill(await screen.findByLabelText(/^Name/), 'Ada King');
    await press('Save');
    await waitFor(() => expect(left).toEqual([`${path}?done=profile`]));
    expect(listWrites(calls)).toEqual([
      { name: 'PATCH /api/user/profile', body: { ...changedUser, name: 'Ada King' } },
    ]);
  });

  test('without an answer says so instead of what was done before, and what was typed stays', async () => {
    const { left } = open({ address: `${path}?done=phone`, answers: [mockRoute('changeProfile', failed)] });
    const name = await screen.findByLabelText<HTMLInputElement>(/^Name/);
    await userEvent.fill(name, 'Ada King');
    await press('Save');
    const alert = await page().findByRole('alert');
    expect(alert.textContent).toBe('Something went wrong, please try again.');
    expect(page().queryByRole('status')).toBeNull();
    expect(name.value).toBe('Ada King');
    expect(left).toEqual([]);
  });

  test('that is refused lists the fields above the form, with the focus there', async () => {
    const fields = [{ name: 'passType', reason: 'is empty' }];
    open({ answers: [mockRoute('changeProfile', new ApiError({ code: 'R006', status: 400, fields }))] });
    await press('Save');
    const summary = await screen.findByRole('region', { name: 'There is a problem' });
    expect(within(summary).getByRole('link').textContent).toContain('Your pass is empty');
    await waitFor(() => expect(document.activeElement).toBe(summary));
    expect(page().queryByRole('alert')).toBeNull();
  });
});

test('an address that is refused is marked where it was typed, and nowhere else', async () => {
  const fields = [{ name: 'email', reason: 'should look like name@mail.example' }];
  open({ answers: [mockRoute('startEmailChange', new ApiError({ code: 'R006', status: 400, fields }))] });
  const email = await screen.findByLabelText<HTMLInputElement>(/^Email address/);
  await userEvent.fill(email, 'ada@home');
  await press('Email me a code');
  const [message, ...others] = await screen.findAllByText(
    /Your email address should look like name@mail\.example/,
  );
  expect(message?.closest('section')?.id).toBe('change-email');
  expect(others).toEqual([]);
  expect(email.value).toBe('ada@home');
});

test('in the answer to a form sent without script, whoever has to prove themselves first is led there in another tab', async () => {
  const failure: MyFormFailure = {
    message: null,
    reasons: {},
    typed: { phoneNumber: '9123 4567' },
    form: 'phone',
    isUnproven: true,
  };
  const answers = [user, mockRoute('getStepUps', notSteppedUp)];
  openPage({ ...profileMe, action: async () => failure }, { pattern: path, answers });
  await press('Save');
  const banner = within(await page().findByRole('status'));
  expect(banner.getByText(/so nothing has changed/)).toBeTruthy();
  const link = banner.getByRole('link', { name: "Confirm it's you" });
  expect(link.getAttribute('href')).toBe('/user/prove?for=contact');
  expect(link.getAttribute('target')).toBe('_blank');
  expect(screen.getByLabelText<HTMLInputElement>(/^New mobile number/).value).toBe('9123 4567');
});

test('all that is shown is read before the page, so that it stands there without script, too', async () => {
  const requested: string[] = [];
  const served = {
    'GET /api/user/get': { body: { succeed: true, data: ada } },
    'GET /api/user/proofs': { body: { succeed: true, data: steppedUp } },
  };
  await profileMe.loader(makePageRequest(path, served, requested));
  expect(requested.sort()).toEqual(Object.keys(served).sort());
});

test('the page comes by itself where nothing was read before it', async () => {
  openPage({ default: profileMe.default }, { pattern: path, answers: [user, stepUps] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Edit profile' })).toBeTruthy();
});
