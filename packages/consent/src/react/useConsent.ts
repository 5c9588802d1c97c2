import { useSyncExternalStore } from 'react';
import { type ConsentState, unknownConsent } from '../core/createConsent.ts';
import { useConsentContext } from './ConsentProvider.tsx';

/**
 * What `select` picks from the consent, kept current. While a page of the server is hydrated nothing is known, so that
 * nothing differs from what was rendered; what this browser says comes right after.
 */
export function useConsent<Picked>(select: (state: ConsentState) => Picked): Picked {
  const consent = useConsentContext();
  return useSyncExternalStore(
    consent.subscribe,
    () => select(consent.getSnapshot()),
    () => select(unknownConsent.getSnapshot()),
  );
}
