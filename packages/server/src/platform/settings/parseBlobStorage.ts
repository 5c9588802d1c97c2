import { isLoopback } from './isLoopback.ts';
import { type BlobStorageSettings, SettingsError, type Variables } from './settings.ts';

/** Names of buckets without dots, which certificates don't cover. */
const addressForm = /^s3:\/\/([a-z0-9][a-z0-9-]{1,61}[a-z0-9])\/?$/;
const regionForm = /^[a-z0-9-]{2,30}$/;
const ADDRESS =
  'the address of a bucket like s3://sewa-files, with its keys in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY';
const ENDPOINT =
  'the https address of a service that speaks the protocol of S3; http only on a loopback host';

/** What another service than Amazon's understands, wherever it is. */
const DEFAULT_REGION = 'us-east-1';

function parseEndpoint(text: string): string {
  const url = URL.canParse(text) ? new URL(text) : null;
  const isPlain = url?.protocol === 'http:' && isLoopback(url.hostname);
  if (!url || (url.protocol !== 'https:' && !isPlain) || url.pathname !== '/' || url.search || url.username)
    throw new SettingsError('BLOBS_ENDPOINT', text.includes('@') ? '***' : text, ENDPOINT);
  return url.origin;
}

/** Reads where files are moved to, or null. */
export function parseBlobStorage(variables: Variables): BlobStorageSettings | null {
  const find = (name: string): string | null => variables[name]?.trim() || null;
  const [address, endpointText] = [find('BLOBS_URL'), find('BLOBS_ENDPOINT')];
  if (address === null) {
    if (endpointText === null) return null;
    throw new SettingsError('BLOBS_URL', undefined, 'set when BLOBS_ENDPOINT is');
  }
  // Somebody may have written the keys into the address.
  const bucket = addressForm.exec(address)?.[1];
  if (!bucket) throw new SettingsError('BLOBS_URL', address.includes('@') ? '***' : address, ADDRESS);
  const need = (name: string): string => {
    const value = find(name);
    if (value === null) throw new SettingsError(name, undefined, 'set when BLOBS_URL is');
    return value;
  };
  const endpoint = endpointText === null ? null : parseEndpoint(endpointText);
  const region = endpoint === null ? need('AWS_REGION') : (find('AWS_REGION') ?? DEFAULT_REGION);
  if (!regionForm.test(region)) throw new SettingsError('AWS_REGION', region, 'a region like ap-southeast-1');
  return {
    bucketUrl: endpoint === null ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`,
    region,
    accessKeyId: need('AWS_ACCESS_KEY_ID'),
    secretAccessKey: need('AWS_SECRET_ACCESS_KEY'),
  };
}
