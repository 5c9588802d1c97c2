import { allowCompression, compressBody, MIN_BYTES } from '@sewa/compression';
import type { Context as RequestContext } from 'hono';
import type { ServerEnvironment } from './ServerEnvironment.ts';

/** Zstandard takes less than half of brotli's processor time for a tenth more bytes, and no rendering stands beside it. */
const preferred = ['zstd', 'br', 'gzip'] as const;

/** Whether a whole text is answered that nobody has compressed, or named by its bytes. */
const isPlainText = ({ status, headers }: Response): boolean =>
  status === 200 &&
  !headers.has('content-encoding') &&
  !headers.has('etag') &&
  /^(application\/json|text\/)/.test(headers.get('content-type') ?? '');

/**
 * Compresses an answer as its client accepts it, where its row calls it compressible. What pages ask in this process stays text, so that it is
 * compressed as part of the page, or not.
 */
export async function compressAnswer(
  c: RequestContext<ServerEnvironment>,
  response: Response,
  isCompressible: boolean,
): Promise<Response> {
  const { status, headers } = response;
  const findHeader = (name: string) => c.req.header(name);
  if (!allowCompression(headers, findHeader, isCompressible)) return response;
  const isLong = Number(headers.get('content-length') ?? 0) >= MIN_BYTES;
  if (c.env?.isInternal || !isLong || !isPlainText(response)) return response;
  const body = await compressBody(Buffer.from(await response.text()), { headers, findHeader, preferred });
  return new Response(body, { status, headers });
}
