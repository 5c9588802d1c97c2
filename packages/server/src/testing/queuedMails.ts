import type { Queryable } from '../platform/database/database.ts';
import { MAIL_QUEUE } from '../platform/mail-queue/mailQueues.ts';

/** A mail that waits to be sent. */
export interface QueuedMail {
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  headers: Record<string, string> | null;
}

/** The mails that wait, in the order in which they were queued. */
export async function listQueuedMails(db: Queryable): Promise<QueuedMail[]> {
  const { rows } = await db.query<QueuedMail>(
    `select data->>'to' as recipient, data->>'subject' as subject, data->>'text' as text_body, data->>'html' as html_body,
        data->'headers' as headers
      from jobs.job where name = $1 and state in ('created', 'retry') order by created_on, data->>'subject'`,
    [MAIL_QUEUE],
  );
  return rows;
}

/** Has no mail wait. */
export async function clearQueuedMails(db: Queryable): Promise<void> {
  await db.query('delete from jobs.job where name = $1', [MAIL_QUEUE]);
}
