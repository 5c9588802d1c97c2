import { expect, test } from 'vitest';
import { catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { loader } from './SingpassPage.tsx';

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
