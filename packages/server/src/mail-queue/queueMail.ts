import type { Queryable } from '../database/database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { Mail } from '../mail/Mailer.ts';
import { insertQueuedMail } from './queries.ts';

/** Name of the job that sends what is queued. */
export const SEND_MAIL_JOB = 'send-mail';

/**
 * Queues a letter in the transaction of what it tells of, so that both are kept or neither. `key` names the occasion: one
 * letter for each. Call `flushMailQueue` once the transaction is over.
 */
export async function queueMail(tx: Queryable, key: string, mail: Mail, now: Date): Promise<void> {
  const { to, subject, text, html, headers } = mail;
  await insertQueuedMail(tx, {
    key,
    to,
    subject: subject.replace(/\s+/g, ' '),
    text,
    html: html ?? null,
    headers: headers ?? null,
    now,
  });
}

/** Has queued letters sent now; should that fail, the next minute does it. */
export async function flushMailQueue(jobs: Jobs): Promise<void> {
  await jobs.send(SEND_MAIL_JOB).catch(() => undefined);
}
