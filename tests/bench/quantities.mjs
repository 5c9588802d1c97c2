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
  'permissions',
];

/** Those that measure packages and need no built app. */
export const ofPackages = ['sizes', 'widgets', 'permissions'];
