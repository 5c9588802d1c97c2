import type { Respond, VerbRouter } from '../../platform/calling/VerbRouter.ts';
import { makeCompressOnce } from './compressOnce.ts';
import { type FoundBlob, getBlob, getPicture } from './getBlob.ts';

const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  // A drawing may carry its own styles; opened by itself it must be able to do nothing else.
  'content-security-policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  // Mails show pictures of homes, too.
  'cross-origin-resource-policy': 'cross-origin',
};

/** Of a picture that only its lister and operators see: browsers ask again each time. */
const PRIVATE = { 'cache-control': 'private, no-cache', 'cross-origin-resource-policy': 'same-origin' };

/** Adds the serving of what public pages show: an address names its content, so what it gives never changes. */
export function mountMedia(router: VerbRouter): void {
  const compressOnce = makeCompressOnce();
  const sendBlob: Respond<FoundBlob> = async ({ id, isPublic, blob }, reply) => {
    const headers = { ...HEADERS, ...(isPublic ? {} : PRIVATE), etag: `"${id}"`, vary: 'accept-encoding' };
    if (!blob) return reply.sendUnchanged(headers);
    const isBrotliWanted = /\bbr\b/.test(reply.ctx.browser.findHeader('accept-encoding') ?? '');
    const compressed = isBrotliWanted ? await compressOnce(id, blob.contentType, blob.bytes) : null;
    const bytes = compressed ?? new Uint8Array(blob.bytes);
    return reply.send(bytes, {
      ...headers,
      ...(compressed ? { 'content-encoding': 'br' } : {}),
      'content-type': blob.contentType,
      'content-length': String(bytes.byteLength),
    });
  };
  const isPublic = { isCompressible: true };
  router.mountFile('/media/{blobId}', getBlob, sendBlob, isPublic);
  router.mountFile('/media/{listingId}/{picture}', getPicture, sendBlob, isPublic);
}
