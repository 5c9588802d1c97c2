import { product } from './product.ts';

const { slug } = product;

const waitlists = [
  'waitlist',
  'dateideas',
  'crescendas',
  'agent-waitlist',
  `${slug}-advance`,
  `${slug}-advance-upfront`,
].flatMap((name) => [`/${name}`, `/${name}/done`]);

const externalPayments = ['/ext/payment/setup/:id', '/ext/payment/change/:id'].flatMap((path) => [
  path,
  `${path}/bank/callback`,
  `${path}/card/callback`,
]);

/**
 * URL patterns of the specification's screens that have no page yet: they are the product's own all the same. Whoever makes a
 * page moves its pattern to `patterns`. A waitlist's `/{name}` is not among them: it is any name.
 */
export const plannedPatterns: readonly string[] = [
  '/property',
  '/property/new',
  '/property/:id',
  '/property/:id/listing/:listingId',
  '/property/:id/viewings',
  '/discover/:id/:slug/viewing',
  '/may-i-rent',
  '/dashboard/review',
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
  `/${slug}pay`,
  `/${slug}pay/egiro`,
  `/${slug}pay/heymax`,
  `/${slug}pay/egiro-switch`,
  '/egiro-switch',
  `/${slug}-care-calculator`,
  '/solutions/agents',
  '/solutions/tenants',
  '/solutions/landlords',
  '/solutions/enterprise',
  '/landlord/welcome',
  ...waitlists,
  ...waitlists.map((path) => `/dubai${path}`),
  '/waitlist-entry',
  '/about',
  '/privacy',
  '/terms',
  '/safety',
  '/partners',
];
