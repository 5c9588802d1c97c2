import type { Context } from '../calling/Context.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import { mailSavedSearches } from './mailSavedSearches.ts';

/** When saved searches look for news, Singapore time: each minute, each day at eight, each Monday at eight. */
const schedules = [
  ['instant', '* * * * *'],
  ['daily', '0 8 * * *'],
  ['weekly', '0 8 * * 1'],
] as const;

/** Has the letters of saved searches written when they are due. */
export async function scheduleSearchMails(jobs: Jobs, openContext: () => Context): Promise<void> {
  for (const [frequency, cron] of schedules) {
    const job = `mail-${frequency}-searches`;
    await jobs.work(job, async () => {
      await mailSavedSearches(openContext(), { frequency });
    });
    await jobs.schedule(job, cron);
  }
}
