/** The two sides of the product, by code. */
export const modes = [
  { code: 1, name: 'consumer', label: 'Consumer' },
  { code: 2, name: 'business', label: 'Business' },
] as const;
