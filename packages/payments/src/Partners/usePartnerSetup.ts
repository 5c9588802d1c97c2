import type { PartnerSetup } from '@sewa/api/client';
import { useRoute } from '@sewa/api/swr';
import { isSetupOpen } from '../Setup/describeSetup.ts';
import { useAskAgain } from '../Waiting/useAskAgain.ts';

/** The setup of a partner's customer, asked about again until it is over once it has begun; null while it is loaded. */
export function usePartnerSetup(id: string): PartnerSetup | null {
  const { data: partnerSetup, mutate } = useRoute('getPartnerSetup', { id });
  const setup = partnerSetup?.setup;
  useAskAgain(setup !== undefined && setup.kind !== null && isSetupOpen(setup), () => mutate());
  return partnerSetup ?? null;
}
