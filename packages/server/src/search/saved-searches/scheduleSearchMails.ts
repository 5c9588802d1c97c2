import type { Context } from '../../platform/calling/Context.ts';
import type { Jobs } from '../../platform/jobs/Jobs.ts';
import { mailSavedSearches } from './mailSavedSearches.ts';

/** When alerts are checked, in Singapore time: every minute, daily at 8:00, Mondays at 8:00. */
const schedules = [
  ['instant', '* * * * *'],
  ['daily', '0 8 * * *'],
  ['weekly', '0 8 * * 1'],
] as const;

/** Schedules the alerts of saved searches. */
export async function scheduleSearchMails(jobs: Jobs, openContext: () => Context): Promise<void> {
  for (const [frequency, cron] of schedules) {
    const job = `mail-${frequency}-searches`;
    await jobs.work(job, async () => {
      await mailSavedSearches(openContext(), { frequency });
    });
    await jobs.schedule(job, cron);
  }
}
