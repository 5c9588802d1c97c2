import type { Queryable } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { findBrokenAuditNumber, findLastSeal } from './queries.ts';

/** Name of the nightly job. */
const CHECK_AUDIT_JOB = 'check-audit';

/**
 * Reads the whole audit log and logs an error where it was changed. The last seal is logged too: kept outside the database,
 * it tells later whether rows were taken from the end.
 */
export async function checkAudit(db: Queryable, log: Log): Promise<void> {
  const number = await findBrokenAuditNumber(db);
  if (number !== null) log('error', 'audit-log-broken', { number });
  const last = await findLastSeal(db);
  if (last) log('info', 'audit-log-sealed', last);
}

/** Has the audit log checked every night at half past three. */
export async function scheduleAuditCheck(jobs: Jobs, db: Queryable, log: Log): Promise<void> {
  await jobs.work(CHECK_AUDIT_JOB, () => checkAudit(db, log));
  await jobs.schedule(CHECK_AUDIT_JOB, '30 3 * * *');
}
