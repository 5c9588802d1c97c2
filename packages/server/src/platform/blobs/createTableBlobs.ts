import { createHash } from 'node:crypto';
import type { Queryable } from '../database/database.ts';
import type { Blobs } from './Blobs.ts';
import { findBlob, insertBlob } from './queries.ts';

/** Id of some bytes: their sha256 in hexadecimal. */
export const makeBlobId = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** Stores blobs in a database table; pass a transaction to store them atomically with what they belong to. */
export function createTableBlobs(db: Queryable): Blobs {
  return {
    async put({ contentType, bytes }) {
      const id = makeBlobId(bytes);
      await insertBlob(db, { id, contentType, bytes });
      return id;
    },
    find: (id) => findBlob(db, id),
  };
}
