import type { Client } from '@sewa/api/client';
import { ApiError } from '@sewa/api/errors';
import type { PageRequest } from '@sewa/pages';
import { expect, test } from 'vitest';
import { handleSignForm } from './signForms.ts';

// There is no document here: forms are answered as on the server, for people without script.
const signWith = async (form: Readonly<Record<string, string>>, signContract: () => Promise<unknown>) => {
  const body = new FormData();
  for (const [name, value] of Object.entries({ version: '7', ...form })) body.set(name, value);
  const url = new URL('https://sewa.test/contract/rentalbedok2?step=draft');
  const page = { url, params: { id: 'rentalbedok2' }, client: { signContract } as unknown as Client };
  const answer = await handleSignForm(page as unknown as PageRequest, body);
  return answer instanceof Response ? [answer.status, answer.headers.get('location')] : answer;
};

test('without script, our own page goes on to Singpass, since a form may not leave for it', async () => {
  const redirectUrl = 'https://sign.singpass.example/sign?request_id=one';
  expect(await signWith({ do: 'sign-singpass' }, async () => ({ redirectUrl }))).toEqual([
    303,
    '/contract/rentalbedok2?step=singpass#sign',
  ]);
});

test('without script, a signature is answered with the signatures', async () => {
  expect(await signWith({ do: 'sign-own', name: 'Nur Aishah' }, async () => ({}))).toEqual([
    303,
    '/contract/rentalbedok2#sign',
  ]);
});

test('without script, a missing proof leads to it and back', async () => {
  const fields = [{ name: 'step-up', reason: 'is required' }];
  const refuse = () => Promise.reject(new ApiError({ code: 'R003', status: 403, fields }));
  expect(await signWith({ do: 'sign-own', name: 'Nur Aishah' }, refuse)).toEqual([
    303,
    '/user/prove?for=sign&to=%2Fcontract%2Frentalbedok2%23sign-own',
  ]);
});
