export {
  type ConsentCategory,
  type ConsentGrants,
  consentCategories,
  nothingGranted,
} from './core/categories.ts';
export {
  type Consent,
  type ConsentOptions,
  type ConsentState,
  type ConsentSurface,
  createConsent,
  unknownConsent,
} from './core/createConsent.ts';
export { makeRevision } from './core/makeRevision.ts';
export type { GatedLoader } from './core/openGate.ts';
export { type ConsentModeOptions, startConsentMode } from './core/startConsentMode.ts';
export type { Traces } from './core/traces.ts';
