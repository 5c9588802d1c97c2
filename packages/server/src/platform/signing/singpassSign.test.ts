import { randomUUID } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { exportJWK, generateKeyPair, importJWK, type JWTPayload, SignJWT } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTestPaper } from '../../testing/makeTestPaper.ts';
import {
  hashUin,
  startTestSign,
  type TestSign,
  type TestSigner,
  testSigners,
} from '../../testing/startTestSign.ts';
import { checkReturned } from './checkReturned.ts';
import { createSingpassSign } from './createSingpassSign.ts';

const { weiLing, rajesh } = testSigners;
const pageSize = { width: 595.28, height: 841.89 };
const MINUTE_MS = 60_000;

let sign: TestSign;
let paper = new Uint8Array();

beforeAll(async () => {
  sign = await startTestSign();
  paper = await makeTestPaper('Agreement');
});
beforeEach(() => {
  sign.tokens.length = 0;
  sign.status = 204;
});
afterAll(() => sign.close());

const begin = (signer?: TestSigner, bytes: Uint8Array = paper) =>
  sign.singpass.begin({
    bytes,
    documentName: 'Tenancy agreement',
    box: { page: 2, x: 60, y: 500 },
    pageSize,
    ...(signer && { signerUinHash: hashUin(signer) }),
  });

const wait = (minutes: number) => {
  sign.clock.now = new Date(sign.clock.now.getTime() + minutes * MINUTE_MS);
};

const problem = (name: string, code?: string) =>
  expect.objectContaining({ problem: name, ...(code && { code }) });

/** Asks the API with a token of the test's own making. */
async function callWith(
  claims: JWTPayload,
  { jti = String(randomUUID()), seconds = 120, key = sign.settings.key } = {},
) {
  const issuedAt = Math.floor(Date.now() / 1_000);
  const authorization = await new SignJWT({
    client_id: sign.settings.clientId,
    doc_name: 'Paper',
    page: 1,
    x: 0.1,
    y: 0.1,
    ...claims,
  })
    .setProtectedHeader({ alg: 'ES256', kid: key.kid })
    .setJti(jti)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + seconds)
    .sign(await importJWK({ ...key }, 'ES256'));
  const headers = { 'content-type': 'application/octet-stream', authorization };
  const response = await fetch(`${sign.settings.url}/sign-requests`, {
    method: 'POST',
    headers,
    body: paper,
  });
  const content: { error?: string } = await response.json();
  return content.error ?? 'taken';
}

test('somebody signs: the webhook says who, and the paper is what was sent with their signature in the box', async () => {
  const session = await begin(weiLing);
  expect(session.expiresAt).toEqual(new Date(sign.clock.now.getTime() + 30 * MINUTE_MS));
  expect(await sign.sign(session, weiLing)).toBe('success');
  const [token = ''] = sign.tokens;
  const webhook = await sign.singpass.readWebhook(token);
  expect(webhook).toMatchObject({
    requestId: session.requestId,
    signer: { name: weiLing.name, partialUin: '011F', signedAt: sign.clock.now },
  });
  const returned = await sign.singpass.fetchDocument(webhook.documentUrl);
  expect(await checkReturned(paper, returned)).toMatchObject({
    isTaken: true,
    signerName: 'TAN WEI LING (011F)',
    signedAt: sign.clock.now,
  });
  const [, left, bottom] =
    /\/Rect\s*\[\s*([\d.]+)\s+([\d.]+)/.exec(
      Buffer.from(returned.subarray(paper.length)).toString('latin1'),
    ) ?? [];
  expect(Number(left)).toBeCloseTo(60, 0);
  expect(Number(bottom)).toBeCloseTo(pageSize.height - 590, 0);
});

test('three sign one after the other, and the paper holds all their signatures', async () => {
  let bytes = paper;
  for (const signer of [weiLing, rajesh]) {
    const session = await begin(signer, bytes);
    await sign.sign(session, signer);
    const result = await sign.singpass.ask(session);
    if (result.state !== 'signed') throw new Error(result.state);
    const returned = await sign.singpass.fetchDocument(result.documentUrl);
    expect(await checkReturned(bytes, returned)).toMatchObject({ isTaken: true });
    bytes = returned;
  }
  const again = await begin(weiLing, bytes);
  await sign.sign(again, weiLing);
  const result = await sign.singpass.ask(again);
  const returned = result.state === 'signed' ? await sign.singpass.fetchDocument(result.documentUrl) : bytes;
  expect(await checkReturned(bytes, returned)).toEqual({ isTaken: false, problem: 'same-certificate' });
});

test('not signed yet', async () => {
  const session = await begin();
  expect(await sign.singpass.ask(session)).toEqual({ state: 'not-signed' });
  await sign.send(session, { subject: weiLing.subject, step: 'open' });
  expect(await sign.singpass.ask(session)).toEqual({ state: 'not-signed' });
});

test('wrong person: another one than named, or than the first who opened it, goes back; the right one still signs', async () => {
  const named = await begin(weiLing);
  expect(await sign.sign(named, rajesh)).toBe('cancelled');
  expect(await sign.sign(named, weiLing)).toBe('success');
  const unnamed = await begin();
  await sign.send(unnamed, { subject: rajesh.subject, step: 'open' });
  expect(await sign.sign(unnamed, weiLing)).toBe('cancelled');
  expect(await sign.sign(unnamed, rajesh)).toBe('success');
});

test('webhook twice: the link of the first no longer works, that of the second does', async () => {
  const session = await begin();
  await sign.sign(session, weiLing, 'webhook-twice');
  expect(sign.tokens).toHaveLength(2);
  const [first, second] = await Promise.all(sign.tokens.map((token) => sign.singpass.readWebhook(token)));
  expect(first?.requestId).toBe(second?.requestId);
  await expect(sign.singpass.fetchDocument(first?.documentUrl ?? '')).rejects.toEqual(
    problem('link-expired'),
  );
  expect(await sign.singpass.fetchDocument(second?.documentUrl ?? '')).toBeInstanceOf(Uint8Array);
});

test('webhook forged: signed with another key, changed, unsigned, old, or no token at all', async () => {
  const session = await begin();
  await sign.sign(session, weiLing, 'webhook-forged');
  await sign.sign(await begin(), weiLing);
  const [forged = '', genuine = ''] = sign.tokens;
  const [head = '', body = '', signature = ''] = genuine.split('.');
  const other = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(body, 'base64url').toString()), request_id: 'x' }),
  );
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const tokens = [
    forged,
    `${head}.${other.toString('base64url')}.${signature}`,
    `${unsigned}.${body}.`,
    'x',
    '',
  ];
  for (const token of tokens)
    await expect(sign.singpass.readWebhook(token), token).rejects.toEqual(problem('forged'));
  const later = createSingpassSign(sign.settings, {
    now: () => sign.clock.now,
    realNow: () => new Date(Date.now() + 3 * MINUTE_MS),
  });
  await expect(later.readWebhook(genuine)).rejects.toEqual(problem('forged'));
  expect(await sign.singpass.ask(session)).toMatchObject({ state: 'signed' });
});

