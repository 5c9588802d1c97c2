import type { Database } from '../database/database.ts';
import type { Log } from '../http/log.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Mail, Mailer } from '../mail/Mailer.ts';
import { claimQueuedMail, markMailSent, putMailOff, type QueuedMailRow } from './queries.ts';
import { SEND_MAIL_JOB } from './queueMail.ts';

/** What sending stands on. */
export interface MailQueueDeps {
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
const MAX_TRIES = 22;
/** A mail server that is away is not asked for every letter. */
const MAX_FAILURES = 3;

const later = (now: Date, minutes: number): Date => new Date(now.getTime() + minutes * MINUTE_MS);

const toMail = (row: QueuedMailRow): Mail => ({
  id: row.key,
  to: row.recipient,
  subject: row.subject,
  text: row.text_body,
  ...(row.html_body === null ? {} : { html: row.html_body }),
  ...(row.headers === null ? {} : { headers: row.headers }),
});

/** Sends one claimed letter; puts it off and returns false when the mail server does not take it. */
async function trySending({ db, mailer, clock, log }: MailQueueDeps, row: QueuedMailRow): Promise<boolean> {
  try {
    await mailer.send(toMail(row));
    return true;
  } catch (error) {
    const pause = Math.min(2 ** (row.attempts - 1), LONGEST_PAUSE_MINUTES);
    await putMailOff(db, row.id, later(clock(), pause));
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown';
    log('error', 'mail', { mail: row.id, attempts: row.attempts, code });
    return false;
  }
}

/**
 * Sends every letter that is due, each in three steps: it is claimed for 15 minutes, given to the mail server, noted as
 * sent. One that fails stays and is tried again after a pause that doubles; the log names it by number only. What the mail
 * server took is sent again only when the note could not be made (the process died, the database was away) or the mail
 * server's yes was lost: then under the same message id, by which receivers know it as one.
 */
export async function sendQueuedMails(deps: MailQueueDeps): Promise<void> {
  const { db, clock } = deps;
  let failures = 0;
  while (failures < MAX_FAILURES) {
    const now = clock();
    const row = await claimQueuedMail(db, now, { leaseUntil: later(now, LEASE_MINUTES), max: MAX_TRIES });
    if (!row) return;
    if (await trySending(deps, row)) await markMailSent(db, row.id, clock());
    else failures += 1;
  }
}

/** Sends queued letters when asked to, and looks every minute for those that are due. */
export async function scheduleMail(jobs: Jobs, deps: MailQueueDeps): Promise<void> {
  await jobs.work(SEND_MAIL_JOB, () => sendQueuedMails(deps));
  await jobs.schedule(SEND_MAIL_JOB, '* * * * *');
}
