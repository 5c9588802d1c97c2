import type { Queryable } from '../../platform/database/database.ts';

/** A certificate of stamp duty, as it was noted. */
export interface StampingRow {
  certificate: string;
  cents: number;
  expected_cents: number | null;
  file_id: string | null;
  by_name: string | null;
  created_at: Date;
}

/** The certificate of an agreement that stands, or null. */
export async function findStamping(db: Queryable, contractId: string): Promise<StampingRow | null> {
  const { rows } = await db.query<StampingRow>(
    `select s.certificate, s.cents, s.expected_cents, s.file_id, coalesce(p.name, k.name, u.name) as by_name, s.created_at
      from stampings s join rental_parties p on p.id = s.noted_by left join users u on u.id = p.user_id
        left join corporates k on k.id = p.corporate_id
      where s.contract_id = $1 and s.superseded_at is null`,
    [contractId],
  );
  return rows[0] ?? null;
}

/** A new certificate. */
export interface NewStamping {
  readonly id: string;
  readonly contractId: string;
  readonly certificate: string;
  readonly cents: number;
  readonly expectedCents: number | null;
  readonly fileId: string;
  readonly partyId: string;
  readonly now: Date;
}

/** Inserts a certificate in the place of the one before. */
export async function insertStamping(tx: Queryable, row: NewStamping): Promise<void> {
  await tx.query('update stampings set superseded_at = $2 where contract_id = $1 and superseded_at is null', [
    row.contractId,
    row.now,
  ]);
  await tx.query(
    `insert into stampings (id, contract_id, certificate, cents, expected_cents, file_id, noted_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [row.id, row.contractId, row.certificate, row.cents, row.expectedCents, row.fileId, row.partyId, row.now],
  );
}

/** A paper whose duty is due. */
export interface DueDuty {
  rental_id: string;
  contract_id: string;
}

/** Agreements and addenda that somebody signed in a window of time and whose duty is not paid. */
export async function listDueDuties(
  db: Queryable,
  { from, until }: { from: Date; until: Date },
): Promise<DueDuty[]> {
  const { rows } = await db.query<DueDuty>(
    `select c.rental_id, c.id as contract_id from contracts c
      where c.state in ('signing', 'signed') and c.first_signed_at > $1 and c.first_signed_at <= $2
        and not exists (select from stampings s where s.contract_id = c.id and s.superseded_at is null)
        and not exists (select from notices n where n.kind = 'duty-due' and n.about = c.rental_id and n.created_at > c.first_signed_at)
      order by c.rental_id, c.number`,
    [from, until],
  );
  return rows;
}
