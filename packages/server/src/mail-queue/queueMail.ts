import type { InTransaction } from '../calling/Context.ts';
import type { MailContent } from '../mail/Mailer.ts';
import { MAIL_QUEUE } from './mailQueues.ts';
import { type Recipient, resolveRecipient } from './recipient.ts';

/** A mail to be queued. */
export interface QueuedMail extends MailContent {
  /** Names the occasion: one mail for each. */
  readonly key: string;
  readonly to: Recipient;
}

/**
 * Queues a mail in the transaction of what it tells of, so that both are there or neither; it goes out within seconds after the
 * commit. False where it goes nowhere, since its recipient has confirmed no address: what matters has to reach them another way.
 */
export async function queueMail(
  { jobs, db }: Pick<InTransaction, 'jobs' | 'db'>,
  mail: QueuedMail,
): Promise<boolean> {
  const { key, text, html, headers } = mail;
  const to = await resolveRecipient(db, mail.to);
  if (to === null) return false;
  const subject = mail.subject.replace(/\s+/g, ' ');
  await jobs.send(MAIL_QUEUE, { id: key, to, subject, text, html, headers }, { tx: db, key });
  return true;
}
