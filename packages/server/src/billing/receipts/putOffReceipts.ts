import type { Transaction } from '../../platform/database/database.ts';

/**
 * Defers work on receipts until just before the commit, in order, and behind all other deferred work: the numbers of a year are locked
 * for as short as can be, and by nobody who still waits for a chain of the audit log.
 */
export const putOffReceipts = (tx: Transaction, work: () => Promise<void>): void =>
  tx.putOff(async () => tx.putOff(work));
