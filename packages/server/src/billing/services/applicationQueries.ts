import type { Queryable } from '../../platform/database/database.ts';
import { isoSql } from '../../platform/database/isoSql.ts';

/** Applications that wait for terms, then those whose applicants agreed, oldest first, as JSON. */
export async function selectApplicationsJson(db: Queryable): Promise<string> {
  const { rows } = await db.query<{ items: string }>(
    `select coalesce(json_agg(json_build_object('id', s.id, 'type', s.type, 'state', s.state, 'version', s.version, 'applicantName', u.name,
        'monthlyRent', s.monthly_rent, 'months', s.months, 'from', s.starts_on::text, 'street', s.street,
        'createdAt', ${isoSql('s.created_at')}) order by s.state desc, s.created_at, s.id), '[]')::text as items
      from services s join users u on u.id = s.payer_user_id where s.state in ('waiting', 'agreed')`,
  );
  return rows[0]?.items ?? '[]';
}

/** Writes what an operator answers to an application. */
export async function writeAnswer(tx: Queryable, id: string, words: string, now: Date): Promise<void> {
  await tx.query('update services set answer = $2, answered_at = $3 where id = $1', [id, words, now]);
}
