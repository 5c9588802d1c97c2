import { promisify } from 'node:util';
import {
  brotliCompress,
  brotliCompressSync,
  constants,
  gzip,
  gzipSync,
  zstdCompress,
  zstdCompressSync,
} from 'node:zlib';
import type { Encoding } from './chooseEncoding.ts';

/**
 * Bytes up to which a text is compressed at once: that takes 0.3 ms of the event loop at most, and handing it to another thread
 * costs more processor time than it gives back.
 */
const MAX_SYNC_BYTES = 64 * 1024;

interface Coder {
  readonly now: (text: Uint8Array) => Uint8Array<ArrayBuffer>;
  readonly onThread: (text: Uint8Array) => Promise<Uint8Array<ArrayBuffer>>;
}

const brotliOptions = (size: number) => ({
  params: { [constants.BROTLI_PARAM_QUALITY]: 5, [constants.BROTLI_PARAM_SIZE_HINT]: size },
});
const zstdOptions = { params: { [constants.ZSTD_c_compressionLevel]: 3 } };
const [brotliOnThread, gzipOnThread, zstdOnThread] = [
  promisify(brotliCompress),
  promisify(gzip),
  promisify(zstdCompress),
];

/** Levels are those of the knee: one more takes twice the time for some hundredths of the size. */
const coders: Readonly<Record<Encoding, Coder>> = {
  br: {
    now: (text) => brotliCompressSync(text, brotliOptions(text.byteLength)),
    onThread: (text) => brotliOnThread(text, brotliOptions(text.byteLength)),
  },
  gzip: { now: (text) => gzipSync(text), onThread: (text) => gzipOnThread(text) },
  zstd: {
    now: (text) => zstdCompressSync(text, zstdOptions),
    onThread: (text) => zstdOnThread(text, zstdOptions),
  },
};

/** Compresses an answer that is made for one request: a small one at once, a large one beside the event loop. */
export function compress(
  text: Uint8Array,
  encoding: Encoding,
): Uint8Array<ArrayBuffer> | Promise<Uint8Array<ArrayBuffer>> {
  const { now, onThread } = coders[encoding];
  return text.byteLength <= MAX_SYNC_BYTES ? now(text) : onThread(text);
}
