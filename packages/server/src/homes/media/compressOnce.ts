import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);
const MAX_BYTES = 16 * 1024 * 1024;
const compressible = new Set(['image/svg+xml']);

/** Compresses a blob with brotli, once while it is remembered; null for kinds of files that are compressed already. */
export type CompressOnce = (
  id: string,
  contentType: string,
  bytes: Uint8Array,
) => Promise<Uint8Array<ArrayBuffer>> | null;

/** Makes a memory of compressed blobs, at most `max` bytes of them; the first to come is the first to go. */
export function makeCompressOnce(max = MAX_BYTES): CompressOnce {
  const known = new Map<string, Uint8Array<ArrayBuffer>>();
  const running = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();
  let cachedBytes = 0;

  const cache = (id: string, bytes: Uint8Array<ArrayBuffer>): void => {
    known.set(id, bytes);
    cachedBytes += bytes.byteLength;
    for (const [oldest, { byteLength }] of known) {
      if (cachedBytes <= max) break;
      known.delete(oldest);
      cachedBytes -= byteLength;
    }
  };

  const run = async (id: string, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> => {
    try {
      const result = new Uint8Array(
        await compress(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
      );
      cache(id, result);
      return result;
    } finally {
      running.delete(id);
    }
  };

  return (id, contentType, bytes) => {
    if (!compressible.has(contentType)) return null;
    const found = known.get(id);
    if (found) return Promise.resolve(found);
    const started = running.get(id) ?? run(id, bytes);
    if (!known.has(id)) running.set(id, started);
    return started;
  };
}
