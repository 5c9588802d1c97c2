import { accountsJobs } from './accounts/jobs.ts';
import { billingJobs } from './billing/jobs.ts';
import { contentJobs } from './content/jobs.ts';
import { conversationsJobs } from './conversations/jobs.ts';
import { homesJobs } from './homes/jobs.ts';
import { measuringJobs } from './measuring/jobs.ts';
import { workWebhooks } from './partner-sites/leads/workWebhooks.ts';
import { personalDataJobs } from './personal-data/jobs.ts';
import type { Dependencies } from './platform/calling/Context.ts';
import { createSystemContext } from './platform/calling/createContext.ts';
import { scheduleJobs } from './platform/jobs/RecurringJob.ts';
import { platformJobs } from './platform/jobs.ts';
import type { Mailer } from './platform/mail/Mailer.ts';
import { workMails } from './platform/mail-queue/workMails.ts';
import { workPushes } from './platform/push/workPushes.ts';
import { searchJobs } from './search/jobs.ts';
import { tenanciesJobs } from './tenancies/jobs.ts';

/** The recurring jobs of all rooms. */
const recurringJobs = [
  ...platformJobs,
  ...homesJobs,
  ...searchJobs,
  ...conversationsJobs,
  ...contentJobs,
  ...accountsJobs,
  ...measuringJobs,
  ...billingJobs,
  ...tenanciesJobs,
  ...personalDataJobs,
];

/** Starts sending mails and schedules the recurring jobs. */
export async function startJobs(deps: Dependencies, mailer: Mailer): Promise<void> {
  const { jobs, db, clock, log } = deps;
  await workMails(jobs, { db, mailer, clock, log });
  await workPushes(jobs, { db, pusher: deps.pusher });
  await workWebhooks(jobs, createSystemContext(deps), deps.realClock);
  await scheduleJobs(jobs, () => createSystemContext(deps), recurringJobs);
}
