import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import { type CheckedFileRow, claimFileToCheck, judgeFile, postponeCheck } from './queries.ts';
import type { Scanner } from './Scanner.ts';

/** Name of the job that scans files. */
export const CHECK_FILES_JOB = 'check-files';

const MINUTE_MS = 60_000;
/** Lease of one scan, in minutes: then another process may try. */
const LEASE_MINUTES = 5;
const MAX_PAUSE_MINUTES = 60;
/** Stops after this many consecutive failures, because the scanner is probably down. */
const MAX_FAILURES = 3;

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** Records the result of a scan. */
const noteResult = (ctx: Context, { id, user_id: userId }: CheckedFileRow, isClean: boolean) =>
  ctx.transaction(async ({ db, now, log }) => {
    if (!(await judgeFile(db, id, isClean ? 'ready' : 'refused')) || isClean) return;
    const thing = { kind: 'file', id } as const;
    await recordAudit(db, { userId, actorId: 'system', thing, action: 'file-refused' }, now);
    log('warn', 'file-refused', { file: id });
  });

/** Scans one file; postpones it and returns false if there is no clear result. */
async function checkFile(ctx: Context, scanner: Scanner, row: CheckedFileRow): Promise<boolean> {
  const { db, blobs, now, log } = ctx;
  try {
    const blob = await blobs.find(row.blob_id);
    // No blob: the file was deleted meanwhile.
    if (blob) await noteResult(ctx, row, (await scanner.scan(blob.bytes)) === 'clean');
    return true;
  } catch (error) {
    const pause = Math.min(2 ** (row.check_attempts - 1), MAX_PAUSE_MINUTES);
    await postponeCheck(db, row.id, later(now, pause));
    const message = error instanceof Error ? error.message : String(error);
    log('error', 'file-unchecked', { file: row.id, attempts: row.check_attempts, message });
    return false;
  }
}

/**
 * Scans all pending files: claims each for five minutes, scans it, and records the result. A file without a clear result is retried
 * with exponential backoff. If no scanner is configured any more, pending files stay pending.
 */
export const checkFiles = defineVerb(system, async (ctx) => {
  const { scanner, db, now } = ctx;
  if (!scanner) return;
  let failures = 0;
  while (failures < MAX_FAILURES) {
    const row = await claimFileToCheck(db, now, later(now, LEASE_MINUTES));
    if (!row) return;
    if (!(await checkFile(ctx, scanner, row))) failures += 1;
  }
});
