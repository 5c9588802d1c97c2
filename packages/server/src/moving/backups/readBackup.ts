import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createZstdDecompress } from 'node:zlib';
import { DamagedBackupError } from './backupFormat.ts';
import { AGE_START, decrypt, type Keys } from './encryption.ts';
import { explainFileError } from './explainFileError.ts';
import { splitLines } from './splitLines.ts';

/** How what zstd compressed begins. */
const ZSTD_START = Buffer.from([0x28, 0xb5, 0x2f, 0xfd]);

async function* decryptIfNeeded(source: AsyncIterable<Buffer>, keys: Keys): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  const { value: first = Buffer.alloc(0) } = await chunks.next();
  const all = (async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => chunks };
  })();
  if (first.subarray(0, AGE_START.length).toString('latin1') === AGE_START) yield* decrypt(all, keys);
  else if (first.subarray(0, ZSTD_START.length).equals(ZSTD_START)) yield* all;
  else throw new Error('This is no backup of Sewa.');
}

/** Whether the compressed bytes themselves are wrong. */
const isDamage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && /^(Z_|ZSTD_|ERR_ZSTD)/.test(String(error.code));

/** Reads a backup, `-` for standard input, and hands its lines to `work`. */
export async function readBackup<Result>(
  file: string,
  keys: Keys,
  work: (lines: AsyncGenerator<string>) => Promise<Result>,
): Promise<Result> {
  const source = file === '-' ? process.stdin : createReadStream(file);
  const results: Result[] = [];
  try {
    await pipeline(
      source,
      (chunks: AsyncIterable<Buffer>) => decryptIfNeeded(chunks, keys),
      createZstdDecompress(),
      async (chunks: AsyncIterable<Buffer>) => {
        results.push(await work(splitLines(chunks)));
      },
    );
  } catch (error) {
    if (isDamage(error)) throw new DamagedBackupError(error);
    throw explainFileError(error, file, 'read');
  }
  const [result] = results;
  if (result === undefined) throw new DamagedBackupError();
  return result;
}
