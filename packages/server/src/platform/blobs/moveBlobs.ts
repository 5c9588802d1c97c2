import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { makeBlobId } from './makeBlobId.ts';
import { claimBlob, claimDeletion, type MovingRow, noteDeleted, noteMoved } from './moveQueries.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** Name of the job that moves bytes to the object store. */
export const MOVE_BLOBS_JOB = 'move-blobs';

/** One run moves so many bytes, deletes so many objects and takes so long; the next one, a minute later, goes on. */
const MAX_BYTES = 256 * 1024 * 1024;
const MAX_DELETIONS = 1_000;
const MAX_MS = 45_000;
/** Stops after so many failures, because the store is probably down. */
const MAX_FAILURES = 3;

/** What a run did. */
export interface Moved {
  readonly files: number;
  readonly bytes: number;
  readonly deleted: number;
  readonly failures: number;
}

/** Moves one blob: its bytes leave the table once the store has exactly them. A process that ends in between leaves a claim that expires. */
async function moveBlob({ db }: Context, objects: ObjectStore, row: MovingRow): Promise<boolean> {
  await objects.put(row.id, { contentType: row.content_type, bytes: row.bytes });
  return noteMoved(db, row);
}

/** Deletes objects of blobs that are gone. */
async function deleteObjects(ctx: Context, objects: ObjectStore, isOver: () => boolean) {
  let [deleted, failures] = [0, 0];
  while (deleted < MAX_DELETIONS && failures < MAX_FAILURES && !isOver()) {
    const id = await claimDeletion(ctx.db);
    if (id === null) break;
    try {
      await objects.delete(id);
      await noteDeleted(ctx.db, id);
      deleted += 1;
    } catch (error) {
      failures += 1;
      noteFailure(ctx, 'blob-not-deleted', id, error);
    }
  }
  return { deleted, failures };
}

function noteFailure({ log }: Context, event: string, blob: string, error: unknown): void {
  log('error', event, { blob, message: error instanceof Error ? error.message : String(error) });
}

/** Moves blobs one after the other, oldest first. Bytes that don't have their digest stay where they are. */
async function moveEach(ctx: Context, objects: ObjectStore, isOver: () => boolean) {
  let [files, bytes, failures] = [0, 0, 0];
  const damaged: string[] = [];
  while (bytes < MAX_BYTES && failures < MAX_FAILURES && !isOver()) {
    const row = await claimBlob(ctx.db, damaged);
    if (!row) break;
    if (makeBlobId(row.bytes) !== row.id) {
      damaged.push(row.id);
      noteFailure(ctx, 'blob-damaged', row.id, 'These bytes do not have the digest of their id.');
      continue;
    }
    try {
      if (await moveBlob(ctx, objects, row)) files += 1;
      bytes += row.bytes.byteLength;
    } catch (error) {
      failures += 1;
      noteFailure(ctx, 'blob-not-moved', row.id, error);
    }
  }
  return { files, bytes, failures };
}

/** Moves bytes from the table to the object store and deletes objects that no row needs, as far as one run goes. Any number can run at once. */
export const moveBlobs = defineVerb(system, async (ctx): Promise<Moved> => {
  const { objects } = ctx;
  if (!objects) return { files: 0, bytes: 0, deleted: 0, failures: 0 };
  const endsAt = performance.now() + MAX_MS;
  const isOver = () => performance.now() > endsAt;
  const { deleted, failures } = await deleteObjects(ctx, objects, isOver);
  const moved = await moveEach(ctx, objects, isOver);
  return { ...moved, deleted, failures: failures + moved.failures };
});
