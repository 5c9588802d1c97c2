import type { Consent } from '../core/createConsent.ts';
import { useConsentContext } from './ConsentProvider.tsx';

/** The consent itself, to choose, or to put something behind its gate. */
export const useConsentStore = (): Consent => useConsentContext();
