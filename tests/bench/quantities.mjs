/** What is measured, in this order; each in the module of its name, which exports `measure`. */
export const quantities = [
  'rendering',
  'cache',
  'first-load',
  'bytes',
  'search',
  'import',
  'start',
  'soak',
  'memory',
  'sizes',
  'widgets',
  'permissions',
  'audit',
];

/** Those that need no built app and no tools of their own. */
export const withoutApp = ['start', 'soak', 'sizes', 'widgets', 'permissions', 'audit'];
