import type { Bank } from './Bank.ts';
import { answerCharge } from './charges.ts';
import { answerRefund } from './refunds.ts';
import { answerSetup } from './setups.ts';

/** What control does with a setup, charge or refund. */
export const controls = ['approve', 'reject', 'abandon', 'fail', 'succeed', 'return'] as const;

/** One of them. */
export type Control = (typeof controls)[number];

async function controlRefund(bank: Bank, ref: string, control: Control): Promise<boolean | null> {
  if (control === 'return' || control === 'abandon') return false;
  return answerRefund(bank, ref, control === 'approve' || control === 'succeed');
}

async function controlSetup(bank: Bank, ref: string, control: Control): Promise<boolean | null> {
  if (control === 'return') return false;
  return answerSetup(bank, ref, control === 'succeed' ? 'approve' : control);
}

/** Moves what has a reference; false if that isn't possible now, null if there is nothing. */
export async function controlPayment(bank: Bank, ref: string, control: Control): Promise<boolean | null> {
  const kinds = await bank.store.listKinds(ref);
  if (kinds.includes('charge')) return answerCharge(bank, ref, control);
  if (kinds.includes('setup')) return controlSetup(bank, ref, control);
  return kinds.includes('refund') ? controlRefund(bank, ref, control) : null;
}
