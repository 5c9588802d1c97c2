import { createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** An object as it is kept. */
export interface S3Object {
  readonly contentType: string;
  readonly bytes: Buffer;
}

const isMissing = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'ENOENT';

/** Keeps the objects of one bucket in a folder, each in a file named after its key, so that they are there after a restart. */
export class S3Folder {
  readonly #folder: string;

  constructor(folder: string) {
    mkdirSync(folder, { recursive: true });
    this.#folder = folder;
  }

  #pathOf(key: string): string {
    return join(this.#folder, encodeURIComponent(key));
  }

  /** The keys of all objects. */
  listKeys(): string[] {
    const names = readdirSync(this.#folder).filter((name) => !name.endsWith('.part'));
    return names.map(decodeURIComponent).sort();
  }

  /** The object of a key, or null. */
  find(key: string): S3Object | null {
    try {
      const kept = readFileSync(this.#pathOf(key));
      const end = kept.indexOf('\n');
      return { contentType: kept.toString('utf8', 0, end), bytes: kept.subarray(end + 1) };
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  /** Keeps an object; readers see the old one or the new one. */
  put(key: string, { contentType, bytes }: S3Object): void {
    const part = join(this.#folder, `${randomBytes(8).toString('hex')}.part`);
    writeFileSync(part, Buffer.concat([Buffer.from(`${contentType}\n`), bytes]));
    renameSync(part, this.#pathOf(key));
  }

  /** Deletes the object of a key, if there is one. */
  delete(key: string): void {
    rmSync(this.#pathOf(key), { force: true });
  }
}

/** The headers that describe an object. */
export const describeObject = ({ contentType, bytes }: S3Object, isChecksumWanted: boolean) => ({
  'content-type': contentType,
  'content-length': String(bytes.length),
  etag: `"${createHash('md5').update(bytes).digest('hex')}"`,
  ...(isChecksumWanted
    ? { 'x-amz-checksum-sha256': createHash('sha256').update(bytes).digest('base64') }
    : {}),
});
