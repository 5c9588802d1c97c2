export { ConsentProvider, type ConsentProviderProps } from './react/ConsentProvider.tsx';
export { useConsent } from './react/useConsent.ts';
export { useConsentStore } from './react/useConsentStore.ts';
