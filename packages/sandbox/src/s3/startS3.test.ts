import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AwsClient } from 'aws4fetch';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type StartedS3, startS3 } from './startS3.ts';

const folder = mkdtempSync(join(tmpdir(), 'sewa-s3-'));
let now = new Date();
let s3: StartedS3;

beforeEach(async () => {
  now = new Date();
  s3 = await startS3({ port: 0, folder, now: () => now });
});
afterEach(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const sha256 = (text: string, encoding: 'hex' | 'base64' = 'hex') =>
  createHash('sha256').update(text).digest(encoding);

interface Sent {
  readonly body?: string;
  readonly headers?: Record<string, string>;
  readonly account?: Partial<Pick<StartedS3, 'accessKeyId' | 'secretAccessKey' | 'region'>>;
  readonly key?: string;
}

/** Asks as aws4fetch does, which signs by code of its own. */
async function ask(method: string, { body, headers = {}, account = {}, key = 'a/b' }: Sent = {}) {
  const { accessKeyId, secretAccessKey, region } = { ...s3, ...account };
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const response = await client.fetch(`${s3.url}/${s3.bucket}/${key}`, {
    method,
    headers: { 'x-amz-content-sha256': sha256(body ?? ''), ...headers },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(2_000),
  });
  const text = await response.text();
  return { status: response.status, text, code: /<Code>(\w+)/.exec(text)?.[1], headers: response.headers };
}

test('objects are kept, described, given and deleted, also after a restart', async () => {
  const stored = await ask('PUT', { body: 'hello', headers: { 'content-type': 'text/plain' } });
  expect(stored.status).toBe(200);
  await s3.close();
  s3 = await startS3({ port: 0, folder, now: () => now });
  const got = await ask('GET');
  expect([got.status, got.text, got.headers.get('content-type')]).toEqual([200, 'hello', 'text/plain']);
  const { status, headers } = await ask('HEAD', { headers: { 'x-amz-checksum-mode': 'ENABLED' } });
  expect([status, headers.get('content-length')]).toEqual([200, '5']);
  expect(headers.get('x-amz-checksum-sha256')).toBe(sha256('hello', 'base64'));
  expect(s3.listKeys()).toEqual(['a/b']);
  expect((await ask('DELETE')).status).toBe(204);
  expect((await ask('DELETE')).status).toBe(204);
  expect(await ask('GET')).toMatchObject({ status: 404, code: 'NoSuchKey' });
  expect(s3.listKeys()).toEqual([]);
});

test('keys with signs of their own are signed as they are', async () => {
  const key = "a b/c+d(e)'!*é";
  const address = key.split('/').map(encodeURIComponent).join('/');
  expect((await ask('PUT', { body: 'x', key: address })).status).toBe(200);
  expect(s3.listKeys()).toEqual([key]);
  expect((await ask('GET', { key: address })).text).toBe('x');
});

describe('nobody gets in', () => {
  beforeEach(() => ask('PUT', { body: 'private' }));

  test('without a signature', async () => {
    const response = await fetch(`${s3.url}/${s3.bucket}/a/b`);
    expect([response.status, await response.text()]).toEqual([403, expect.stringContaining('AccessDenied')]);
  });

  test('with another key, secret or region', async () => {
    const asked = async (account: NonNullable<Sent['account']>) => (await ask('GET', { account })).code;
    expect(await asked({ accessKeyId: 'AKIAOTHER' })).toBe('InvalidAccessKeyId');
    expect(await asked({ secretAccessKey: 'other' })).toBe('SignatureDoesNotMatch');
    expect(await asked({ region: 'us-east-1' })).toBe('AuthorizationHeaderMalformed');
  });

  test('with a signature of another request', async () => {
    const client = new AwsClient({ ...s3, service: 's3' });
    const signed = await client.sign(`${s3.url}/${s3.bucket}/a/other`);
    const moved = await fetch(`${s3.url}/${s3.bucket}/a/b`, { headers: signed.headers });
    expect(await moved.text()).toContain('SignatureDoesNotMatch');
  });

  test('with a signature of long ago', async () => {
    now = new Date(now.getTime() + 16 * 60_000);
    expect(await ask('GET')).toMatchObject({ status: 403, code: 'RequestTimeTooSkewed' });
  });

  test('at an address that carries the signature', async () => {
    const client = new AwsClient({ ...s3, service: 's3' });
    const signed = await client.sign(`${s3.url}/${s3.bucket}/a/b`, { aws: { signQuery: true } });
    expect((await fetch(signed)).status).toBe(403);
  });
});

test('bytes that do not have their digest, and an ACL, are refused', async () => {
  const other = { 'x-amz-content-sha256': sha256('other') };
  expect((await ask('PUT', { body: 'x', headers: other })).code).toBe('XAmzContentSHA256Mismatch');
  const checksum = { 'x-amz-checksum-sha256': sha256('other', 'base64') };
  expect((await ask('PUT', { body: 'x', headers: checksum })).code).toBe('BadDigest');
  const acl = { 'x-amz-acl': 'public-read' };
  expect((await ask('PUT', { body: 'x', headers: acl })).code).toBe('AccessControlListNotSupported');
  expect(s3.listKeys()).toEqual([]);
});

test('fails when it is told to, as often as it is told', async () => {
  await ask('PUT', { body: 'hello' });
  s3.failNext('GET', 'busy');
  expect(await ask('GET')).toMatchObject({ status: 503, code: 'SlowDown' });
  s3.failNext('GET', 'damaged');
  expect(await ask('GET')).toMatchObject({ status: 200, text: 'iello' });
  s3.failNext('DELETE', 'cut-before');
  await expect(ask('DELETE')).rejects.toThrow();
  expect((await ask('GET')).text).toBe('hello');
  s3.failNext('DELETE', 'cut-after');
  await expect(ask('DELETE')).rejects.toThrow();
  expect((await ask('GET')).status).toBe(404);
  s3.failAll('busy');
  expect((await ask('PUT', { body: 'x' })).status).toBe(503);
  s3.failAll(null);
  expect((await ask('PUT', { body: 'x' })).status).toBe(200);
});
