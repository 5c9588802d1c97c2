import type { Queryable } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Blob, Blobs } from './Blobs.ts';
import { FilesUnavailable } from './FilesUnavailable.ts';
import { makeBlobId } from './makeBlobId.ts';
import type { ObjectStore } from './ObjectStore.ts';
import { findBlobRow, insertBlob } from './queries.ts';

/** Where moved bytes are. */
export interface MovedBytes {
  readonly objects: ObjectStore | null;
  readonly log: Log;
}

/** How often bytes are looked for; each time by the row, because they may be moved at this moment. */
const ATTEMPTS = 2;

const nothingMoved: MovedBytes = { objects: null, log: () => undefined };

async function find(db: Queryable, id: string, { objects, log }: MovedBytes): Promise<Blob | null> {
  let cause: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const row = await findBlobRow(db, id);
    if (row === null) return null;
    const { content_type: contentType, bytes } = row;
    if (bytes !== null) return { contentType, bytes };
    try {
      if (!objects) throw new Error('It is in S3, but BLOBS_URL is not set.');
      return { contentType, bytes: await objects.get(id) };
    } catch (error) {
      cause = error;
      const message = error instanceof Error ? error.message : String(error);
      log('error', 'blob-unread', { blob: id, attempt, message });
    }
  }
  throw new FilesUnavailable('A file could not be read from S3.', { cause });
}

/**
 * Stores blobs in a database table; pass a transaction to store them atomically with what they belong to. Finds them there, and those that
 * were moved in the object store: ask for these outside of transactions, because the store can be slow.
 */
export function createTableBlobs(db: Queryable, moved: MovedBytes = nothingMoved): Blobs {
  return {
    async put({ contentType, bytes }) {
      const id = makeBlobId(bytes);
      await insertBlob(db, { id, contentType, bytes });
      return id;
    },
    find: (id) => find(db, id, moved),
  };
}
