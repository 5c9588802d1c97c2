import type { Blobs } from '../blobs/Blobs.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { makeCompressOnce } from './compressOnce.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing may carry its own styles; opened by itself it must be able to do nothing else.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'same-origin',
};

/** A blob's id or its beginning, at least as long as pages write it. */
const mediaIdForm = /^[0-9a-f]{16,64}$/;

/** Adds the serving of blobs: their id is their content, so they never change. */
export function addMediaRoutes(app: ServerApp, blobs: Blobs): void {
  const compressOnce = makeCompressOnce();
  app.get('/media/:blobId', async (c) => {
    const id = c.req.param('blobId');
    if (!mediaIdForm.test(id)) throw new RefusedError('not-found');
    const headers = { ...HEADERS, etag: `"${id}"`, vary: 'accept-encoding' };
    if (c.req.header('if-none-match')?.includes(`"${id}"`)) {
      if (!(await blobs.has(id))) throw new RefusedError('not-found');
      return new Response(null, { status: 304, headers });
    }
    const blob = await blobs.find(id);
    if (!blob) throw new RefusedError('not-found');
    const isBrotliWanted = /\bbr\b/.test(c.req.header('accept-encoding') ?? '');
    const compressed = isBrotliWanted ? await compressOnce(id, blob.contentType, blob.bytes) : null;
    const bytes = compressed ?? new Uint8Array(blob.bytes);
    return new Response(bytes, {
      headers: {
        ...headers,
        ...(compressed ? { 'content-encoding': 'br' } : {}),
        'content-type': blob.contentType,
        'content-length': String(bytes.byteLength),
      },
    });
  });
}
