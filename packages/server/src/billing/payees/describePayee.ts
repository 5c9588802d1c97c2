import type { Payee } from '@sewa/api/client';
import type { PayeeRow } from './queries.ts';

/** The end of an account number, for people. */
export const maskAccount = (accountNumber: string): string => `ending ${accountNumber.slice(-4)}`;

/** A payee, without its account number. */
export const describePayee = (row: PayeeRow): Payee => ({
  id: row.id,
  name: row.name,
  bank: row.bank,
  masked: row.masked,
  email: row.email,
  paynow:
    row.paynow_kind === null || row.paynow_value === null
      ? null
      : { kind: row.paynow_kind, value: row.paynow_value },
  state: row.state,
  usableFrom: row.usable_from?.toISOString() ?? null,
});
