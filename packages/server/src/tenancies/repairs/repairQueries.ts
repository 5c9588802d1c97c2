import type { Repair } from '@sewa/api/client';
import type { RentalSide } from '@sewa/tenancy';
import type { Queryable } from '../../platform/database/database.ts';

/** Something to mend, as it is stored. */
export interface RepairRow {
  id: string;
  rental_id: string;
  number: number;
  state: Repair['state'];
  version: number;
  reported_side: RentalSide;
  words: string;
  urgency: Repair['urgency'];
  file_ids: string[];
  answer: string | null;
  quote_cents: number | null;
  cents: number | null;
  invoice_file_id: string | null;
  tenant_cents: number | null;
  tenant_confirmed_at: Date | null;
  landlord_confirmed_at: Date | null;
  reported_at: Date;
  changed_at: Date;
}

const REPAIR = `select r.id, r.rental_id, r.number, r.state, r.version, p.side as reported_side, r.words, r.urgency,
    r.file_ids::text[] as file_ids, r.answer, r.quote_cents, r.cents, r.invoice_file_id, r.tenant_cents, r.tenant_confirmed_at, r.landlord_confirmed_at,
    r.reported_at, r.changed_at
  from repairs r join rental_parties p on p.id = r.reported_by`;

/** The repairs of a rental, the newest first. */
export async function listRepairRows(db: Queryable, rentalId: string): Promise<RepairRow[]> {
  const { rows } = await db.query<RepairRow>(`${REPAIR} where r.rental_id = $1 order by r.number desc`, [
    rentalId,
  ]);
  return rows;
}

/** A repair, or null. */
export async function findRepair(db: Queryable, id: string): Promise<RepairRow | null> {
  const { rows } = await db.query<RepairRow>(`${REPAIR} where r.id = $1`, [id]);
  return rows[0] ?? null;
}

/** A new repair. */
export interface NewRepair extends Pick<Repair, 'words' | 'urgency' | 'fileIds'> {
  readonly id: string;
  readonly rentalId: string;
  readonly partyId: string;
  readonly now: Date;
}

/** Inserts a repair. Its rental is locked. */
export async function insertRepair(tx: Queryable, row: NewRepair): Promise<void> {
  await tx.query(
    `insert into repairs (id, rental_id, number, state, reported_by, words, urgency, file_ids, reported_at, changed_at)
      select $1, $2, coalesce(max(number), 0) + 1, 'reported', $3, $4, $5, $6, $7, $7 from repairs where rental_id = $2`,
    [row.id, row.rentalId, row.partyId, row.words, row.urgency, row.fileIds, row.now],
  );
}

/** What changes of a repair; what is left out stays. */
export interface RepairChange {
  readonly state: Repair['state'];
  readonly answer?: string;
  /** Beside an answer; without one, the answer names none. */
  readonly quoteCents?: number;
  readonly cents?: number;
  readonly invoiceFileId?: string;
  readonly tenantCents?: number;
  /** The side that confirms; a new split takes both confirmations back. */
  readonly confirmedBy?: RentalSide;
  readonly isReset?: boolean;
}

/** Changes a repair, whose rental is locked. */
export async function updateRepair(
  tx: Queryable,
  id: string,
  change: RepairChange,
  now: Date,
): Promise<void> {
  await tx.query(
    `update repairs set state = $2, answer = coalesce($3, answer),
        quote_cents = case when $3::text is null then quote_cents else $10 end, cents = coalesce($4, cents),
        invoice_file_id = coalesce($5, invoice_file_id), tenant_cents = case when $8 then $6 else coalesce($6, tenant_cents) end,
        tenant_confirmed_at = case when $8 then null when $7 = 'tenant' then $9 else tenant_confirmed_at end,
        landlord_confirmed_at = case when $8 then null when $7 = 'landlord' then $9 else landlord_confirmed_at end,
        version = version + 1, changed_at = $9
      where id = $1`,
    [
      id,
      change.state,
      change.answer ?? null,
      change.cents ?? null,
      change.invoiceFileId ?? null,
      change.tenantCents ?? null,
      change.confirmedBy ?? null,
      change.isReset ?? false,
      now,
      change.quoteCents ?? null,
    ],
  );
}
