import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { S3Problem } from './S3Problem.ts';

/** Who may ask, and where. */
export interface S3Account {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly region: string;
}

/** A request with its whole body. */
export interface S3Request {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly target: string;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

const MAX_SKEW_MS = 15 * 60_000;
const form =
  /^AWS4-HMAC-SHA256 Credential=([^/,]+)\/(\d{8})\/([^/,]+)\/([^/,]+)\/aws4_request, ?SignedHeaders=([a-z0-9;-]+), ?Signature=([0-9a-f]{64})$/;
const timeForm = /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/;

const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const hmac = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);

function formatQuery(query: string): string {
  const pairs = [...new URLSearchParams(query)].map(([name, value]) => `${encode(name)}=${encode(value)}`);
  return pairs.sort().join('&');
}

/** The request as both sides spell it before they sign (docs.aws.amazon.com, "Create a signed AWS API request"). */
function formatCanonical({ method, target, headers }: S3Request, signed: readonly string[]): string {
  const [path = '/', query = ''] = target.split('?', 2);
  const encodedPath = path
    .split('/')
    .map((part) => encode(decodeURIComponent(part)))
    .join('/');
  const lines = signed.map((name) => `${name}:${(headers[name] ?? '').trim().replace(/\s+/g, ' ')}\n`);
  return [
    method,
    encodedPath,
    formatQuery(query),
    lines.join(''),
    signed.join(';'),
    headers['x-amz-content-sha256'] ?? '',
  ].join('\n');
}

function requireFresh(time: string, now: Date): void {
  const iso = time.replace(timeForm, '$1-$2-$3T$4:$5:$6Z');
  if (!timeForm.test(time) || !(Math.abs(Date.parse(iso) - now.getTime()) <= MAX_SKEW_MS))
    throw new S3Problem(403, 'RequestTimeTooSkewed', 'The difference between the times is too large.');
}

function requireSigned(headers: S3Request['headers'], signed: readonly string[]): void {
  const needed = ['host', ...Object.keys(headers).filter((name) => name.startsWith('x-amz-'))];
  const unsigned = needed.find((name) => !signed.includes(name));
  if (unsigned !== undefined)
    throw new S3Problem(403, 'AccessDenied', `There were headers present that were not signed: ${unsigned}`);
}

function requireWhole({ headers, body }: S3Request): void {
  const digest = sha256(body);
  if (headers['x-amz-content-sha256'] !== digest.toString('hex'))
    throw new S3Problem(400, 'XAmzContentSHA256Mismatch', 'The digest does not match what was computed.');
  const checksum = headers['x-amz-checksum-sha256'];
  if (checksum !== undefined && checksum !== digest.toString('base64'))
    throw new S3Problem(400, 'BadDigest', 'The checksum did not match what was computed.');
}

/** Throws unless a request is signed by the account (Signature Version 4, in its header), fresh and whole. */
export function verifyRequest(request: S3Request, account: S3Account, now: Date): void {
  const { headers } = request;
  const parts = form.exec(headers.authorization ?? '');
  if (!parts) throw new S3Problem(403, 'AccessDenied', 'Access Denied');
  const [, keyId = '', date = '', region = '', service = '', names = '', signature = ''] = parts;
  if (keyId !== account.accessKeyId)
    throw new S3Problem(403, 'InvalidAccessKeyId', 'The access key does not exist in our records.');
  if (region !== account.region || service !== 's3')
    throw new S3Problem(400, 'AuthorizationHeaderMalformed', `The region should be ${account.region}.`);
  const time = headers['x-amz-date'] ?? '';
  requireFresh(time, now);
  const signed = names.split(';');
  requireSigned(headers, signed);
  const scope = `${date}/${region}/${service}/aws4_request`;
  const canonical = sha256(formatCanonical(request, signed)).toString('hex');
  const key = [region, service, 'aws4_request'].reduce<Buffer>(
    (made, part) => hmac(made, part),
    hmac(`AWS4${account.secretAccessKey}`, date),
  );
  const expected = hmac(key, ['AWS4-HMAC-SHA256', time, scope, canonical].join('\n'));
  if (!time.startsWith(date) || !timingSafeEqual(expected, Buffer.from(signature, 'hex')))
    throw new S3Problem(403, 'SignatureDoesNotMatch', 'The signature does not match.');
  requireWhole(request);
}
