import type { CompiledRules } from '@sewa/auth/rules';
import type { Queryable } from '../../platform/database/database.ts';
import type { PermittedRows } from '../../platform/permissions/compilePermission.ts';

/** Bills that a user can read. */
export const readablePayNow = {
  action: 'read',
  subject: 'Bill',
  columns: {
    partyUserIds: { sql: ['s.payer_user_id', 'payee_user_id(y)'], type: 'texts' },
    partyCorporateIds: { sql: [], type: 'texts' },
  },
} as const satisfies PermittedRows;

/** What a bill's payee is paid by PayNow. */
interface PayNowRow {
  readonly kind: 'mobile' | 'uen';
  readonly value: string;
  readonly cents: number;
  readonly name: string;
}

/** The PayNow of the payee of a bill, and what is open; null if rules, whose parameters start at $3, hide it, or it can't be paid now. */
export async function findPayNow(
  db: Queryable,
  { billId, now }: { billId: string; now: Date },
  { text, values }: CompiledRules,
): Promise<PayNowRow | null> {
  const { rows } = await db.query<PayNowRow>(
    `select y.paynow_kind as kind, y.paynow_value as value, b.cents - b.paid_cents as cents, y.name
      from bills b join services s on s.id = b.service_id join payees y on y.id = s.payee_id
      where b.id = $1 and b.paid_cents < b.cents and b.state <> 'cancelled' and y.paynow_kind is not null
        and y.state <> 'refused' and (y.usable_from is null or y.usable_from <= $2) and ${text}`,
    [billId, now, ...values],
  );
  return rows[0] ?? null;
}
