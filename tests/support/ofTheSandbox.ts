/** Marks a test of what only the sandbox shows: a production process, as by https, has none. */
export const ofTheSandbox = { tag: '@sandbox' };
