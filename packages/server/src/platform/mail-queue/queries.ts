import type { Queryable } from '../database/database.ts';
import { DEAD_MAIL_QUEUE, MAIL_QUEUE } from './mailQueues.ts';

/** A user's confirmed email address, or null. */
export async function findConfirmedAddress(tx: Queryable, userId: string): Promise<string | null> {
  const { rows } = await tx.query<{ email: string }>({
    name: 'find-confirmed-address',
    text: 'select email from users where id = $1 and email = proven_email',
    values: [userId],
  });
  return rows[0]?.email ?? null;
}

/** Marks a mail as sent, and deletes its content and recipient, because its links can be secret. */
export async function noteMailSent(db: Queryable, id: string): Promise<void> {
  await db.query(`update jobs.job set data = '{"isSent": true}' where name = $1 and id = $2`, [
    MAIL_QUEUE,
    id,
  ]);
}

/** Postpones all mails, without counting an attempt. */
export async function putMailsOff(db: Queryable, until: Date): Promise<void> {
  await db.query(
    `update jobs.job set start_after = $2 where name = $1 and state in ('created', 'retry') and start_after < $2`,
    [MAIL_QUEUE, until],
  );
}

/** Deletes the content of a failed mail; its copy in the dead letter queue has it. */
export async function forgetGivenUp(db: Queryable, id: string): Promise<void> {
  await db.query(`update jobs.job set data = '{}' where name = $1 and id = $2`, [MAIL_QUEUE, id]);
}

/** A failed mail, for the operator. */
export interface DeadMail {
  to: string;
  subject: string;
  text: string;
  failure: string;
  queued_at: Date;
}

/** Failed mails, oldest first. */
export async function listDeadMails(db: Queryable): Promise<DeadMail[]> {
  const { rows } = await db.query<DeadMail>(
    `select d.data->>'to' as "to", d.data->>'subject' as subject, d.data->>'text' as text,
        coalesce(m.output->>'code', 'unknown') as failure, d.source_created_on as queued_at
      from jobs.job d left join jobs.job m on m.name = d.source_name and m.id = d.source_id
      where d.name = $1 order by d.source_created_on, d.id`,
    [DEAD_MAIL_QUEUE],
  );
  return rows;
}
