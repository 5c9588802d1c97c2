import type { Queryable } from '../database/database.ts';

/** A letter of the queue. */
export interface QueuedMailRow {
  id: string;
  key: string;
  recipient: string;
  subject: string;
  text_body: string;
  html_body: string | null;
  headers: Record<string, string> | null;
  attempts: number;
}

/** The address a user has confirmed, or null. */
export async function findConfirmedAddress(tx: Queryable, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from users where id = $1 and email = proven_email',
    [userId],
  );
  return rows[0]?.email ?? null;
}

/** Puts a letter into the queue unless one of its key is there. */
export async function insertQueuedMail(
  tx: Queryable,
  row: {
    key: string;
    to: string;
    subject: string;
    text: string;
    html: string | null;
    headers: Readonly<Record<string, string>> | null;
    now: Date;
  },
): Promise<void> {
  await tx.query(
    `insert into queued_mails (key, recipient, subject, text_body, html_body, headers, created_at, due_at)
      values ($1, $2, $3, $4, $5, $6, $7, $7) on conflict (key) do nothing`,
    [row.key, row.to, row.subject, row.text, row.html, row.headers, row.now],
  );
}

/** Takes the letter that has been due longest and puts its next try off, so that nobody else takes it meanwhile. */
export async function claimQueuedMail(
  db: Queryable,
  now: Date,
  { leaseUntil, max }: { leaseUntil: Date; max: number },
): Promise<QueuedMailRow | null> {
  const { rows } = await db.query<QueuedMailRow & Record<string, unknown>>(
    `update queued_mails set due_at = $2, attempts = attempts + 1
      where id = (select id from queued_mails where sent_at is null and due_at <= $1 and attempts < $3
        order by due_at, id limit 1 for update skip locked)
      returning id, key, recipient, subject, text_body, html_body, headers, attempts`,
    [now, leaseUntil, max],
  );
  return rows[0] ?? null;
}

/** Marks a letter as sent, and forgets what it said: links in it may open something. */
export async function markMailSent(db: Queryable, id: string, now: Date): Promise<void> {
  await db.query(`update queued_mails set sent_at = $2, text_body = '', html_body = null where id = $1`, [
    id,
    now,
  ]);
}

/** Sets when a letter is tried again. */
export async function putMailOff(db: Queryable, id: string, dueAt: Date): Promise<void> {
  await db.query('update queued_mails set due_at = $2 where id = $1 and sent_at is null', [id, dueAt]);
}
