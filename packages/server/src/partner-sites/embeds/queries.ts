import type { Queryable } from '../../platform/database/database.ts';

/** Notes that a token was used; false if it was before. */
export async function insertToken(
  tx: Queryable,
  { partnerKey, tokenId, expiresAt }: { partnerKey: string; tokenId: string; expiresAt: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    'insert into partner_tokens (partner_key, token_id, expires_at) values ($1, $2, $3) on conflict do nothing',
    [partnerKey, tokenId, expiresAt],
  );
  return rowCount > 0;
}

/** The user of a partner's person, or null. */
export async function findPerson(
  tx: Queryable,
  partnerKey: string,
  subject: string,
): Promise<{ user_id: string; name: string | null } | null> {
  const { rows } = await tx.query<{ user_id: string; name: string | null }>(
    `select p.user_id, u.name from partner_people p join users u on u.id = p.user_id
      where p.partner_key = $1 and p.subject = $2`,
    [partnerKey, subject],
  );
  return rows[0] ?? null;
}

/** Inserts a person of a partner: a tenant without a phone or an email address. */
export async function insertPerson(
  tx: Queryable,
  person: { partnerKey: string; subject: string; userId: string; name: string; isSample: boolean },
  now: Date,
): Promise<void> {
  const { partnerKey, subject, userId, name, isSample } = person;
  await tx.query(
    `insert into users (id, name, user_type_ids, is_valid, is_sample, created_at) values ($1, $2, '{1}', true, $3, $4)`,
    [userId, name, isSample, now],
  );
  await tx.query('insert into partner_people (partner_key, subject, user_id) values ($1, $2, $3)', [
    partnerKey,
    subject,
    userId,
  ]);
}

/** Changes the name of a partner's person. */
export async function renamePerson(tx: Queryable, userId: string, name: string): Promise<void> {
  await tx.query('update users set name = $2, version = version + 1 where id = $1', [userId, name]);
}

/** Whether a listing has a public page. */
export async function isListingShown(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(`select from listings where id = $1 and status <> 'hidden'`, [id]);
  return rowCount > 0;
}
