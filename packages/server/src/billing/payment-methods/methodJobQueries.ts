import type { Queryable } from '../../platform/database/database.ts';

/** Ends the methods whose last day is over on a day. */
export async function endMethodsBefore(
  tx: Queryable,
  day: string,
): Promise<{ id: string; user_id: string | null }[]> {
  const { rows } = await tx.query<{ id: string; user_id: string | null }>(
    `update payment_methods set state = 'ended', ask_at = null, version = version + 1
      where state in ('active', 'suspended') and ends_on < $1 returning id, user_id`,
    [day],
  );
  return rows;
}

/** A mandate that is asked for, or cancelled because its method is over. */
export interface DueMandate {
  readonly id: string;
  readonly provider: string;
  readonly provider_ref: string;
  readonly is_over: boolean;
}

/** Some mandates that are due. Each comes again after a day, or after half an hour if it's to be cancelled; no two processes get one. */
export async function claimMandates(db: Queryable, now: Date): Promise<DueMandate[]> {
  const { rows } = await db.query<DueMandate>(
    `update payment_methods m set ask_at = $1::timestamptz + case when due.is_over then interval '30 minutes' else interval '1 day' end
      from (
        select id, state in ('ended', 'removed') as is_over
        from payment_methods where ask_at <= $1 order by ask_at limit 20 for update skip locked
      ) due
      where m.id = due.id returning m.id, m.provider, m.provider_ref, due.is_over`,
    [now],
  );
  return rows;
}

/** Notes that a mandate was cancelled at its provider. */
export async function noteCancelled(db: Queryable, id: string): Promise<void> {
  await db.query(`update payment_methods set ask_at = null where id = $1 and state in ('ended', 'removed')`, [
    id,
  ]);
}

/** Removes the methods of a payer who leaves; their mandates are cancelled next, and then the rows are deleted. */
export async function removeMethodsOf(tx: Queryable, userId: string, now: Date): Promise<void> {
  await tx.query(
    `update payment_methods set state = 'removed', ask_at = $2, version = version + 1
      where user_id = $1 and state in ('active', 'suspended')`,
    [userId, now],
  );
}
