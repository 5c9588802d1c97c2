import type { Queryable } from '@sewa/server';
import { samplePlan } from './samplePlan.ts';

/**
 * Writes the payee of the plan, whom the sandbox's bank knows. Its account number isn't stored: the bank has it already, and nothing else
 * reads it.
 */
export async function insertPayee(tx: Queryable, at: Date): Promise<void> {
  const { payerId, payee } = samplePlan;
  const { id, name, bank, masked, email } = payee;
  await tx.query(
    `insert into payees (id, user_id, name, bank, account_sealed, masked, email, provider, provider_ref, state, usable_from, created_at)
      values ($1, $2, $3, $4, '', $5, $6, 'sandbox', $7, 'proven', $8, $8)`,
    [id, payerId, name, bank, masked, email, `payee_${id}`, at],
  );
  const record = { bank, masked, state: 'proven', reason: null, next: null, webhooks: 'once' };
  await tx.query(
    `insert into sandbox_bank (kind, ref, content, created_at, updated_at) values ('payee', $1, $2, $3, $3)
      on conflict (kind, ref) do nothing`,
    [id, JSON.stringify(record), at],
  );
}

/** Whether the plan is written. */
export async function hasPlan(tx: Queryable): Promise<boolean> {
  return (await tx.query('select from services where id = $1', [samplePlan.id])).rowCount > 0;
}

/** Writes the plan with the address and rent of its home, in the listing of an id. Returns the rent, in cents. */
export async function insertPlan(
  tx: Queryable,
  { listingId, dueDay, from, at }: { listingId: string; dueDay: number; from: string; at: Date },
): Promise<number> {
  const { id, payerId, payee, months } = samplePlan;
  const { rows } = await tx.query<{ rent: number }>(
    `insert into services (id, type, payer_user_id, payee_id, state, block, street, floor, unit, postal_code, property_type,
        monthly_rent, due_day, starts_on, months, created_at)
      select $1, 'pay', $2, $3, 'active', block, street, floor, unit, postal_code, property_type, monthly_rent, $5, $6, $7, $8
        from listings where id = $4 returning monthly_rent as rent`,
    [id, payerId, payee.id, listingId, dueDay, from, months, at],
  );
  const [row] = rows;
  if (!row) throw new Error(`The home of the sample plan is missing: ${listingId}.`);
  return row.rent;
}

/** Writes a bill of the plan, which is open. */
export async function insertBill(
  tx: Queryable,
  { id, period, dueOn, cents, at }: { id: string; period: string; dueOn: string; cents: number; at: Date },
): Promise<void> {
  await tx.query(
    `insert into bills (id, service_id, kind, period, due_on, cents, lines, state, created_at)
      values ($1, $2, 'rent', $3, $4, $5, $6, 'open', $7)`,
    [id, samplePlan.id, period, dueOn, cents, JSON.stringify([{ kind: 'rent', words: 'Rent', cents }]), at],
  );
}

/** Writes that all of a bill was paid outside on its day, and that its payee confirmed it. */
export async function insertOutsidePayment(
  tx: Queryable,
  { id, billId, at }: { id: string; billId: string; at: Date },
): Promise<void> {
  await tx.query(
    `insert into payments (id, bill_id, attempt, way, payee_id, ref, cents, state, paid_on, settled_at, created_at)
      select $1, id, 1, 'outside', $4, 'sample-' || $1, cents, 'succeeded', due_on, $3, $3 from bills where id = $2`,
    [id, billId, at, samplePlan.payee.id],
  );
  await tx.query(`update bills set state = 'paid', paid_cents = cents, version = 3 where id = $1`, [billId]);
}
