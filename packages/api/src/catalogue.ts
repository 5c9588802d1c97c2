/** The error catalogue: every code an error answer may carry, with the words shown to people. */
export const catalogue = {
  R001: 'Sorry for this unexpected experience. We will do our best to solve it.',
  R002: 'Unknown Problem.',
  R003: 'Something went wrong, please try again.',
  R004: 'User already exists please log-in.',
  R005: 'There is a problem with onboarding. We will do our best to solve it.',
  R006: 'Validation failed.',
} as const;
