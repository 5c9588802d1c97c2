import type { PaymentLink } from '@sewa/api/client';
import type { Queryable } from '../../platform/database/database.ts';

/** A link that is still valid, with what it shows. */
export interface LinkRow {
  id: string;
  bill_id: string;
  expires_at: Date;
  kind: PaymentLink['kind'];
  period: string;
  due_on: string;
  /** What is open of the bill. */
  cents: number;
  open_cents: number;
  state: PaymentLink['state'];
  street: string;
  payee_name: string;
}

/** The valid link of a secret's hash, or null. */
export async function findLink(db: Queryable, secretHash: Uint8Array, now: Date): Promise<LinkRow | null> {
  const { rows } = await db.query<LinkRow>(
    `select l.id, l.bill_id, l.expires_at, b.kind, b.period, b.due_on::text as due_on, b.cents, b.cents - b.paid_cents as open_cents, b.state,
        s.street, p.name as payee_name
      from payment_links l join bills b on b.id = l.bill_id join services s on s.id = b.service_id join payees p on p.id = s.payee_id
      where l.secret_hash = $1 and l.expires_at > $2`,
    [secretHash, now],
  );
  return rows[0] ?? null;
}

/** Inserts a link to a bill; returns its id. */
export async function insertLink(
  tx: Queryable,
  link: { billId: string; secretHash: Uint8Array; userId: string; expiresAt: Date },
  now: Date,
): Promise<string> {
  const { rows } = await tx.query<{ id: string }>(
    `insert into payment_links (bill_id, secret_hash, created_by, created_at, expires_at)
      values ($1, $2, $3, $4, $5) returning id`,
    [link.billId, link.secretHash, link.userId, now, link.expiresAt],
  );
  const [row] = rows;
  if (!row) throw new Error('A payment link was not inserted.');
  return row.id;
}
