/** What is measured, in this order; each in the module of its name, which exports `measure`. */
export const quantities = [
  'rendering',
  'cache',
  'first-load',
  'lighthouse',
  'search',
  'counting',
  'import',
  'sizes',
  'widgets',
];

/** Those that measure the published packages and need no built app. */
export const ofPackages = ['sizes', 'widgets'];
