import { useSyncExternalStore } from 'react';
import type { ConsentCategory } from '../core/categories.ts';
import type { ConsentState } from '../core/createConsent.ts';
import { useConsentContext } from './ConsentProvider.tsx';

/**
 * What `select` picks from the consent, kept current. While a page of the server is hydrated nothing is known, so that
 * nothing differs from what was rendered; what this browser says comes right after. For categories of your own, say their names in the
 * type of the state.
 */
export function useConsent<Picked, Category extends string = ConsentCategory>(
  select: (state: ConsentState<Category>) => Picked,
): Picked;
export function useConsent<Picked>(select: (state: ConsentState<string>) => Picked): Picked {
  const consent = useConsentContext();
  return useSyncExternalStore(
    consent.subscribe,
    () => select(consent.getSnapshot()),
    () => select(consent.getServerSnapshot()),
  );
}