test('webhook refused: sent three times, and then asked for', async () => {
  sign.status = 500;
  const session = await begin();
  await sign.sign(session, weiLing);
  await expect.poll(() => sign.tokens.length).toBe(3);
  expect(await sign.singpass.ask(session)).toMatchObject({ state: 'signed', signer: { name: weiLing.name } });
});

test.each(['webhook-late', 'webhook-never'])(
  '%s: the person is back before it, and asking says that it is signed',
  async (fault) => {
    const session = await begin();
    expect(await sign.sign(session, weiLing, fault)).toBe('success');
    expect(sign.tokens).toHaveLength(0);
    expect(await sign.singpass.ask(session)).toMatchObject({ state: 'signed' });
  },
);

test('webhook about another request: it names one that nobody began', async () => {
  const session = await begin();
  await sign.sign(session, weiLing, 'webhook-other');
  const { requestId } = await sign.singpass.readWebhook(sign.tokens[0] ?? '');
  expect(requestId).not.toBe(session.requestId);
});

test('link after two minutes: it no longer works, and asking makes another', async () => {
  const session = await begin();
  await sign.sign(session, weiLing);
  const { documentUrl } = await sign.singpass.readWebhook(sign.tokens[0] ?? '');
  wait(1.9);
  expect(await sign.singpass.fetchDocument(documentUrl)).toBeInstanceOf(Uint8Array);
  wait(0.2);
  await expect(sign.singpass.fetchDocument(documentUrl)).rejects.toEqual(problem('link-expired'));
  const again = await sign.singpass.ask(session);
  if (again.state !== 'signed') throw new Error(again.state);
  expect(await sign.singpass.fetchDocument(again.documentUrl)).toBeInstanceOf(Uint8Array);
});

test('after an hour: nobody gets the signed paper any more', async () => {
  const session = await begin();
  await sign.sign(session, weiLing);
  wait(59);
  expect(await sign.singpass.ask(session)).toMatchObject({ state: 'signed' });
  wait(2);
  expect(await sign.singpass.ask(session)).toEqual({ state: 'access-expired' });
});

test('nobody signs for 31 minutes: the session is over, also for whoever comes then', async () => {
  const session = await begin();
  wait(31);
  expect(await sign.singpass.ask(session)).toEqual({ state: 'expired' });
  expect(await sign.sign(session, weiLing)).toBe('cancelled');
  expect(await sign.singpass.ask(session)).toEqual({ state: 'expired' });
});

test('two at once on one version: both are signed, and each lacks the signature of the other', async () => {
  const sessions = [await begin(weiLing), await begin(rajesh)] as const;
  await sign.sign(sessions[0], weiLing);
  await sign.sign(sessions[1], rajesh);
  const returned = await Promise.all(
    sessions.map(async (session) => {
      const result = await sign.singpass.ask(session);
      return result.state === 'signed' ? sign.singpass.fetchDocument(result.documentUrl) : paper;
    }),
  );
  for (const bytes of returned) expect(await checkReturned(paper, bytes)).toMatchObject({ isTaken: true });
  expect(await checkReturned(returned[0] ?? paper, returned[1] ?? paper)).toEqual({
    isTaken: false,
    problem: 'another-document',
  });
});

