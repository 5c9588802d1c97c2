import type { PaymentMethod } from '@sewa/api/client';
import type { MethodRow } from './methodQueries.ts';

/** A payment method, for whom it belongs to. A removed one is described as ended. */
export const describeMethod = (row: Omit<MethodRow, 'provider_ref'>): Omit<PaymentMethod, 'services'> => ({
  id: row.id,
  kind: row.kind,
  masked: row.masked,
  bank: row.bank,
  state: row.state === 'removed' ? 'ended' : row.state,
  limit: row.limit_cents,
  endsOn: row.ends_on,
  version: row.version,
});
