import type { Bank } from './Bank.ts';
import { planState, SECOND_MS } from './BankClock.ts';
import type { PayeeRecord } from './bankRecords.ts';

/** How long the bank looks for an account that it doesn't find at once. */
const CHECK_MS = 60 * SECOND_MS;

/** A payee as the API shows it. */
export interface PayeeView {
  readonly providerRef: string;
  readonly state: PayeeRecord['state'];
}

/** Finds a payee. */
export async function findPayee(bank: Bank, ref: string): Promise<PayeeView | null> {
  const found = await bank.look('payee', ref);
  return found && { providerRef: `payee_${ref}`, state: found.state };
}

/**
 * Registers a payee, once per reference. A number that ends with 02 is refused, one with 05 is proven after a minute, any other at once.
 */
export async function addPayee(
  bank: Bank,
  ref: string,
  { bank: name, accountNumber }: { bank: string; accountNumber: string },
): Promise<void> {
  const state = accountNumber.endsWith('02')
    ? 'refused'
    : accountNumber.endsWith('05')
      ? 'checking'
      : 'proven';
  await bank.add('payee', ref, {
    bank: name,
    masked: `ending ${accountNumber.slice(-4)}`,
    state,
    reason: null,
    next: state === 'checking' ? planState(bank.clock, CHECK_MS, 'proven') : null,
    webhooks: 'once',
  });
}