test('cancelled by the person', async () => {
  const session = await begin();
  expect(await sign.send(session, { step: 'cancel' })).toBe('cancelled');
  expect(await sign.singpass.ask(session)).toEqual({ state: 'not-signed' });
  expect(await sign.sign(session, weiLing)).toBe('cancelled');
});

test('cancelled by us: only before the person is about to sign, and once', async () => {
  const session = await begin();
  expect(await sign.singpass.cancel(session.requestId)).toBe('cancelled');
  expect(await sign.singpass.cancel(session.requestId)).toBe('refused');
  expect(await sign.sign(session, weiLing)).toBe('cancelled');
  const opened = await begin();
  await sign.send(opened, { subject: weiLing.subject, step: 'open' });
  expect(await sign.singpass.cancel(opened.requestId)).toBe('refused');
  await sign.sign(opened, weiLing);
  expect(await sign.singpass.cancel(opened.requestId)).toBe('refused');
});

test('refused: an encrypted or hybrid PDF, and what is no PDF', async () => {
  const encrypted = await PDF.load(paper);
  encrypted.setProtection({ userPassword: 'secret' });
  const hybrid = Buffer.concat([paper, Buffer.from('\n% /XRefStm 12')]);
  for (const bytes of [new Uint8Array(await encrypted.save()), hybrid, Buffer.from('a scan')])
    await expect(begin(undefined, bytes)).rejects.toEqual(problem('refused', 'INVALID_PDF'));
});

test('refused: a used token id, another key, a token that lives too long, a place outside the page', async () => {
  const jti = randomUUID();
  expect(await callWith({}, { jti })).toBe('taken');
  expect(await callWith({}, { jti })).toBe('UNAUTHORIZED');
  expect(await callWith({}, { jti: 'not-a-uuid' })).toBe('UNAUTHORIZED');
  expect(await callWith({}, { seconds: 121 })).toBe('UNAUTHORIZED');
  expect(await callWith({ client_id: 'another' })).toBe('UNAUTHORIZED');
  for (const place of [{ x: 1 }, { y: -0.1 }, { page: 0 }, { x: 0.12345 }])
    expect(await callWith(place)).toBe('INVALID_PARAMETERS');
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const { x = '', y = '', d = '' } = await exportJWK(privateKey);
  const key = { ...sign.settings.key, x, y, d };
  expect(await callWith({}, { key })).toBe('UNAUTHORIZED');
  const other = createSingpassSign(
    { ...sign.settings, key },
    { now: () => sign.clock.now, realNow: () => new Date() },
  );
  const asked = { bytes: paper, documentName: 'Paper', box: { page: 1, x: 0, y: 0 }, pageSize };
  await expect(other.begin(asked)).rejects.toEqual(problem('refused', 'UNAUTHORIZED'));
});

test("refused: another session's exchange code", async () => {
  const [one, other] = [await begin(), await begin()];
  const mixed = { requestId: one.requestId, exchangeCode: other.exchangeCode };
  await expect(sign.singpass.ask(mixed)).rejects.toEqual(problem('refused', 'UNAUTHORIZED'));
});

test('away: every call says so when Singpass is down or answers with something else', async () => {
  const session = await begin();
  for (const outage of ['down', 'garbage'] as const) {
    await sign.setOutage(outage);
    await expect(begin(), outage).rejects.toEqual(problem('away'));
    await expect(sign.singpass.ask(session), outage).rejects.toEqual(problem('away'));
  }
  await sign.setOutage('down');
  await expect(sign.singpass.cancel(session.requestId)).rejects.toEqual(problem('away'));
  await sign.setOutage('');
  const fresh = createSingpassSign(sign.settings, { now: () => sign.clock.now, realNow: () => new Date() });
  await sign.sign(await begin(), weiLing);
  await sign.setOutage('down');
  await expect(fresh.readWebhook(sign.tokens[0] ?? '')).rejects.toEqual(problem('away'));
  await sign.setOutage('');
});

test('a link that leads elsewhere without https is not followed, and a box outside the page is not sent', async () => {
  for (const link of ['http://169.254.169.254/latest', 'file:///etc/passwd'])
    await expect(sign.singpass.fetchDocument(link)).rejects.toEqual(problem('refused'));
  const asked = { bytes: paper, documentName: 'Paper', box: { page: 1, x: 600, y: 0 }, pageSize };
  await expect(sign.singpass.begin(asked)).rejects.toThrow(RangeError);
});

test('our public keys hold nothing that is secret', () => {
  expect(sign.singpass.listPublicKeys().keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: 'sewa-sign',
      use: 'sig',
      alg: 'ES256',
    },
  ]);
});
