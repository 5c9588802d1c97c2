import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Mailer } from '../mail/Mailer.ts';
import { claimQueuedMail, markMailSent, putMailOff } from './queries.ts';
import { SEND_MAIL_JOB } from './queueMail.ts';

/** What sending stands on. */
export interface MailQueueParts {
  db: Database;
  mailer: Mailer;
  clock: () => Date;
  log: Log;
}

const MINUTE_MS = 60_000;
/** How long one try may take before another process may try, in minutes. */
const LEASE_MINUTES = 15;
const LONGEST_PAUSE_MINUTES = 6 * 60;
/** With pauses that double up to six hours: given up after about three and a half days. */
const MOST_TRIES = 22;
/** A mail server that is away is not asked for every letter. */
const MOST_FAILURES = 3;

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

/**
 * Sends every letter that is due. One that fails stays and is tried again after a pause that doubles; the log names it by
 * number only. A process that dies between sending and noting sends it twice, under the same message id.
 */
export async function sendQueuedMails({ db, mailer, clock, log }: MailQueueParts): Promise<void> {
  let failures = 0;
  while (failures < MOST_FAILURES) {
    const now = clock();
    const mail = await claimQueuedMail(db, now, { leaseUntil: later(now, LEASE_MINUTES), most: MOST_TRIES });
    if (!mail) return;
    try {
      await mailer.send({
        id: mail.key,
        to: mail.recipient,
        subject: mail.subject,
        text: mail.text_body,
        ...(mail.html_body === null ? {} : { html: mail.html_body }),
        ...(mail.headers === null ? {} : { headers: mail.headers }),
      });
      await markMailSent(db, mail.id, clock());
    } catch (error) {
      failures += 1;
      const pause = Math.min(2 ** (mail.attempts - 1), LONGEST_PAUSE_MINUTES);
      await putMailOff(db, mail.id, later(clock(), pause));
      const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
      log('error', 'mail', { mail: mail.id, attempts: mail.attempts, code });
    }
  }
}

/** Sends queued letters when asked to, and looks every minute for those that are due. */
export async function scheduleMail(jobs: Jobs, parts: MailQueueParts): Promise<void> {
  await jobs.work(SEND_MAIL_JOB, () => sendQueuedMails(parts));
  await jobs.schedule(SEND_MAIL_JOB, '* * * * *');
}
