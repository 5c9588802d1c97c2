import type { Issuer } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import { mockDraft } from '../../test/signUp.ts';
import * as page from './SignUpByPage.tsx';

const myinfo: Issuer['myinfo'] = [{ userType: 1, fields: ['name'] }];
const singpass: Issuer[] = [
  { name: 'singpass', myinfo },
  { name: 'b2c', myinfo: [] },
];
const open = (userType: number | null, issuers: Issuer[] | ApiError = singpass) =>
  openPage(page, { answers: [mockDraft(userType), mockRoute('listIssuers', issuers)] });
const findLink = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

test.each([
  [1, 'a tenant', 'tenant', "You're looking for a home to rent."],
  [2, 'a landlord', 'owner', 'You own a home and rent it out.'],
  [3, 'an agent', 'agent', "You're a registered salesperson and act for owners or tenants."],
  [4, 'a business', 'corporate', 'You act for a company that rents homes or rents them out.'],
])(
  'user type %i goes on with a phone, with a code, or to log-in',
  async (userType, as, actorType, description) => {
    open(userType);
    expect(await screen.findByRole('heading', { level: 1, name: `Sign up as ${as}` })).toBeTruthy();
    expect(screen.getByText(description)).toBeTruthy();
    expect(screen.getByRole('complementary').textContent).toContain(`As ${as}, you can:`);
    expect(await findLink('Change')).toBe('/signup');
    expect(await findLink('Sign up with your phone')).toBe('/signup/manual');
    expect(await findLink('Enter it')).toBe(`/signup/${actorType}/onboardingIdentifier`);
    expect(await findLink('Log in')).toBe('/signup/login');
  },
);

test('beside it stands what they will be able to do', async () => {
  open(3);
  await screen.findByRole('heading', { level: 1 });
  const aside = within(screen.getByRole('complementary'));
  expect(aside.getByText("Show everyone that you're registered")).toBeTruthy();
});

describe('Singpass', () => {
  test.each([1, 2])('is offered to user type %i', async (userType) => {
    open(userType);
    expect(await findLink('Sign up with Singpass')).toBe('/signup/signpass');
  });

  test.each<[string, number, Issuer[]]>([
    ['to an agent', 3, singpass],
    ['to a business', 4, singpass],
    ['where it has no Myinfo', 1, [{ name: 'singpass', myinfo: [] }]],
    ['where only another issuer has Myinfo', 1, [{ name: 'b2c', myinfo }]],
    ['where there is no issuer', 1, []],
  ])('is not offered %s, and the way with a phone is there', async (_, userType, issuers) => {
    open(userType, issuers);
    expect(await findLink('Sign up with your phone')).toBe('/signup/manual');
    expect(screen.queryByRole('link', { name: 'Sign up with Singpass' })).toBeNull();
  });
});

test('the phone is a way where nobody can tell about Singpass, and stays', async () => {
  const { calls, container } = open(1, new ApiError({ code: 'R001', status: 500 }));
  const reads = () => calls.filter(({ name }) => name === 'GET /api/login/issuers');
  await waitFor(() => expect(reads()).toHaveLength(2));
  const later = open(1, []);
  await within(later.container).findByRole('link', { name: 'Sign up with your phone' });
  expect(within(container).getByRole('link', { name: 'Sign up with your phone' })).toBeTruthy();
  expect(within(container).queryByRole('link', { name: 'Sign up with Singpass' })).toBeNull();
});

test('whoever has chosen nothing is led back', async () => {
  open(null);
  expect(await screen.findByText('No actor type is selected')).toBeTruthy();
  expect(await findLink('Choose who you are')).toBe('/signup');
  expect(screen.queryByRole('link', { name: 'Sign up with your phone' })).toBeNull();
});

test('the choice and the issuers are read before the page is shown, and without issuers it is shown too', async () => {
  const requested: string[] = [];
  const draft = { body: { succeed: true, data: { userType: 1, fields: {} } } };
  await page.loader(makePageRequest('/signup/by', { 'GET /api/user/sign-up-draft': draft }, requested));
  expect(requested).toEqual(['GET /api/user/sign-up-draft', 'GET /api/login/issuers']);
});
