import type { KeyObject } from 'node:crypto';
import { SignJWT } from 'jose';
import { beforeEach, describe, expect, test } from 'vitest';
import { endPartner } from '../../partner-sites/partners/endPartner.ts';
import { makeKeyPair, openPartner } from '../../testing/openPartners.ts';
import { openPayments, resetPayers } from '../../testing/openPayers.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { pollMandates } from '../payment-methods/pollMandates.ts';
import { pollSetups } from '../payment-setups/pollSetups.ts';

const getDatabase = openTestDatabase();
const MINUTE = 60_000;

let payments: ReturnType<typeof openPayments>;
let partner: Awaited<ReturnType<typeof openPartner>>;
let tokens = 0;

beforeEach(async () => {
  await resetPayers(getDatabase().db);
  partner = await openPartner(getDatabase().db, 'Rooms', 'https://rooms.example');
  payments = openPayments(getDatabase().db);
});

function sign(
  changes: Record<string, unknown> = {},
  key: KeyObject | Uint8Array = partner.privateKey,
  alg = 'EdDSA',
): Promise<string> {
  tokens += 1;
  const iat = Math.floor(payments.clock().getTime() / 1000);
  const claims = {
    iss: partner.key,
    aud: 'http://localhost:3000',
    sub: 'customer-1',
    iat,
    exp: iat + 300,
    jti: `token-${tokens}`,
    kind: 'setup',
    returnUrl: 'https://rooms.example/back?order=7',
    ...changes,
  };
  return new SignJWT(claims).setProtectedHeader({ alg }).sign(key);
}

const start = async (changes: Record<string, unknown> = {}) =>
  (await payments.open().call('/api/ext/setups', { token: await sign(changes) })).data;

describe('a partner’s token', () => {
  test('leads its customer here once', async () => {
    const token = await sign();
    const { data } = await payments.open().call('/api/ext/setups', { token });
    expect(data).toEqual({ id: data.id, url: `http://localhost:3000/ext/payment/setup/${data.id}` });
    const again = await payments.open().call('/api/ext/setups', { token });
    expect([again.status, again.fields?.[0]?.name]).toEqual([409, 'jti']);
  });

  const at = (seconds: number) => Math.floor(Date.parse('2026-11-21T04:00:00Z') / 1000) + seconds;
  test.each<[string, Record<string, unknown>]>([
    ['iss', { iss: 'somebody' }],
    ['iss', { iss: undefined }],
    ['aud', { aud: 'https://other.example' }],
    ['aud', { aud: undefined }],
    ['exp', { exp: at(301) }],
    ['exp', { exp: at(-1), iat: at(-100) }],
    ['exp', { exp: undefined }],
    ['iat', { iat: at(60), exp: at(120) }],
    ['iat', { iat: at(-400), exp: at(10) }],
    ['iat', { iat: undefined }],
    ['jti', { jti: undefined }],
    ['jti', { jti: '' }],
    ['iss', { iss: 'a\u0000' }],
    ['sub', { sub: undefined }],
    ['kind', { kind: 'charge' }],
    ['returnUrl', { returnUrl: 'https://rooms.example.evil.example/' }],
    ['returnUrl', { returnUrl: 'javascript:alert(1)' }],
    ['returnUrl', { returnUrl: '/back' }],
    ['returnUrl', { returnUrl: undefined }],
  ])('is refused for its %s: %j', async (name, changes) => {
    const answer = await payments.open().call('/api/ext/setups', { token: await sign(changes) });
    expect([answer.status, answer.fields?.map((field) => field.name)]).toEqual([400, [name]]);
  });

  test('is refused unless its partner signed it', async () => {
    const [head = '', body = '', signature = ''] = (await sign()).split('.');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      'nonsense',
      await sign({}, makeKeyPair().privateKey),
      await sign({}, (await openPartner(getDatabase().db, 'Homes')).privateKey),
      await sign({}, new TextEncoder().encode(partner.pem), 'HS256'),
      `${head}.${Buffer.from(JSON.stringify({ iss: partner.key })).toString('base64url')}.${signature}`,
      `${none}.${body}.`,
    ]) {
      const answer = await payments.open().call('/api/ext/setups', { token });
      expect([answer.status, answer.fields?.map(({ name }) => name)]).toEqual([400, ['token']]);
    }
  });
});

test('a partner that ended is refused like an unknown one, and so are its customers', async () => {
  const { id } = await start();
  const token = await sign();
  await endPartner(payments.openSystem(), { key: partner.key });
  const answer = await payments.open().call('/api/ext/setups', { token });
  expect([answer.status, answer.fields?.map(({ name }) => name)]).toEqual([400, ['iss']]);
  expect((await payments.open().call(`/api/ext/setups/${id}`)).status).toBe(404);
  expect((await payments.open().call(`/api/ext/setups/${id}/begin`, { kind: 'card' })).status).toBe(404);
});

