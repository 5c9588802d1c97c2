import { AwsClient } from 'aws4fetch';
import type { BlobStorageSettings } from '../settings/settings.ts';
import { makeBlobId } from './makeBlobId.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** How long people wait for a file, in milliseconds; and how long it may take to store one. */
const READ_TIMEOUT_MS = 10_000;
const WRITE_TIMEOUT_MS = 60_000;

/** How long requests may take, in milliseconds. */
export interface S3Timeouts {
  readonly readMs?: number;
  readonly writeMs?: number;
}

interface Asked {
  readonly method: 'PUT' | 'GET' | 'HEAD' | 'DELETE';
  readonly timeout: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: Uint8Array<ArrayBuffer>;
}

const EMPTY = makeBlobId(new Uint8Array());

/** Where an object is: the beginning of its id spreads objects over prefixes. */
const makeKey = (id: string): string => `blobs/${id.slice(0, 2)}/${id}`;

/** The digest as S3 says it. */
const toChecksum = (id: string): string => Buffer.from(id, 'hex').toString('base64');

/** What a refusal says, such as NoSuchKey. */
const findCode = (text: string): string => /<Code>(\w{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code';

/** Keeps objects in a bucket of S3, or of a service that speaks its protocol: without an ACL, so nobody reads them but us. */
export function createS3Store(
  { bucketUrl, region, accessKeyId, secretAccessKey }: BlobStorageSettings,
  { readMs = READ_TIMEOUT_MS, writeMs = WRITE_TIMEOUT_MS }: S3Timeouts = {},
): ObjectStore {
  const client = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const ask = async (id: string, { method, timeout, headers = {}, body }: Asked): Promise<Response> => {
    const request = await client.sign(`${bucketUrl}/${makeKey(id)}`, {
      method,
      // A request whose bytes differ from the signed digest is refused.
      headers: { 'x-amz-content-sha256': body ? id : EMPTY, ...headers },
      ...(body ? { body } : {}),
      redirect: 'manual',
      signal: AbortSignal.timeout(timeout),
    });
    const response = await fetch(request);
    if (response.ok) return response;
    const code = findCode(await response.text());
    throw new Error(`S3 answered ${response.status} (${code}) to ${method}.`);
  };
  return {
    async put(id, { contentType, bytes }) {
      const headers = { 'content-type': contentType, 'x-amz-checksum-sha256': toChecksum(id) };
      await ask(id, { method: 'PUT', timeout: writeMs, headers, body: new Uint8Array(bytes) });
      const { headers: stored } = await ask(id, {
        method: 'HEAD',
        timeout: readMs,
        headers: { 'x-amz-checksum-mode': 'ENABLED' },
      });
      // Some services don't say the checksum.
      const checksum = stored.get('x-amz-checksum-sha256') ?? toChecksum(id);
      if (Number(stored.get('content-length')) !== bytes.byteLength || checksum !== toChecksum(id))
        throw new Error('S3 has other bytes than it was sent.');
    },
    async get(id) {
      const response = await ask(id, { method: 'GET', timeout: readMs });
      const bytes = new Uint8Array(await response.arrayBuffer());
      if (makeBlobId(bytes) !== id) throw new Error('S3 answered with other bytes than it was sent.');
      return bytes;
    },
    async delete(id) {
      await ask(id, { method: 'DELETE', timeout: readMs });
    },
  };
}
