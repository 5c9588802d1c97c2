import type { InTransaction } from '../calling/Context.ts';

/**
 * Cancels the receipts of a payment that came back, and every receipt of the bill that counts it; the payments that still stand get new
 * ones.
 */
export async function cancelReceipts(
  _tx: InTransaction,
  _paymentId: string,
  _because: 'returned' | 'corrected',
): Promise<void> {}
