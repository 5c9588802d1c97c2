import type { Dashboard } from '@sewa/api/client';

/** Whose first step it is. */
export type BeginnerRole = 'tenant' | 'lister' | 'agent' | 'company' | 'noCompany';

/** Sign-up user types. */
const TENANT = 1;
const OWNER = 2;
const AGENT = 3;
const CORPORATE_USER = 4;

/** The roles of somebody in which nothing was begun yet; an operator has work to do instead. */
export function listFirstSteps(day: Dashboard): readonly BeginnerRole[] {
  const { userTypeIds: types, corporate, payments, reviews, listings, favourites } = day;
  const { enquiries, savedSearches } = day;
  const isTenant = types.length === 0 || types.includes(TENANT);
  const hasLooked = favourites.count + enquiries.made + savedSearches.length > 0;
  const isPaying = Boolean(payments?.next);
  const hasNoHome = corporate === null && listings === null;
  const isWithoutCompany = corporate === null && types.includes(CORPORATE_USER);
  return [
    ...(isTenant && !hasLooked && !isPaying ? (['tenant'] as const) : []),
    ...(types.includes(OWNER) && hasNoHome ? (['lister'] as const) : []),
    ...(types.includes(AGENT) && hasNoHome ? (['agent'] as const) : []),
    ...(corporate && reviews === null && listings === null ? (['company'] as const) : []),
    ...(isWithoutCompany ? (['noCompany'] as const) : []),
  ];
}
