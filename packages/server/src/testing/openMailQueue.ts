import type { Database } from '../platform/database/database.ts';
import { createJobs } from '../platform/jobs/createJobs.ts';
import type { Jobs } from '../platform/jobs/Jobs.ts';
import type { Mailer } from '../platform/mail/Mailer.ts';
import { mailQueues } from '../platform/mail-queue/mailQueues.ts';
import { workMails } from '../platform/mail-queue/workMails.ts';
import type { LoggedLine } from './makeTestServer.ts';

/** What sends mails in one process, in a world whose clock the test moves. */
export interface TestMailQueue {
  readonly jobs: Jobs;
  readonly lines: LoggedLine[];
  /** Moves the clock and has everything done that is due then. */
  finishAt(now: Date): Promise<void>;
  close(): Promise<void>;
}

/** Starts the jobs that send mails, as one process has them. */
export async function openMailQueue(db: Database, mailer: Mailer, start: Date): Promise<TestMailQueue> {
  const lines: LoggedLine[] = [];
  let now = start;
  const log = (level: LoggedLine['level'], event: string, details: LoggedLine['details'] = {}) =>
    void lines.push({ level, event, details });
  const jobs = await createJobs({ db, log, queues: mailQueues, findMovedTime: () => now });
  await workMails(jobs, { db, mailer, clock: () => now, log });
  return {
    jobs,
    lines,
    finishAt: (next) => {
      now = next;
      return jobs.finishDue();
    },
    close: () => jobs.close(),
  };
}
