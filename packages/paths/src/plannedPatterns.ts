import { product } from './product.ts';

const { slug } = product;

const externalPayments = ['/ext/payment/setup/:id', '/ext/payment/change/:id'].flatMap((path) => [
  path,
  `${path}/bank/callback`,
  `${path}/card/callback`,
]);

/**
 * URL patterns of the specification's screens that have no page yet: they are the product's own all the same. Whoever makes a
 * page moves its pattern to `patterns`.
 */
export const plannedPatterns: readonly string[] = [
  '/property/:id/viewings',
  '/discover/:id/:slug/viewing',
  '/may-i-rent',
  '/offer',
  '/offer/:listingId',
  '/contract',
  '/contract/:id',
  '/contract/:id/handover',
  '/documents/me',
  '/sp/sign/callback',
  '/profile/payment',
  '/profile/payment/new',
  '/profile/payment/new/bank',
  '/profile/payment/new/card/redirect',
  '/profile/payment/new/card/callback',
  '/profile/my-services',
  '/profile/my-services/:service/:id',
  '/flow',
  '/flow/:type/apply',
  '/flow/:type/:id',
  '/flow/:type/:id/bills',
  '/flow/:type/:id/payment/:way',
  '/flow/:type/:id/payment/:way/redirect',
  '/flow/:type/:id/payment/:way/callback',
  '/payment/dbs',
  '/payment/link/:id',
  '/payment/link/:id/callback',
  ...externalPayments,
  `/${slug}-care-calculator`,
  '/partners',
];
