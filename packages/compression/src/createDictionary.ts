import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { constants, zstdCompress, zstdCompressSync } from 'node:zlib';
import { chooseEncoding } from './chooseEncoding.ts';
import type { FindHeader } from './isCausedElsewhere.ts';

/** Name of the content coding: Zstandard with a dictionary the client says it has (RFC 9842). */
export const DICTIONARY_ENCODING = 'dcz';

/** Magic number of the frame, before the SHA-256 of the dictionary: a skippable frame of Zstandard with 32 bytes. */
const FRAME_START = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0]);

/** What browsers may hold to read our pages by: what these have in common, once. */
export interface Dictionary {
  /** Its address, which names its content. */
  readonly path: string;
  /** Whether a client has it and accepts what is compressed by it. */
  readonly isAvailable: (findHeader: FindHeader) => boolean;
  /** Compresses beside the event loop; levels as those of Zstandard, 1 to 22. */
  readonly compress: (text: Uint8Array, level: number) => Promise<Uint8Array<ArrayBuffer>>;
  /** The same at once. */
  readonly compressNow: (text: Uint8Array, level: number) => Uint8Array<ArrayBuffer>;
}

const compressOnThread = promisify(zstdCompress);

/** Makes a dictionary of its bytes, which are taken as they are. */
export function createDictionary(path: string, bytes: Uint8Array): Dictionary {
  const digest = createHash('sha256').update(bytes).digest();
  const name = `:${digest.toString('base64')}:`;
  const start = Buffer.concat([FRAME_START, digest]);
  const makeOptions = (level: number) => ({
    dictionary: bytes,
    params: { [constants.ZSTD_c_compressionLevel]: level },
  });
  return {
    path,
    isAvailable: (findHeader) =>
      findHeader('available-dictionary')?.trim() === name &&
      chooseEncoding(findHeader('accept-encoding'), [DICTIONARY_ENCODING]) !== null,
    compress: async (text, level) => Buffer.concat([start, await compressOnThread(text, makeOptions(level))]),
    compressNow: (text, level) => Buffer.concat([start, zstdCompressSync(text, makeOptions(level))]),
  };
}
