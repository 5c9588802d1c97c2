import type { Context } from '../calling/Context.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { checkAudit } from './checkAudit.ts';

/** Has the audit log checked behind its last seal every night at half past three, and all of it on Sundays at half past four. */
export async function scheduleAuditChecks(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work('check-audit', async () => void (await checkAudit(openContext(), { from: 'last-seal' })));
  await jobs.work(
    'check-whole-audit',
    async () => void (await checkAudit(openContext(), { from: 'beginning' })),
  );
  await jobs.schedule('check-audit', '30 3 * * *');
  await jobs.schedule('check-whole-audit', '30 4 * * 0');
}
