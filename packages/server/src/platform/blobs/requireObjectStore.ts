import type { Queryable } from '../database/database.ts';
import { hasMoved } from './moveQueries.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Throws if bytes are in an object store, and this process knows none. */
export async function requireObjectStore(db: Queryable, objects: ObjectStore | null): Promise<void> {
  if (objects === null && (await hasMoved(db)))
    throw new Error('BLOBS_URL is not set, but files are in S3; set it as for the process that moved them.');
}
