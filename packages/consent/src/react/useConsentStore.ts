import type { ConsentCategory } from '../core/categories.ts';
import type { Consent } from '../core/createConsent.ts';
import { useConsentContext } from './ConsentProvider.tsx';

/** The consent itself, to choose, or to put something behind its gate. */
export function useConsentStore<Category extends string = ConsentCategory>(): Consent<Category>;
export function useConsentStore(): Consent<string> {
  return useConsentContext();
}
