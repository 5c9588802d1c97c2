import type { Context } from '../calling/Context.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { checkAudit } from './checkAudit.ts';

/** Schedules audit checks: since the last seal nightly at 3:30, the whole log on Sundays at 4:30. */
export async function scheduleAuditChecks(jobs: Jobs, openContext: () => Context): Promise<void> {
  await jobs.work('check-audit', async () => void (await checkAudit(openContext(), { from: 'last-seal' })));
  await jobs.work(
    'check-whole-audit',
    async () => void (await checkAudit(openContext(), { from: 'beginning' })),
  );
  await jobs.schedule('check-audit', '30 3 * * *');
  await jobs.schedule('check-whole-audit', '30 4 * * 0');
}
