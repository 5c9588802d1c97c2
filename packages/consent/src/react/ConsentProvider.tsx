import { createContext, type ReactNode, use } from 'react';
import type { Consent } from '../core/createConsent.ts';

/** Props of `ConsentProvider`. */
export interface ConsentProviderProps {
  /** The consent of this page; on a server `unknownConsent`. */
  readonly consent: Consent<string>;
  /** What reads it. */
  readonly children?: ReactNode;
}

const ConsentContext = createContext<Consent<string> | null>(null);

/** Gives a consent to everything below it. */
export function ConsentProvider({ consent, children }: ConsentProviderProps) {
  return <ConsentContext value={consent}>{children}</ConsentContext>;
}

/** The consent of the nearest provider; throws outside one. */
export function useConsentContext(): Consent<string> {
  const consent = use(ConsentContext);
  if (!consent)
    throw new Error(
      'Consent is read outside a <ConsentProvider>. Nobody can be asked. Add one above, on a server with unknownConsent.',
    );
  return consent;
}
