import type { InTransaction } from '../calling/Context.ts';

/**
 * Gives the receipt of a payment that settled, in the transaction that settles it: for the whole rent if all of the bill is paid now, else
 * for the part. What it says is frozen.
 */
export async function giveReceipt(_tx: InTransaction, _paymentId: string): Promise<void> {}