describe('the customer of a partner', () => {
  test('sets up a card in one browser and goes back, and the partner learns nothing of the card', async () => {
    const { id } = await start();
    const browser = payments.open();
    expect((await browser.call(`/api/ext/setups/${id}`)).data).toMatchObject({
      partnerName: 'Rooms',
      purpose: 'setup',
      current: null,
      setup: { kind: null, state: 'pending' },
    });
    const { data: begun } = await browser.call(`/api/ext/setups/${id}/begin`, { kind: 'card' });
    const ref = new URL(String(begun.redirectUrl)).searchParams.get('ref') ?? '';
    expect(payments.provider.setups.get(ref)?.asked.returnUrl).toBe(
      `http://localhost:3000/ext/payment/setup/${id}/card/callback`,
    );
    const other = payments.open();
    expect((await other.call(`/api/ext/setups/${id}`)).status).toBe(404);
    expect((await other.call(`/api/ext/setups/${id}/begin`, { kind: 'card' })).status).toBe(404);
    payments.provider.finishSetup(ref, { state: 'active' });
    payments.wait(1_001);
    expect((await browser.call(`/api/ext/setups/${id}`)).data).toMatchObject({
      setup: { state: 'active' },
      returnUrl: `https://rooms.example/back?order=7&status=active&setup=${id}`,
    });
    const over = await browser.call(`/api/ext/setups/${id}/begin`, { kind: 'card' });
    expect([over.status, over.fields?.[0]?.name]).toEqual([409, 'transition']);
  });

  test('can choose another bank before the first one answered, and is heard of once', async () => {
    const { id } = await start();
    const browser = payments.open();
    const choose = async (bank: string) =>
      (await browser.call(`/api/ext/setups/${id}/begin`, { kind: 'egiro', bank })).data.redirectUrl;
    const first = await choose('UOB');
    expect(await choose('UOB')).toBe(first);
    expect(await choose('OCBC')).not.toBe(first);
    expect(payments.provider.setups.size).toBe(2);
    expect((await browser.call(`/api/ext/setups/${id}`)).data).toMatchObject({ setup: { bank: 'OCBC' } });
  });

  test.each(['rejected', 'abandoned'] as const)(
    'may try another card after one that was %s',
    async (state) => {
      const { id } = await start();
      const browser = payments.open();
      const choose = async (body: object) => {
        const { status, data } = await browser.call(`/api/ext/setups/${id}/begin`, body);
        expect(status).toBe(200);
        return new URL(String(data.redirectUrl)).searchParams.get('ref') ?? '';
      };
      const read = async () => {
        payments.wait(1_001);
        return (await browser.call(`/api/ext/setups/${id}`)).data;
      };
      const first = await choose({ kind: 'egiro', bank: 'UOB' });
      payments.provider.finishSetup(first, { state, reason: 'rejected-by-bank' });
      expect(await read()).toMatchObject({ setup: { state } });
      const second = await choose({ kind: 'egiro', bank: 'UOB' });
      expect(second).not.toBe(first);
      expect(await read()).toMatchObject({ setup: { state: 'pending', reason: null, kind: 'egiro' } });
      payments.provider.finishSetup(second, { state: 'active' });
      expect(await read()).toMatchObject({ setup: { state: 'active' } });
    },
  );

  test('tries again after the bank did not answer', async () => {
    const { id } = await start();
    const browser = payments.open();
    payments.provider.failures.set('beginSetup', 'after');
    const body = { kind: 'egiro', bank: 'UOB' };
    expect((await browser.call(`/api/ext/setups/${id}/begin`, body)).status).toBe(503);
    expect((await browser.call(`/api/ext/setups/${id}/begin`, body)).status).toBe(200);
    expect(payments.provider.setups.size).toBe(1);
  });

  test('who never begins is too late after 20 minutes', async () => {
    const { id } = await start();
    payments.wait(20 * MINUTE);
    await pollSetups(payments.openSystem(), {});
    const browser = payments.open();
    expect((await browser.call(`/api/ext/setups/${id}`)).data).toMatchObject({ setup: { state: 'expired' } });
    expect((await browser.call(`/api/ext/setups/${id}/begin`, { kind: 'card' })).status).toBe(409);
  });

  test('changes a method: the former one is cancelled once the new one is active', async () => {
    const setUp = async (kind: string) => {
      const { id } = await start({ kind });
      const browser = payments.open();
      const { data: before } = await browser.call(`/api/ext/setups/${id}`);
      const { data } = await browser.call(`/api/ext/setups/${id}/begin`, { kind: 'card' });
      const ref = new URL(String(data.redirectUrl)).searchParams.get('ref') ?? '';
      payments.provider.finishSetup(ref, { state: 'active' });
      payments.wait(1_001);
      await browser.call(`/api/ext/setups/${id}`);
      return { before, mandate: `mandate-${ref}` };
    };
    const first = await setUp('setup');
    const second = await setUp('change');
    expect(second.before).toMatchObject({ current: { kind: 'card', masked: 'ending 4242' } });
    await pollMandates(payments.openSystem(), {});
    expect(payments.provider.mandates.get(first.mandate)?.state).toBe('ended');
    expect(payments.provider.mandates.get(second.mandate)?.state).toBe('active');
    const { rows } = await getDatabase().db.query<{ state: string }>('select state from payment_methods');
    expect(rows.map(({ state }) => state).toSorted()).toEqual(['active', 'ended']);
  });
});
