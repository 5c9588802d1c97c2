import type { Blobs } from '../blobs/Blobs.ts';
import type { Queryable } from '../database/database.ts';
import { RefusedError } from '../http/RefusedError.ts';
import type { ServerApp } from '../http/ServerEnvironment.ts';
import { makeCompressOnce } from './compressOnce.ts';
import { findPictureBlobId } from './queries.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing may carry its own styles; opened by itself it must be able to do nothing else.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'cross-origin-resource-policy': 'same-origin',
};

/** A blob's id or its beginning, long enough that no two meet. */
const blobIdForm = /^[0-9a-f]{16,64}$/;
const listingIdForm = /^[a-z2-7]{12}$/;
/** The first 24 bits of a blob's id in base64url. */
const pictureForm = /^[\w-]{4}$/;

/** Adds the serving of blobs: an address names their content, so what it gives never changes. */
export function addMediaRoutes(app: ServerApp, db: Queryable, blobs: Blobs): void {
  const compressOnce = makeCompressOnce();

  const send = async (id: string, asked: (name: string) => string | undefined): Promise<Response> => {
    const headers = { ...HEADERS, etag: `"${id}"`, vary: 'accept-encoding' };
    if (asked('if-none-match')?.includes(`"${id}"`)) {
      if (!(await blobs.has(id))) throw new RefusedError('not-found');
      return new Response(null, { status: 304, headers });
    }
    const blob = await blobs.find(id);
    if (!blob) throw new RefusedError('not-found');
    const isBrotliWanted = /\bbr\b/.test(asked('accept-encoding') ?? '');
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
  };

  app.get('/media/:blobId', async (c) => {
    const id = c.req.param('blobId');
    if (!blobIdForm.test(id)) throw new RefusedError('not-found');
    return send(id, (name) => c.req.header(name));
  });

  app.get('/media/:listingId/:picture', async (c) => {
    const { listingId, picture } = c.req.param();
    if (!listingIdForm.test(listingId) || !pictureForm.test(picture)) throw new RefusedError('not-found');
    const beginning = Buffer.from(picture, 'base64url').toString('hex');
    const id = await findPictureBlobId(db, listingId, beginning);
    if (id === null) throw new RefusedError('not-found');
    return send(id, (name) => c.req.header(name));
  });
}
