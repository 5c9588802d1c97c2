import { recordAudit } from '../audit/recordAudit.ts';
import type { Context } from '../calling/Context.ts';
import { defineVerb } from '../calling/defineVerb.ts';
import { system } from '../calling/whoMayAsk.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { type CheckedFileRow, claimFileToCheck, judgeFile, postponeCheck } from './queries.ts';
import type { Scanner } from './Scanner.ts';

/** Name of the job that gives files to the scanner. */
export const CHECK_FILES_JOB = 'check-files';

const MINUTE_MS = 60_000;
/** How long one try may take before another process may try, in minutes. */
const LEASE_MINUTES = 5;
const MAX_PAUSE_MINUTES = 60;
/** A scanner that is away is not asked for every file. */
const MAX_FAILURES = 3;

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/** Notes what was found in a file. */
const noteResult = (ctx: Context, { id, user_id: userId }: CheckedFileRow, isClean: boolean) =>
  ctx.transaction(async ({ db, now, log }) => {
    if (!(await judgeFile(db, id, isClean ? 'ready' : 'refused')) || isClean) return;
    const thing = { kind: 'file', id } as const;
    await recordAudit(db, { userId, actorId: 'system', thing, action: 'file-refused' }, now);
    log('warn', 'file-refused', { file: id });
  });

/** Gives one file to the scanner; puts it off and returns false when there is no clear answer. */
async function checkFile(ctx: Context, scanner: Scanner, row: CheckedFileRow): Promise<boolean> {
  const { db, blobs, now, log } = ctx;
  try {
    const blob = await blobs.find(row.blob_id);
    // Whoever deleted the file meanwhile deleted its bytes.
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
 * Gives every file that waits to the scanner, each in three steps: it is claimed for five minutes, scanned, judged. One without a clear
 * answer waits on and is tried again after a pause that doubles. Where the scanner was taken away, what waits for it goes on waiting.
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

/** Has files scanned when one was uploaded, and looks every minute for those that are due. */
export async function scheduleFileChecks(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work(CHECK_FILES_JOB, () => checkFiles(openContext(), {}));
  await jobs.schedule(CHECK_FILES_JOB, '* * * * *');
}
