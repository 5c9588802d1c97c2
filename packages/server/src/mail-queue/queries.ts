import type { Queryable } from '../database/database.ts';
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mailQueues.ts';

/** The address a user has confirmed, or null. */
export async function findConfirmedAddress(tx: Queryable, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string }>(
    'select email from users where id = $1 and email = proven_email',
    [userId],
  );
  return rows[0]?.email ?? null;
}

/** Notes that a mail was sent, and forgets what it said and to whom: links in it may open something. */
export async function noteMailSent(db: Queryable, id: string): Promise<void> {
  await db.query(`update jobs.job set data = '{"isSent": true}' where name = $1 and id = $2`, [
    MAIL_QUEUE,
    id,
  ]);
}

/** Has no mail tried before a moment, without counting that as a try. */
export async function putMailsOff(db: Queryable, until: Date): Promise<void> {
  await db.query(
    `update jobs.job set start_after = $2 where name = $1 and state in ('created', 'retry') and start_after < $2`,
    [MAIL_QUEUE, until],
  );
}

/** Forgets what a mail said that was given up: its copy in the queue of those says it. */
export async function forgetGivenUp(db: Queryable, id: string): Promise<void> {
  await db.query(`update jobs.job set data = '{}' where name = $1 and id = $2`, [MAIL_QUEUE, id]);
}

/** A mail that was given up, for whoever looks why. */
export interface DeadMail {
  to: string;
  subject: string;
  text: string;
  failure: string;
  queued_at: Date;
}

/** The mails that were given up and are not deleted yet, oldest first. */
export async function listDeadMails(db: Queryable): Promise<DeadMail[]> {
  const { rows } = await db.query<DeadMail & Record<string, unknown>>(
    `select d.data->>'to' as "to", d.data->>'subject' as subject, d.data->>'text' as text,
        coalesce(m.output->>'code', 'unknown') as failure, d.source_created_on as queued_at
      from jobs.job d left join jobs.job m on m.name = d.source_name and m.id = d.source_id
      where d.name = $1 order by d.source_created_on, d.id`,
    [DEAD_MAIL_QUEUE],
  );
  return rows;
}
