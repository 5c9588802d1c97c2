/** The NOTIFY channels of the product: all that a process may listen to. */
export const channels = [
  'chat',
  'content_changed',
  'experiments_changed',
  'listings_changed',
  'redirects_changed',
] as const;

/** One of them. */
export type Channel = (typeof channels)[number];
