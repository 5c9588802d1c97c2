import type { Queryable } from '../database/database.ts';
import type { Jobs } from '../jobs/Jobs.ts';
import type { MailContent } from '../mail/Mailer.ts';
import { insertQueuedMail } from './queries.ts';
import { type Recipient, resolveRecipient } from './recipient.ts';

/** Name of the job that sends what is queued. */
export const SEND_MAIL_JOB = 'send-mail';

/** A mail to be queued. */
export interface QueuedMail extends MailContent {
  /** Names the occasion: one mail for each. */
  readonly key: string;
  readonly to: Recipient;
}

/**
 * Queues a mail in the transaction of what it tells of, so that both are kept or neither. False where it goes nowhere, since its
 * recipient has confirmed no address: what matters has to reach them another way. Call `flushMailQueue` once the transaction is over.
 */
export async function queueMail(tx: Queryable, mail: QueuedMail, now: Date): Promise<boolean> {
  const { key, subject, text, html, headers } = mail;
  const to = await resolveRecipient(tx, mail.to);
  if (to === null) return false;
  await insertQueuedMail(tx, {
    key,
    to,
    subject: subject.replace(/\s+/g, ' '),
    text,
    html: html ?? null,
    headers: headers ?? null,
    now,
  });
  return true;
}

/** Has queued letters sent now; should that fail, the next minute does it. */
export async function flushMailQueue(jobs: Jobs): Promise<void> {
  await jobs.send(SEND_MAIL_JOB).catch(() => undefined);
}
