import type { PaymentSetup } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { useAskAgain } from '../Waiting/useAskAgain.ts';
import { isSetupOpen } from './describeSetup.ts';

/** A setup of the person, asked about again until it is over; null while it is loaded. */
export function useSetup(id: string): PaymentSetup | null {
  const { data: setup, mutate } = useRoute('getPaymentSetup', { id });
  useAskAgain(setup !== undefined && isSetupOpen(setup), () => mutate());
  return setup ?? null;
}
