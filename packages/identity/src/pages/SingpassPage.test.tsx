import { ApiError } from '@sewa/api/errors';
import { mockRoute } from '@sewa/api/mocks';
import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { openPage } from '../../test/openPage.tsx';
import * as page from './SingpassPage.tsx';

const { loader } = page;

const start = 'POST /api/login/attempts';
const begun = {
  [start]: { body: { succeed: true, data: { url: 'https://issuer.example/auth?request_uri=x' } } },
};

test.each([
  ['/splogin', { issuer: 'singpass' }],
  ['/splogin?as=owner', { issuer: 'singpass', userType: 2 }],
  ['/splogin?as=corporate', { issuer: 'singpass' }],
  ['/splogin?with=b2c', { issuer: 'b2c' }],
  ['/splogin?for=leave&as=owner&to=/profile', { issuer: 'singpass', proofFor: 'leave' }],
  ['/splogin?for=toString', { issuer: 'singpass' }],
  ['/splogin?with=evil&to=/profile', { issuer: 'singpass', returnPath: '/profile' }],
])('%s begins an attempt and leaves for the issuer', async (address, body) => {
  const requested: string[] = [];
  const answer = await catchAnswer(loader(makePageRequest(address, begun, requested)));
  expect(answer).toMatchObject({ status: 302, to: 'https://issuer.example/auth?request_uri=x' });
  expect(requested).toEqual([`${start} ${JSON.stringify(body)}`]);
});

test.each([503, 429])(
  'an issuer that answers %d is said to be away, in the words of the server',
  async (status) => {
    const message = 'It does not answer.';
    const away = { [start]: { status, body: { succeed: false, code: 'R003', message, fields: [] } } };
    expect(await catchAnswer(loader(makePageRequest('/splogin', away)))).toMatchObject({
      status: 503,
      data: { message },
    });
  },
);

test.each([401, 404])(
  'a proof that is answered %d leads back to the page that asks for it',
  async (status) => {
    const rejected = {
      [start]: { status, body: { succeed: false, code: 'R003', message: 'No.', fields: [] } },
    };
    expect(await catchAnswer(loader(makePageRequest('/splogin?for=export', rejected)))).toMatchObject({
      status: 302,
      to: '/user/prove?for=export',
    });
  },
);

test('where there is no such issuer nothing is hidden', async () => {
  await expect(loader(makePageRequest('/splogin'))).rejects.toMatchObject({ status: 404 });
});

test('what nobody expected of a proof is not taken for one that cannot be given', async () => {
  const failed = {
    [start]: { status: 500, body: { succeed: false, code: 'R002', message: '', fields: [] } },
  };
  await expect(loader(makePageRequest('/splogin?for=export', failed))).rejects.toMatchObject({ status: 500 });
});

test('until the issuer is reached it is said where one is taken', async () => {
  openPage({ default: page.default }, { pattern: '/splogin' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Taking you to Singpass…' })).toBeTruthy();
});

describe('an issuer that cannot be reached', () => {
  const away = new ApiError({ code: 'R003', status: 503, message: 'Singpass is being mended.' });
  const open = async (address: string, load = loader) => {
    openPage(
      { ...page, loader: load },
      { pattern: '/splogin', address, answers: [mockRoute('startAttempt', away)] },
    );
    await screen.findByRole('heading', { level: 1, name: "We can't reach the login service" });
    const main = within(screen.getByRole('main'));
    return {
      said: main.getByRole('alert').textContent,
      ways: main.getAllByRole('link').map((link) => `${link.textContent} ${link.getAttribute('href')}`),
    };
  };

  test.each([
    ['/splogin', ['Log in with your phone /login', 'Try again /splogin']],
    ['/splogin?as=owner&code=c', ['Log in with your phone /login', 'Try again /splogin?as=owner']],
    ['/splogin?with=b2c', ['Log in with your phone /login', 'Try again /splogin?with=b2c']],
  ])(
    'at %s says so in the words of the server, and offers the phone or the same again',
    async (address, ways) => {
      expect(await open(address)).toEqual({ said: 'Singpass is being mended.', ways });
    },
  );

  test('for a proof offers the way back to the page that asks for it', async () => {
    expect(await open('/splogin?for=leave&with=b2c')).toEqual({
      said: 'Nothing has changed. Try again in a few minutes.',
      ways: ['Back /user/prove?for=leave', 'Try again /splogin?for=leave&with=b2c'],
    });
  });

  test('says so in words of ours where there are none of the server', async () => {
    expect(await open('/splogin', () => Promise.reject(new Error('lost')))).toMatchObject({
      said: 'Log in with your phone, or try again in a few minutes.',
    });
  });
});
