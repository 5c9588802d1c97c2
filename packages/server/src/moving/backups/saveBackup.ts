import { createWriteStream, existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { constants, createZstdCompress } from 'node:zlib';
import { encrypt, type Lock, makeEncrypter } from './encryption.ts';
import { explainFileError } from './explainFileError.ts';

const compress = () =>
  createZstdCompress({
    params: { [constants.ZSTD_c_checksumFlag]: 1, [constants.ZSTD_c_compressionLevel]: 3 },
  });

/** Compresses and, with a lock, encrypts lines into a file that appears only when it is whole; `-` is standard output. */
export async function saveBackup(
  file: string,
  lines: AsyncIterable<string>,
  lock: Lock | null,
): Promise<void> {
  // Before hours of reading: a folder would only be noticed at the end, and a device be replaced.
  if (existsSync(file) && !statSync(file).isFile())
    throw new Error(`${file} can't be written: it is a folder or a device.`);
  const encrypter = lock && makeEncrypter(lock);
  const part = `${file}.part`;
  const target = file === '-' ? process.stdout : createWriteStream(part, { flush: true, mode: 0o600 });
  try {
    await pipeline(
      lines,
      compress(),
      (chunks: AsyncIterable<Uint8Array>) => (encrypter ? encrypt(chunks, encrypter) : chunks),
      target,
      { end: file !== '-' },
    );
    if (file !== '-') renameSync(part, file);
  } catch (error) {
    if (file !== '-') rmSync(part, { force: true });
    throw explainFileError(error, file, 'written');
  }
}
