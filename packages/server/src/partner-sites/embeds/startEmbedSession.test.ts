import { generateKeyPairSync } from 'node:crypto';
import { beforeEach, describe, expect, test } from 'vitest';
import { cleanUp } from '../../platform/jobs/cleanUp.ts';
import { EMBED_SESSION_MS } from '../../platform/sessions/embedSession.ts';
import { makeTestContext } from '../../testing/makeTestContext.ts';
import {
  embedOrigin,
  embedStart,
  makeKeyPair,
  openFrame,
  openPartner,
  signToken,
  type TokenClaims,
} from '../../testing/openPartners.ts';
import { openTestDatabase } from '../../testing/openTestDatabase.ts';
import { addPublicKey } from '../partners/addPublicKey.ts';
import { endPartner } from '../partners/endPartner.ts';

const getDatabase = openTestDatabase();
const seconds = embedStart.getTime() / 1_000;
const asSystem = () => makeTestContext(getDatabase().db, { now: embedStart, caller: 'system' });
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

let partner: Awaited<ReturnType<typeof openPartner>>;

const listPeople = async () =>
  (
    await getDatabase().db.query<{ subject: string; name: string }>(
      'select p.subject, u.name from partner_people p join users u on u.id = p.user_id order by subject',
    )
  ).rows;

beforeEach(async () => {
  for (const table of ['partners', 'users']) await getDatabase().db.query(`delete from ${table}`);
  partner = await openPartner(getDatabase().db);
});

const start = (token?: string, key = partner.key) => openFrame(getDatabase().db).start(key, token);

describe('the session of a frame', () => {
  test('is a guest’s without a token: 15 minutes, and only a hash is stored', async () => {
    const { status, data, headers } = await start();
    expect(status).toBe(200);
    expect(data.bearer).toMatch(/^[\w-]{43}$/);
    expect(data.expiresAt).toBe(new Date(embedStart.getTime() + EMBED_SESSION_MS).toISOString());
    expect(headers.get('set-cookie')).toBeNull();
    const { rows } = await getDatabase().db.query('select * from embed_sessions');
    expect(rows).toMatchObject([{ user_id: null, partner_key: partner.key }]);
    expect(JSON.stringify(rows)).not.toContain(data.bearer);
  });

  test('is that of the partner’s person with one, who is the same person the next time', async () => {
    expect((await start(await partner.sign())).status).toBe(200);
    expect((await start(await partner.sign({ name: 'Lim Hui Min', aud: embedOrigin }))).status).toBe(200);
    expect((await start(await partner.sign({ name: undefined }))).status).toBe(200);
    expect((await start(await partner.sign({ sub: 'tan', name: undefined }))).status).toBe(200);
    expect(await listPeople()).toEqual([
      { subject: 'lim', name: 'Lim Hui Min' },
      { subject: 'tan', name: 'Customer of Homes' },
    ]);
    const { rows } = await getDatabase().db.query(
      'select distinct is_valid, is_sample, phone_number, email, user_type_ids from users',
    );
    expect(rows).toEqual([
      { is_valid: true, is_sample: true, phone_number: null, email: null, user_type_ids: [1] },
    ]);
  });

  test('is for one person, however many sessions begin at once', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, () => partner.sign()));
    const answers = await Promise.all(tokens.map((token) => start(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(await listPeople()).toHaveLength(1);
  });

  test.each([
    ['ES256', () => generateKeyPairSync('ec', { namedCurve: 'P-256' })],
    ['RS256', () => generateKeyPairSync('rsa', { modulusLength: 2_048 })],
    ['PS256', () => generateKeyPairSync('rsa', { modulusLength: 2_048 })],
  ])('takes tokens that a second key signed with %s', async (alg, makePair) => {
    const { privateKey, publicKey } = makePair();
    const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    await addPublicKey(asSystem(), { key: partner.key, pem });
    expect((await start(await signToken(privateKey, {}, { alg }))).status).toBe(200);
    expect((await start(await partner.sign())).status).toBe(200);
  });
});

describe('a token is refused', () => {
  test.each<[string, string, TokenClaims]>([
    ['without a person', 'sub', { sub: undefined }],
    ['with an empty person', 'sub', { sub: '' }],
    ['with a person that cannot be stored', 'sub', { sub: 'a\u0000' }],
    ['without an id', 'jti', { jti: undefined }],
    ['with a long id', 'jti', { jti: 'x'.repeat(201) }],
    ['without an audience', 'aud', { aud: undefined }],
    ['for somebody else', 'aud', { aud: 'https://other.example' }],
    ['without an end', 'exp', { exp: undefined }],
    ['after its end', 'exp', { exp: seconds }],
    ['with a far end', 'exp', { exp: seconds + 331 }],
    ['from the future', 'iat', { iat: seconds + 31 }],
    ['that begins later', 'nbf', { nbf: seconds + 60 }],
    ['without a site', 'origin', { origin: undefined }],
    ['of another site', 'origin', { origin: 'https://evil.example' }],
    ['of a site with a path', 'origin', { origin: 'https://homes.example/' }],
    ['with a long name', 'name', { name: 'x'.repeat(101) }],
    ['with a name that is none', 'name', { name: 7 }],
    ['with a name that could be ours', 'name', { name: 'S\u00e9wa  Support' }],
    ['with a person of spaces', 'sub', { sub: '  ' }],
  ])('%s', async (_, field, changes) => {
    const { status, fields } = await start(await partner.sign(changes));
    expect({ status, fields }).toEqual({ status: 400, fields: [field] });
    expect(await listPeople()).toEqual([]);
  });

  test.each<[string, () => Promise<string> | string]>([
    ['signed with another key', () => signToken(makeKeyPair().privateKey)],
    [
      'without a signature',
      async () => `${encode({ alg: 'none' })}.${(await partner.sign()).split('.')[1]}.`,
    ],
    [
      'signed with the public key as a secret',
      () => signToken(new TextEncoder().encode(partner.pem), {}, { alg: 'HS256' }),
    ],
    [
      'changed after it was signed',
      async () => {
        const [head, body = '', signature] = (await partner.sign()).split('.');
        const claims = JSON.parse(Buffer.from(body, 'base64url').toString()) as object;
        return `${head}.${encode({ ...claims, sub: 'somebody-else' })}.${signature}`;
      },
    ],
    ['of another partner', async () => (await openPartner(getDatabase().db, 'Rooms')).sign()],
    ['that is none', () => 'a.b.c'],
    ['that is empty', () => ''],
  ])('%s (ASVS 9.1.1, 9.1.2)', async (_, makeToken) => {
    const { status, fields } = await start(await makeToken());
    expect({ status, fields }).toEqual({ status: 400, fields: ['token'] });
    expect(await listPeople()).toEqual([]);
  });

  test('the second time, also at the same moment, until it would have expired anyway', async () => {
    const token = await partner.sign();
    const answers = await Promise.all(Array.from({ length: 4 }, () => start(token)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.fields).toEqual(['jti']);
    await cleanUp(getDatabase().db, embedStart, embedStart);
    expect((await start(token)).status).toBe(409);
  });

  test('when its partner has ended or is unknown, and so is a guest', async () => {
    await endPartner(asSystem(), { key: partner.key });
    for (const [key, token] of [
      [partner.key, await partner.sign()],
      [partner.key, undefined],
      ['nobody', undefined],
    ] as const) {
      const { status, fields } = await start(token, key);
      expect({ status, fields }).toEqual({ status: 404, fields: ['key'] });
    }
  });
});
