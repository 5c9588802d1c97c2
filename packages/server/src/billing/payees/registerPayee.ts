import {
  type NewPayee,
  type PaymentProvider,
  ProviderRefusal,
} from '../payment-providers/PaymentProvider.ts';
import type { PayeeAnswer } from './applyPayee.ts';

/** Registers a payee at a provider. Throws if the provider doesn't answer. */
export async function registerPayee(provider: PaymentProvider, payee: NewPayee): Promise<PayeeAnswer> {
  try {
    return await provider.registerPayee(payee);
  } catch (error) {
    if (error instanceof ProviderRefusal) return { state: 'refused', providerRef: null };
    throw error;
  }
}

/** What went wrong, for the log; never the message, which could repeat what was sent. */
export const describeFailure = (error: unknown): string => (error instanceof Error ? error.name : 'unknown');
