import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { dropClaims, listMoved, setHome, takeBack } from './moveQueries.ts';
import type { ObjectStore } from './ObjectStore.ts';

/** What was brought back, and the ids whose bytes can't be had. */
export interface Brought {
  readonly files: number;
  readonly missing: readonly string[];
}

/** Brings back one blob; false if its bytes can't be had now. */
async function bringBack({ db, log }: Context, objects: ObjectStore, id: string): Promise<boolean> {
  try {
    await takeBack(db, id, await objects.get(id));
    return true;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    log('error', 'blob-not-back', { blob: id, message });
    return false;
  }
}

/**
 * Brings all bytes back into the table, and stops moving them, also in other processes. Their objects are deleted later, by the job that
 * moves. Can be repeated, and stopped at any time.
 */
export const bringBlobsBack = defineVerb(system, async (ctx): Promise<Brought> => {
  const { db, objects } = ctx;
  if (!objects) throw new Error('Set BLOBS_URL to where the files are.');
  await setHome(db, 'table');
  let files = 0;
  const missing: string[] = [];
  for (let after = ''; ; ) {
    const ids = await listMoved(db, after);
    const last = ids.at(-1);
    if (last === undefined) break;
    for (const id of ids) {
      if (await bringBack(ctx, objects, id)) files += 1;
      else missing.push(id);
    }
    after = last;
  }
  await dropClaims(db);
  return { files, missing };
});
