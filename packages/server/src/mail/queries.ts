import type { Queryable } from '../database/database.ts';
import type { Mail } from './Mailer.ts';

/** Puts one letter into the outbox. */
export async function insertOutboxMail(db: Queryable, { to, subject, text, html }: Mail): Promise<void> {
  await db.query('insert into outbox (recipient, subject, text_body, html_body) values ($1, $2, $3, $4)', [
    to,
    subject,
    text,
    html ?? null,
  ]);
}
