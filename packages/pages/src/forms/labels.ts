/** Labels that many pages share. */
export const continueLabel = 'Continue';
export const tryAgainLabel = 'Try again';

/** The fields of an address, and the type of its home, by name. */
export const addressLabels = {
  postalCode: 'Postal code',
  block: 'Block or house number',
  street: 'Street',
  floor: 'Floor',
  unit: 'Unit',
  propertyType: 'Home type',
} as const;
