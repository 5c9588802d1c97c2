import type { Dashboard } from '@sewa/api/client';

/** Whose first step it is. */
export type BeginnerRole = 'tenant' | 'lister' | 'company' | 'noCompany';

/** Sign-up user types. */
const TENANT = 1;
const LISTERS: readonly number[] = [2, 3];
const CORPORATE_USER = 4;

/** The roles of somebody in which nothing was begun yet; an operator has work to do instead. */
export function listFirstSteps(day: Dashboard): readonly BeginnerRole[] {
  const { userTypeIds: types, corporate, payments, reviews, listings, favourites } = day;
  const { enquiries, savedSearches } = day;
  const isTenant = types.length === 0 || types.includes(TENANT);
  const hasLooked = favourites.count + enquiries.made + savedSearches.length > 0;
  const isPaying = Boolean(payments?.next);
  const isLister = types.some((id) => LISTERS.includes(id));
  const isWithoutCompany = corporate === null && types.includes(CORPORATE_USER);
  return [
    ...(isTenant && !hasLooked && !isPaying ? (['tenant'] as const) : []),
    ...(isLister && corporate === null && listings === null ? (['lister'] as const) : []),
    ...(corporate && reviews === null && listings === null ? (['company'] as const) : []),
    ...(isWithoutCompany ? (['noCompany'] as const) : []),
  ];
}
