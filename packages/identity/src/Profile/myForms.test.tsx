import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { type Answers, catchAnswer, makePageRequest } from '../../test/makePageRequest.ts';
import { handleMyForm, type MyFormFailure } from './myForms.ts';

type Fields = Readonly<Record<string, string>>;

function send(fields: Fields, answers: Answers = {}, requested: string[] = []): PageRequest {
  const page = makePageRequest('/profile/me', answers, requested);
  const request = new Request(page.url, { method: 'POST', body: new URLSearchParams(fields) });
  return { ...page, request };
}

const taken = { body: { succeed: true, data: null } };
const identity = { form: 'identity', name: 'Mei', residentialStatus: 'A' };

test.each<[Fields, string, object, string]>([
  [
    { ...identity, passType: 'S Pass' },
    'PATCH /api/user/profile',
    { name: 'Mei', residentialStatus: 'A', passType: 'S Pass' },
    'profile',
  ],
  [
    { ...identity, passType: '' },
    'PATCH /api/user/profile',
    { name: 'Mei', residentialStatus: 'A', passType: null },
    'profile',
  ],
  [
    { ...identity, residentialStatus: 'C', passType: 'S Pass' },
    'PATCH /api/user/profile',
    { name: 'Mei', residentialStatus: 'C', passType: null },
    'profile',
  ],
  [{ form: 'unheard-of', residentialStatus: '' }, 'PATCH /api/user/profile', { passType: null }, 'profile'],
  [
    { form: 'phone', phoneNumber: '91234567' },
    'POST /api/user/phone',
    { phoneNumber: '91234567' },
    'phone-code',
  ],
  [{ form: 'phone' }, 'POST /api/user/phone', { phoneNumber: '' }, 'phone-code'],
  [{ form: 'phone-code', otp: '123456' }, 'POST /api/user/phone/validate', { otp: '123456' }, 'phone'],
  [{ form: 'email', email: 'a@b.example' }, 'POST /api/user/email', { email: 'a@b.example' }, 'email-code'],
  [{ form: 'email-code', otp: '123456' }, 'POST /api/user/email/validate', { otp: '123456' }, 'email'],
])('%j is sent as %s %j, and a new document says that %s is done', async (fields, call, body, done) => {
  const requested: string[] = [];
  const answer = await catchAnswer(handleMyForm(send(fields, { [call]: taken }, requested)));
  expect(requested).toEqual([`${call} ${JSON.stringify(body)}`]);
  expect(answer).toMatchObject({ status: 303 });
  expect(answer?.to).toMatch(new RegExp(`^/profile/me\\?done=${done}`));
});

test('what is refused is said in its form, with what was typed but no code', async () => {
  const fields = [{ name: 'otp', reason: 'is wrong.' }];
  const refused = { status: 400, body: { succeed: false, code: 'R006', message: 'Wrong.', fields } };
  const sent = { form: 'phone-code', otp: '123456', phoneNumber: '9'.repeat(400) };
  const answer = (await handleMyForm(send(sent, { 'POST /api/user/phone/validate': refused }))) as {
    data: MyFormFailure;
    init: { status: number };
  };
  expect(answer.init.status).toBe(400);
  expect(answer.data).toEqual({
    message: null,
    reasons: { otp: 'is wrong.' },
    typed: { phoneNumber: '9'.repeat(300) },
    form: 'phone-code',
  });
});

test('whoever has not just proven themselves is led to their proof in a new document', async () => {
  const unproven = { status: 403, body: { succeed: false, code: 'R004', message: '', fields: [] } };
  const page = send({ form: 'email', email: 'a@b.example' }, { 'POST /api/user/email': unproven });
  expect(await catchAnswer(handleMyForm(page))).toMatchObject({ status: 303, to: '/user/prove?for=contact' });
});
