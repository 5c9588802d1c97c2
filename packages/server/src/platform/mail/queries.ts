import type { Queryable } from '../database/database.ts';

/** One message of the outbox: a letter with its subject, or a text message without one. */
export interface OutboxMessage {
  channel: 'email' | 'sms' | 'push';
  to: string;
  subject: string | null;
  text: string;
  html: string | null;
  headers?: Readonly<Record<string, string>> | null;
}

/** Puts one message into the outbox. */
export async function insertOutboxMessage(
  db: Queryable,
  { channel, to, subject, text, html, headers = null }: OutboxMessage,
): Promise<void> {
  await db.query(
    'insert into outbox (channel, recipient, subject, text_body, html_body, headers) values ($1, $2, $3, $4, $5, $6)',
    [channel, to, subject, text, html, headers],
  );
}
