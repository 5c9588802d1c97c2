import type { PaymentSetup } from '@sewa/api/client';
import { newBankPath, newCardCallbackPath, partnerCallbackPath, paymentBankPath } from '@sewa/paths';
import type { SetupRow } from './setupRow.ts';

/** The page here on which a setup goes on after the provider's page. */
export function findReturnPath({ id, kind, partner, purpose }: SetupRow): string {
  if (partner !== null) return partnerCallbackPath(purpose, id, kind === 'card' ? 'card' : 'bank');
  return kind === 'card' ? newCardCallbackPath(id) : newBankPath({ setup: id });
}

/** Where the payer goes on, or null: at the provider, or first on our own page about its bank. */
export function findRedirectUrl(row: SetupRow, origin: string): string | null {
  if (row.state !== 'pending' || row.redirect_url === null) return null;
  const hasOwnPage = row.kind === 'egiro' && row.bank === 'DBS';
  return hasOwnPage ? `${origin}${paymentBankPath(row.ref)}` : row.redirect_url;
}

/** How a setup stands, for whoever began it. */
export const describeSetup = (row: SetupRow, origin: string): PaymentSetup => ({
  id: row.id,
  kind: row.kind,
  bank: row.bank,
  segment: row.segment,
  serviceId: row.service_id,
  state: row.state,
  reason: row.reason,
  methodId: row.method_id,
  redirectUrl: findRedirectUrl(row, origin),
  expiresAt: row.expires_at.toISOString(),
});
