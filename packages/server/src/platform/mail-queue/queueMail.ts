import type { InTransaction } from '../calling/Context.ts';
import type { MailContent } from '../mail/Mailer.ts';
import { renderMail } from '../mail/renderMail.ts';
import { MAIL_QUEUE } from './mailQueues.ts';
import { type Recipient, resolveRecipient } from './recipient.ts';

/** A mail to queue. */
export interface QueuedMail extends MailContent {
  /** Deduplication key: one mail per key. */
  readonly key: string;
  readonly to: Recipient;
}

/**
 * Queues a mail atomically with the event it is about; it is sent within seconds of the commit. False if the recipient has no confirmed
 * address: then important messages must use another channel.
 */
export async function queueMail(
  { jobs, db, origin }: Pick<InTransaction, 'jobs' | 'db' | 'origin'>,
  mail: QueuedMail,
): Promise<boolean> {
  const { key, text, body, headers } = mail;
  const to = await resolveRecipient(db, mail.to);
  if (to === null) return false;
  const subject = mail.subject.replace(/\s+/g, ' ');
  const html = renderMail({ subject, body, origin });
  await jobs.send(MAIL_QUEUE, { id: key, to, subject, text, html, headers }, { tx: db, key });
  return true;
}
