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
  openPage(page, { path, answers: [mockRoute('listIssuers', answer)] });
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
    'Go on without Myinfo /signup',
  ]);
  expect(screen.getAllByText(/under a name that is verified\.$/).map((gain) => gain.textContent)).toEqual([
    'Ask about homes under a name that is verified.',
    'Let your home under a name that is verified.',
    'Act for owners and tenants under a name that is verified.',
  ]);
  expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Who you are');
});

test.each([
  ['no issuer', []],
  ['another issuer only', issuers.slice(1)],
])('where Myinfo cannot be asked (%s) it is said, with the way on', async (_, answer) => {
  open(start, '/mi', answer);
  expect(await screen.findByText('Myinfo cannot be used here')).toBeTruthy();
  expect(listWays()).toEqual(withoutMyinfo);
});

describe('what Myinfo is asked for', () => {
  test('stands there with its reason, before anybody goes to Singpass', async () => {
    const { container } = open(type, '/mi/owner');
    expect(
      await screen.findByText('As a landlord you are asked at Singpass whether we may read this.'),
    ).toBeTruthy();
    const terms = [...container.querySelectorAll('main dt, main dd')].map((part) => part.textContent);
    expect(terms.map((term) => term?.split('.')[0])).toEqual([
      'NRIC or FIN',
      'Stamp duty on a tenancy is paid under it',
      'Name',
      'It stands in the contract',
      'E-mail address',
      'Where letters about your contracts go',
    ]);
    expect(listWays()).toEqual([
      'Go on to Singpass /splogin?as=owner',
      'Back /mi',
      'Go on without Myinfo /signup',
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
      await screen.findByText(`As ${as} you are asked at Singpass whether we may read this.`),
    ).toBeTruthy();
    expect(document.querySelector<HTMLMetaElement>('meta[name=description]')?.content).toBe(
      `What we ask Myinfo for about ${as}, and why.`,
    );
    expect(document.querySelector('[aria-current="step"]')?.textContent).toContain('Singpass');
  });

  test('of an agent is less, and what comes afterwards is said', async () => {
    const { container } = open(type, '/mi/agent');
    expect(await screen.findByText(/^Have your CEA registration number/)).toBeTruthy();
    expect([...container.querySelectorAll('main dt')].map((term) => term.textContent)).toEqual([
      'Name',
      'E-mail address',
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
    expect(await screen.findByText('Myinfo cannot be used here')).toBeTruthy();
    expect(listWays()).toEqual(withoutMyinfo);
  });
});

test('whose details are in goes on to where log-in knows', async () => {
  openPage(done, { path: '/mi/done' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Your details are in' })).toBeTruthy();
  expect(listWays()).toEqual(['Go on /login']);
});

test.each([
  ['/mi', start],
  ['/mi/tenant', type],
  ['/mi/done', done],
])('no search engine lists %s', async (path, page) => {
  openPage(page, { path, answers: [mockRoute('listIssuers', issuers)] });
  await screen.findByRole('heading', { level: 1 });
  expect(document.querySelector<HTMLMetaElement>('meta[name=robots]')?.content).toBe('noindex');
});
