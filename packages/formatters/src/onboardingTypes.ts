/** What an invitation leads to, by code. */
export const onboardingTypes = [
  { code: 0, name: 'careProgramme', label: 'Care programme' },
  { code: 1, name: 'offer', label: 'Offer' },
  { code: 2, name: 'rentalProcess', label: 'Rental process' },
] as const;

/** The onboarding type of an invitation that names none: a rental process. */
export const DEFAULT_ONBOARDING_TYPE = 2;
