import { createInflate } from 'node:zlib';

/** What unpacking came to; `text` only as far as it was asked for. */
export interface Unpacked {
  readonly bytes: number;
  /** How many bytes of what was given were read for it: up to where the data ended or, where it is damaged, as far as it was looked at. */
  readonly parseBytes: number;
  readonly isTooLarge: boolean;
  /** Whether it ended as zlib data should. */
  readonly isWhole: boolean;
  readonly text: Buffer;
}

/** What is unpacked, and how far. */
export interface UnpackOptions {
  readonly maxBytes: number;
  /** How often it is packed in itself. @default 1 */
  readonly layers?: number;
  /** How many bytes of the beginning are wanted. @default 2 */
  readonly textBytes?: number;
}

/** How much is given to be unpacked at a time: what is behind the end of the data is not read. */
const PIECE_BYTES = 64 * 1024;

/** Whether bytes begin as zlib data does. */
export const isPacked = (bytes: Uint8Array): boolean => {
  const [first = 0, second = 0] = bytes;
  return (first & 15) === 8 && first >> 4 <= 7 && (first * 256 + second) % 31 === 0;
};

/** Unpacks zlib data without holding it, and stops where it becomes too large; what stands behind its end is ignored. */
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
