/**
 * URL patterns of the specification's screens that have no page yet: they are the product's own all the same. Whoever makes a
 * page moves its pattern to `patterns`.
 */
export const plannedPatterns: readonly string[] = [
  '/may-i-rent',
  '/offer',
  '/offer/:listingId',
  '/contract',
  '/contract/:id',
  '/contract/:id/handover',
  '/documents/me',
  '/sp/sign/callback',
];
