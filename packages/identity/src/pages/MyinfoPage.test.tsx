import type { Issuer } from '@sewa/api/client';
import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { issuers } from '../../test/myinfo.ts';
import { openPage } from '../../test/openPage.tsx';
import * as done from './MyinfoDonePage.tsx';
import * as start from './MyinfoPage.tsx';
import * as type from './MyinfoTypePage.tsx';

const open = (page: typeof start | typeof type, path: string, answer: Issuer[] = issuers) =>
  openPage(page, { pattern: path, answers: [mockRoute('listIssuers', answer)] });
const listWays = () =>
  within(screen.getByRole('main'))
    .getAllByRole('link')
    .map((link) => `${link.textContent} ${link.getAttribute('href')}`);
const withoutMyinfo = ['Sign up without Myinfo /signup', 'Log in /login'];

test('who Myinfo can be asked about chooses what they are', async () => {
  open(start, '/mi');
  expect(
    await screen.findByRole('heading', { level: 1, name: 'Fill in your details with Myinfo' }),
  ).toBeTruthy();
  expect(listWays()).toEqual([
    'Tenant /mi/tenant',
    'Landlord /mi/owner',
    'Agent /mi/agent',
    'Continue without Myinfo /signup',
  ]);
  expect(screen.getAllByText(/with a verified name\.$/).map((gain) => gain.textContent)).toEqual([
    'Message owners and agents with a verified name.',
    'List your home with a verified name.',
    'Act for owners and tenants with a verified name.',
  ]);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Who you are');
});

test.each([
  ['no issuer', []],
  ['another issuer only', issuers.slice(1)],
])('where Myinfo cannot be asked (%s) it is said, with the way on', async (_, answer) => {
  open(start, '/mi', answer);
  expect(await screen.findByText("Myinfo isn't available here")).toBeTruthy();
  expect(listWays()).toEqual(withoutMyinfo);
});

describe('what Myinfo is asked for', () => {
  test('stands there with its reason, before anybody goes to Singpass', async () => {
    const { container } = open(type, '/mi/owner');
    expect(
      await screen.findByText("As a landlord, you'll be asked in Singpass to share these details with us."),
    ).toBeTruthy();
    const terms = [...container.querySelectorAll('main dt, main dd')].map((part) => part.textContent);
    expect(terms.map((term) => term?.split('.')[0])).toEqual([
      'NRIC or FIN',
      "You'll need it to pay stamp duty on a tenancy",
      'Name',
      'It goes in your contract',
      'Email address',
      "We'll email you about your contracts",
    ]);
    expect(listWays()).toEqual([
      'Continue to Singpass /splogin?as=owner',
      'Back /mi',
      'Continue without Myinfo /signup',
    ]);
    expect(document.title).toBe('Myinfo for landlords · Sewa');
    expect(container.textContent).not.toContain('CEA');
  });

  test.each([
    ['tenant', 'a tenant'],
    ['agent', 'an agent'],
  ])('of %s is told to them as such', async (slug, as) => {
    open(type, `/mi/${slug}`);
    expect(
      await screen.findByText(`As ${as}, you'll be asked in Singpass to share these details with us.`),
    ).toBeTruthy();
    expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe(
      `What we ask Myinfo for if you're ${as}, and why.`,
    );
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Singpass');
  });

  test('of an agent is less, and what comes afterwards is said', async () => {
    const { container } = open(type, '/mi/agent');
    expect(await screen.findByText(/^Have your CEA registration number/)).toBeTruthy();
    expect([...container.querySelectorAll('main dt')].map((term) => term.textContent)).toEqual([
      'Name',
      'Email address',
    ]);
  });

  test.each([
    ['where it cannot be asked', []],
    [
      'where it is not asked about tenants',
      [{ name: 'singpass' as const, myinfo: [{ userType: 2 as const, fields: [] }] }],
    ],
  ])('is nothing %s', async (_, answer) => {
    open(type, '/mi/tenant', answer);
    expect(await screen.findByText("Myinfo isn't available here")).toBeTruthy();
    expect(listWays()).toEqual(withoutMyinfo);
  });
});

test('whose details are in goes on to where log-in knows', async () => {
  openPage(done, { pattern: '/mi/done' });
  expect(await screen.findByRole('heading', { level: 1, name: "You're all set" })).toBeTruthy();
  expect(listWays()).toEqual(['Continue /login']);
});

test.each([
  ['/mi', start],
  ['/mi/tenant', type],
  ['/mi/done', done],
])('no search engine lists %s', async (path, page) => {
  openPage(page, { pattern: path, answers: [mockRoute('listIssuers', issuers)] });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex');
});
