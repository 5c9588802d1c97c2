import { allowCompression, compressBody } from '@sewa/compression';

/** Brotli makes a document a sixth smaller than the others do, for a small part of the time its rendering takes. */
const preferred = ['br', 'zstd', 'gzip'] as const;

/** A private page on its way to who asked for it. */
export interface PrivatePage {
  readonly request: Request;
  /** Its headers, to which those of its coding are added. */
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Whether every answer it was made of may be sent compressed. */
  readonly isCompressible: boolean;
}

const isReading = ({ method }: Request): boolean => method === 'GET' || method === 'HEAD';

/**
 * The body of a private page as its reader accepts it. The answer to a form stays text: it may say a secret, or repeat what was
 * typed.
 */
export async function compressPrivate(page: PrivatePage): Promise<Uint8Array<ArrayBuffer>> {
  const { request, headers, body, isCompressible } = page;
  const findHeader = (name: string) => request.headers.get(name);
  const isAllowed = allowCompression(headers, findHeader, isCompressible && isReading(request));
  return isAllowed ? compressBody(body, { headers, findHeader, preferred }) : body;
}
