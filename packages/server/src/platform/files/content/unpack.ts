import { createInflate } from 'node:zlib';

/** Result of unpacking; `text` has at most the requested bytes. */
export interface Unpacked {
  readonly bytes: number;
  /** Number of input bytes read: to the end of the data or, if it is damaged, as far as it was checked. */
  readonly parseBytes: number;
  readonly isTooLarge: boolean;
  /** Whether the zlib data ended correctly. */
  readonly isWhole: boolean;
  readonly text: Buffer;
}

/** Options of `unpack`. */
export interface UnpackOptions {
  readonly maxBytes: number;
  /** Number of nested compressions. @default 1 */
  readonly layers?: number;
  /** Number of leading bytes to return. @default 2 */
  readonly textBytes?: number;
}

/** Chunk size of the input, so that little is read beyond the end of the data. */
const PIECE_BYTES = 64 * 1024;

/** Whether bytes begin as zlib data does. */
export const isPacked = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0] = bytes;
  return (first & 15) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
};

/** Unpacks zlib data as a stream, and stops if it becomes too large; bytes after its end are ignored. */
export function unpack(
  packed: Uint8Array,
  { maxBytes, layers = 1, textBytes = 2 }: UnpackOptions,
): Promise<Unpacked> {
  return new Promise((resolve) => {
    const chain = Array.from({ length: layers }, () => createInflate({ chunkSize: 256 * 1024 }));
    const pieces: Buffer[] = [];
    const [first] = chain;
    let bytes = 0;
    let givenBytes = 0;
    const finish = (end: Pick<Unpacked, 'isTooLarge' | 'isWhole'>) => {
      for (const inflate of chain) inflate.destroy();
      const parseBytes = end.isWhole && first ? first.bytesWritten : givenBytes;
      resolve({ bytes, parseBytes, ...end, text: Buffer.concat(pieces).subarray(0, textBytes) });
    };
    chain.forEach((inflate, index) => {
      inflate.on('error', () => finish({ isTooLarge: false, isWhole: false }));
      const next = chain[index + 1];
      if (next) inflate.pipe(next);
    });
    const last = chain.at(-1);
    last?.on('data', (piece: Buffer) => {
      if (bytes < textBytes) pieces.push(piece);
      bytes += piece.length;
      if (bytes > maxBytes) finish({ isTooLarge: true, isWhole: false });
    });
    last?.on('end', () => finish({ isTooLarge: false, isWhole: true }));
    const feed = () => {
      if (!first || first.destroyed || first.bytesWritten < givenBytes) return;
      const piece = packed.subarray(givenBytes, givenBytes + PIECE_BYTES);
      givenBytes += piece.length;
      if (piece.length > 0) first.write(piece, feed);
      else first.end();
    };
    feed();
  });
}
